import EarshotTree

/// The elements that stand in the place of something hidden: stops beside it with its frame.
struct Substitutes {
  private let run: RuleContext
  /// The stops by parent; only the first of each parent, because a list has no substitutes.
  private let stops: [AuditedScreen.Node?: [AuditedScreen.Node]]
  /// What lies above all else: views that fill most of the screen, the last ones only.
  private let covers: [AuditedScreen.Node]

  private static let most = 16

  init(_ run: RuleContext) {
    self.run = run
    var stops: [AuditedScreen.Node?: [AuditedScreen.Node]] = [:]
    for stop in run.screen.stops where stops[stop.parent, default: []].count < Self.most {
      stops[stop.parent, default: []].append(stop)
    }
    self.stops = stops
    covers = run.screen.nodes.filter { run.isCover($0) }.suffix(Self.most)
  }

  /// Whether another element stands for a node, or something is drawn above it.
  func stand(for node: AuditedScreen.Node) -> Bool {
    guard let frame = node.frame, !frame.isEmpty else { return false }
    let beside = stops[node.parent] ?? []
    if beside.contains(where: { $0 != node && frame.isNearly($0.frame) }) { return true }
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

extension RuleContext {
  /// Whether a view fills most of the screen and is not see-through.
  fileprivate func isCover(_ node: AuditedScreen.Node) -> Bool {
    guard node.isShown, !node.isHiddenFromTechnology, let bounds = screen.bounds,
      let frame = node.frame, frame.intersection(bounds).area >= bounds.area / 2,
      let looks = node.element.appearance.value
    else { return false }
    return looks.image != nil || (looks.backgroundAlpha ?? (looks.background == nil ? 0 : 1)) > 0
  }

  /// Whether a modal view is open, so that the rest is hidden on purpose.
  var hasModal: Bool {
    screen.nodes.contains {
      $0.element.isModal.value == true && !$0.isHiddenFromTechnology
    }
  }

  /// Whether a node around it is hidden already.
  func isHiddenAround(_ node: AuditedScreen.Node) -> Bool {
    node.parent.map { $0.isHiddenFromTechnology } ?? false
  }

  /// Whether the capture tells of any node that it is hidden; says so if not.
  mutating func tellsHiding() -> Bool {
    let tells = screen.nodes.contains { $0.knows(.elementsHidden) }
    if !tells, let first = screen.nodes.first {
      incomplete(.notCaptured(.elementsHidden), first)
    }
    return tells
  }
}

extension AuditedScreen.Node {
  /// Whether it is a control in sight by class or trait.
  var isUsableControl: Bool { isShown && !isDisabled && role.isControl }
}
