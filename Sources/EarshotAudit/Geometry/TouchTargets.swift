import EarshotTree

/// What can be touched on a screen: controls, and views that react to a tap and hold a stop.
struct TouchTargets {
  /// One area that can be touched.
  struct Target {
    var node: AuditedScreen.Node
    /// The whole area.
    var frame: Rect
    /// The part of it that is in sight.
    var seen: Rect
    /// Whether a scroller or the edge of the screen cuts it off.
    var isCut: Bool
    /// The scroller that it lies in; -1 when it lies in none.
    var scroller: Int
  }

  private let run: RuleContext
  /// The areas in sight, in reading order.
  private(set) var all: [Target] = []
  /// The nodes whose frame is not known.
  private(set) var withoutFrame: [AuditedScreen.Node] = []
  /// How far a number may be off: page sources round to whole points.
  let tolerance: Double

  init(_ run: RuleContext) {
    self.run = run
    var seen: Set<AuditedScreen.Node> = []
    var frames: [Rect] = []
    // Nobody touches a television or a Mac.
    for stop in run.isTelevision || run.isMac ? [] : run.screen.stops {
      guard let node = run.target(of: stop), seen.insert(node).inserted else { continue }
      guard let frame = node.frame, frame.isFinite else {
        withoutFrame.append(node)
        continue
      }
      frames.append(frame)
      let clip = node.clip
      let visible = clip.map(frame.intersection) ?? frame
      guard !visible.isEmpty else { continue }
      let scroller = run.scroller(of: node)
      all.append(
        Target(
          node: node, frame: frame, seen: visible,
          isCut: clip.map { run.isCut(node, frame, by: $0) } ?? false,
          scroller: scroller))
    }
    tolerance = frames.allSatisfy(\.isWhole) ? 0.5 : 0.1
  }

  /// The areas by place.
  var index: RectIndex { RectIndex(all.map(\.seen)) }

  /// Whether two areas are one inside the other in the tree, so that they are one row.
  func areNested(_ first: Target, _ second: Target) -> Bool {
    first.node.isInside(second.node) || second.node.isInside(first.node)
  }

  /// Whether a link stands in a line of text, whose height it cannot choose.
  func isInText(_ target: Target) -> Bool {
    guard target.node.role == .link else { return false }
    if let parent = target.node.parent, parent.role == .text { return true }
    return run.neighbours(of: target.node).contains { neighbour in
      guard neighbour.role == .text, let frame = neighbour.frame else { return false }
      return frame.isInRow(with: target.frame) && frame.horizontalGap(to: target.frame) < 8
    }
  }
}

extension RuleContext {
  /// The area that is touched for a stop: the control, or the nearest view around it that reacts.
  fileprivate func target(of stop: AuditedScreen.Node) -> AuditedScreen.Node? {
    if stop.role.isControl || stop.element.isTappable.value == true { return stop }
    let tappable = stop.ancestors.first {
      $0.element.isTappable.value == true || $0.isStop
    }
    // A view that fills the screen takes taps to dismiss the keyboard; it is no control.
    return tappable.flatMap { $0.element.isTappable.value == true ? $0 : nil }
  }

  fileprivate var isTelevision: Bool {
    guard let size = screen.screen.size, let root = screen.nodes.first else { return false }
    return size.width == 960 && size.height == 540
      && isAndroid(root)
  }

  /// Whether a pointer is moved there instead of a finger.
  fileprivate var isMac: Bool {
    screen.nodes.contains {
      guard let type = $0.element.type else { return false }
      return ["MenuBar", "TouchBar", "StatusItem"].contains { type.hasSuffix($0) }
    }
  }

  /// Whether a part of a frame lies outside of a clip.
  ///
  /// Android gives only the part in sight, which then ends where a large view around it ends.
  func isCut(_ node: AuditedScreen.Node, _ frame: Rect, by clip: Rect) -> Bool {
    if !clip.contains(frame, tolerance: 0.5) { return true }
    guard isAndroid(node), frame.height < 48 || frame.width < 48 else { return false }
    return node.ancestors.contains { $0.frame?.cuts(frame) ?? false }
  }

  /// Whether it is a view of Android.
  func isAndroid(_ node: AuditedScreen.Node) -> Bool {
    node.element.type?.hasPrefix("android") == true
  }

  fileprivate func scroller(of node: AuditedScreen.Node) -> Int {
    let scroller = node.ancestors.first {
      $0.element.systemContainer?.scrolls == true
    }
    return scroller?.index ?? -1
  }

  /// Whether a bar or control of the system around a node takes care of touches.
  func isInSystemBar(_ node: AuditedScreen.Node) -> Bool {
    if node.role == .keyboardKey { return true }
    return node.ancestors.prefix(8).contains {
      switch $0.element.systemContainer {
      case .navigationBar, .tabBar, .toolbar: true
      // What stands in for the keyboard has keys.
      default:
        $0.role == .searchField || $0.traits.contains(.tabBar)
          || $0.element.type == "UIInputView"
      }
    }
  }

  /// Whether it is a switch of the system, whose row is what people touch.
  func isSystemSwitch(_ node: AuditedScreen.Node) -> Bool {
    let type = node.element.type ?? "UISwitch"
    return node.role == .toggle && (type.hasPrefix("UI") || type.hasPrefix("XCUIElementType"))
  }

  /// The siblings right before and after a node.
  fileprivate func neighbours(of node: AuditedScreen.Node) -> [AuditedScreen.Node] {
    [node.next, node.previous].compactMap(\.self)
  }

  /// Says for each area without a frame that it cannot be measured.
  mutating func passOver(_ targets: TouchTargets) {
    for node in targets.withoutFrame { incomplete(.notCaptured(.frame), node) }
  }
}

extension Rect {
  /// Whether a small frame ends at an edge of this large one.
  fileprivate func cuts(_ small: Rect) -> Bool {
    let isAtEnd = abs(maxY - small.maxY) < 1 || abs(y - small.y) < 1
    let isAtSide = abs(maxX - small.maxX) < 1 || abs(x - small.x) < 1
    return (small.height < 48 && height >= 200 && isAtEnd)
      || (small.width < 48 && width >= 200 && isAtSide)
  }

  fileprivate var isWhole: Bool {
    [x, y, width, height].allSatisfy { $0 == $0.rounded() }
  }
}
