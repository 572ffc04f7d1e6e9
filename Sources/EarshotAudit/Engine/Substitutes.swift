import EarshotTree

/// The elements that stand in the place of something hidden: stops beside it with its frame.
struct Substitutes {
  /// The stops by parent; only the first of each parent, because a list has no substitutes.
  private let stops: [Node?: [Node]]
  /// What lies above all else: views that fill most of the screen, the last ones only.
  private let covers: [Node]

  private static let most = 16

  init(_ screen: AuditedScreen) {
    var stops: [Node?: [Node]] = [:]
    for stop in screen.stops where stops[stop.parent, default: []].count < Self.most {
      stops[stop.parent, default: []].append(stop)
    }
    self.stops = stops
    covers = screen.nodes.filter { screen.isCover($0) }.suffix(Self.most)
  }

  /// Whether another element stands for a node, or something is drawn above it.
  func stand(for node: Node) -> Bool {
    guard let frame = node.frame, !frame.isEmpty else { return false }
    let beside = stops[node.parent] ?? []
    let isStoodFor = beside.contains { stop in
      stop != node
        && (frame.isNearly(stop.frame)
          // Swipes on what is adjusted do what the buttons in its frame do.
          || stop.role == .adjustable && stop.frame?.contains(frame, tolerance: 1) == true)
    }
    if isStoodFor { return true }
    return covers.contains { cover in
      cover.index >= node.end && cover.frame?.contains(frame) == true
    }
  }
}

extension Rect {
  fileprivate func isNearly(_ other: Rect?) -> Bool {
    other.map { intersectionOverUnion(with: $0) >= 0.8 } ?? false
  }
}

extension AuditedScreen {
  /// Whether a view fills most of the screen and is not see-through.
  fileprivate func isCover(_ node: Node) -> Bool {
    guard node.isShown, !node.isHiddenFromTechnology, let bounds, let frame = node.frame,
      frame.intersection(bounds).area >= bounds.area / 2,
      let looks = node.element.appearance.value
    else { return false }
    return looks.image != nil || (looks.backgroundAlpha ?? (looks.background == nil ? 0 : 1)) > 0
  }

  /// Whether a modal view is open, so that the rest is hidden on purpose.
  var hasModal: Bool { nodes.contains { $0.isModal && !$0.isHiddenFromTechnology } }
}

extension Node {
  /// Whether a node around it is hidden already.
  var isHiddenAround: Bool { parent?.isHiddenFromTechnology ?? false }

  /// Whether it is a control in sight by class or trait.
  var isUsableControl: Bool { isShown && !isDisabled && role.isControl }
}
