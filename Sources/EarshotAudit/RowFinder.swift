import EarshotTree

/// Finds the rows of a screen: cells, and children of one parent that are built alike.
enum RowFinder {
  /// The fewest siblings of equal structure that count as rows.
  private static let fewestAlike = 3

  /// Marks the rows.
  static func mark(_ facts: inout [NodeDraft]) {
    var shapes = [Int](repeating: 0, count: facts.count)
    var groups: [Group: [Int]] = [:]
    for index in facts.indices.reversed() {
      var hasher = Hasher()
      hasher.combine(facts[index].role)
      var child = index + 1
      var count = 0
      while child < facts[index].end {
        hasher.combine(shapes[child])
        child = facts[child].end
        count += 1
      }
      shapes[index] = hasher.finalize()
      if facts[index].element.systemContainer == .cell {
        facts[index].isRow = true
      } else if count >= 2, facts[index].role == .other {
        groups[Group(parent: facts[index].parent, shape: shapes[index]), default: []].append(index)
      }
    }
    for members in groups.values where members.count >= fewestAlike && members.areRows(facts) {
      for member in members { facts[member].isRow = true }
    }
  }

  private struct Group: Hashable {
    var parent: Int
    var shape: Int
  }
}

extension [Int] {
  /// Whether the nodes are on the screen and none is a list of rows itself.
  fileprivate func areRows(_ facts: [NodeDraft]) -> Bool {
    allSatisfy { facts[$0].element.systemContainer == nil && facts[$0].isShown }
  }
}
