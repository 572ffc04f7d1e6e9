import EarshotTree

extension AuditedScreen {
  /// For each node the nearest node around it that satisfies a condition; `nil` when none does.
  func nearestAncestors(where holds: (NodeFacts) -> Bool) -> [Node?] {
    let satisfies = facts.indices.map { holds(facts[$0]) }
    var nearest = [Node?](repeating: nil, count: facts.count)
    for index in facts.indices {
      let parent = facts[index].parent
      guard parent >= 0 else { continue }
      nearest[index] = satisfies[parent] ? Node(index: parent) : nearest[parent]
    }
    return nearest
  }

  /// The innermost node around all given nodes; `nil` when they have none in common.
  func commonAncestor(of nodes: [Node]) -> Node? {
    guard let first = nodes.min(by: { $0.index < $1.index }),
      let last = nodes.max(by: { $0.index < $1.index })
    else { return nil }
    return ancestors(of: first).first { last.index < facts[$0.index].end }
  }

  /// Whether each node is kept from being read by a modal sibling of it or of a node around it.
  func behindModals() -> [Bool] {
    var lastModals: [Int: Int] = [:]
    for index in facts.indices
    where facts[index].element.isModal.value == true && !facts[index].isHiddenFromTechnology {
      lastModals[facts[index].parent] = index
    }
    var starts = [Int](repeating: 0, count: facts.count + 1)
    func mark(_ range: Range<Int>) {
      starts[range.lowerBound] += 1
      starts[range.upperBound] -= 1
    }
    for (parent, modal) in lastModals {
      let siblings = parent < 0 ? 0..<facts.count : parent + 1..<facts[parent].end
      mark(siblings.lowerBound..<modal)
      mark(facts[modal].end..<siblings.upperBound)
    }
    var depth = 0
    return facts.indices.map { index in
      depth += starts[index]
      return depth > 0
    }
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
    !facts.prefix(8).contains { $0.element.type?.hasPrefix("android.") == true }
  }

  /// How far two tops may differ in one row: 8 points on a phone, 13 elsewhere.
  var rowTolerance: Double { screen.idiom == .phone ? 8 : 13 }

  /// The words by which a finding names a node: its label, else what it shows, else its id.
  func name(of node: Node) -> String {
    let facts = self[node]
    if !facts.spokenLabel.isEmpty { return facts.spokenLabel }
    return facts.shownText ?? facts.element.id.rawValue
  }
}
