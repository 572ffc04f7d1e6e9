import EarshotTree

/// Which elements of a snapshot a listener can get to.
struct XCTestReach {
  /// How an element can be reached.
  enum Reach: UInt8 {
    /// It is in sight, or the source does not tell.
    case shown
    /// It comes into sight by scrolling.
    case offscreen
    /// It is not in sight itself, but what is inside may be.
    case none
    /// It is covered or hidden, with all inside.
    case hidden
  }

  /// One for each node.
  private(set) var reaches: [Reach] = []

  init(_ tree: XCTestTree) {
    var clips: [Rect?] = []
    reaches.reserveCapacity(tree.nodes.count)
    clips.reserveCapacity(tree.nodes.count)
    let seen = tree.nodes.map { $0.flags.contains(.isVisible) && $0.text != nil }.runningCounts
    for (index, node) in tree.nodes.enumerated() {
      let showsPart = seen[max(node.end, index + 1)] > seen[index + 1]
      let clip = node.parent < 0 ? nil : clips[node.parent]
      let isInHidden = node.parent >= 0 && reaches[node.parent] == .hidden
      reaches.append(isInHidden ? .hidden : Self.reach(of: node, showsPart, clip: clip))
      clips.append(Self.clip(inside: node, clip))
    }
  }

  subscript(index: Int) -> Reach { reaches[index] }

  /// Whether a listener can get to the element.
  func isReachable(_ index: Int) -> Bool {
    reaches[index] == .shown || reaches[index] == .offscreen
  }

  /// The reach of a node whose ancestors are not hidden.
  ///
  /// A node that is not in sight although it lies in the visible part of what scrolls is covered;
  /// beyond that part it waits for scrolling. A node without extent hides nothing: toolbars keep
  /// their visible buttons in such a group. Nor does a list of which texts are in sight: the driver calls
  /// one invisible that something else covers in its middle.
  ///
  /// - Parameter showsPart: whether the source says of a text inside that it is in sight.
  private static func reach(of node: XCTestNode, _ showsPart: Bool, clip: Rect?) -> Reach {
    if node.flags.contains(.isOutOfReach) { return .hidden }
    guard node.flags.contains(.isInvisible) else { return .shown }
    if node.hasEmptyFrame || node.kind.isList && showsPart { return .none }
    guard let frame = node.frame.value, let clip else { return .hidden }
    let visible = frame.intersection(clip)
    let share = visible.width * visible.height / (frame.width * frame.height)
    return share < 0.5 ? .offscreen : .hidden
  }

  private static func clip(inside node: XCTestNode, _ clip: Rect?) -> Rect? {
    guard let frame = node.frame.value, !frame.isEmpty else { return clip }
    switch node.kind {
    case .application, .window: return frame
    case _ where node.kind.scrolls: return clip.map(frame.intersection) ?? frame
    default: return clip
    }
  }
}
