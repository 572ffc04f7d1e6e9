import EarshotTree

/// Finds the rows of a screen: cells, and children of one parent that are built alike.
enum RowFinder {
  /// The fewest siblings of equal structure that count as rows.
  private static let fewestAlike = 3

  /// Marks the rows.
  static func mark(_ nodes: UnsafeMutableBufferPointer<NodeStore.Entry>) {
    var shapes = [Int](repeating: 0, count: nodes.count)
    var groups: [Group: [Int]] = [:]
    for index in nodes.indices.reversed() {
      var hasher = Hasher()
      hasher.combine(nodes[index].role)
      var child = index + 1
      var count = 0
      while child < nodes[index].end {
        hasher.combine(shapes[child])
        child = nodes[child].end
        count += 1
      }
      shapes[index] = hasher.finalize()
      if nodes[index].address.pointee.systemContainer == .cell {
        nodes[index].isRow = true
      } else if count >= 2, nodes[index].role == .other {
        let group = Group(parent: nodes[index].parent, shape: shapes[index])
        groups[group, default: []].append(index)
      }
    }
    for members in groups.values where members.count >= fewestAlike {
      // Rows are on the screen, and none is a list of rows itself.
      let areRows = members.allSatisfy {
        nodes[$0].address.pointee.systemContainer == nil && nodes[$0].isShown
      }
      if areRows { for member in members { nodes[member].isRow = true } }
    }
  }

  private struct Group: Hashable {
    var parent: Int?
    var shape: Int
  }
}
