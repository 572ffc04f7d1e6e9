import EarshotTree

extension AuditedScreen {
  /// For each node the nearest node around it that satisfies a condition; `nil` when none does.
  func nearestAncestors(where holds: (Node) -> Bool) -> [Node?] {
    let satisfies = nodes.map(holds)
    var nearest = [Node?](repeating: nil, count: nodes.count)
    for node in nodes {
      guard let parent = node.parent else { continue }
      nearest[node.index] = satisfies[parent.index] ? parent : nearest[parent.index]
    }
    return nearest
  }

  /// The innermost node around all given nodes; `nil` when they have none in common.
  func commonAncestor(of nodes: [Node]) -> Node? {
    guard let first = nodes.min(by: { $0.index < $1.index }),
      let last = nodes.max(by: { $0.index < $1.index })
    else { return nil }
    return first.ancestors.first { last.index < $0.end }
  }

  /// The leading edge of a rectangle along a row: smaller is read first.
  func leading(_ rect: Rect) -> Double {
    screen.direction == .leftToRight ? rect.x : -rect.maxX
  }

  /// The trailing edge of a rectangle along a row.
  func trailing(_ rect: Rect) -> Double {
    screen.direction == .leftToRight ? rect.maxX : -rect.x
  }

  /// Whether VoiceOver sorts the elements by their frames; a screen of Android has another order.
  var isSortedByVoiceOver: Bool {
    !nodes.prefix(8).contains { $0.element.type?.hasPrefix("android.") == true }
  }

  /// Whether VoiceOver's sorting puts a rectangle before another.
  func reads(_ rect: Rect, before other: Rect) -> Bool {
    if abs(rect.y - other.y) >= rowTolerance { return rect.y < other.y }
    return leading(rect) < leading(other)
  }

  /// How far two tops may differ in one row: 8 points on a phone, 13 elsewhere.
  var rowTolerance: Double { screen.idiom == .phone ? 8 : 13 }
}
