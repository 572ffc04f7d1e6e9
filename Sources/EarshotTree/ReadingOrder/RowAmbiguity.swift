import EarshotText

/// Finds siblings whose order depends on the order of the views, because the comparator has a cycle.
///
/// A sorted list without ambiguity has no pair that stands against the comparator. The first such
/// pair is found in n log n: for each element, the one before it in the list that should come later.
enum RowAmbiguity {
  /// The places of two origins of a sorted list that stand against the comparator.
  static func pair(in origins: [Point?], _ comparator: RowComparator) -> (Int, Int)? {
    let known = origins.indices.compactMap { index in origins[index].map { (index, $0) } }
    // Rows of one element each, as in most lists.
    let areApart = zip(known, known.dropFirst()).allSatisfy { upper, lower in
      lower.1.y - upper.1.y >= comparator.tolerance
    }
    if areApart { return nil }
    let tops = known.map(\.1.y).sorted()
    var farthest = FarthestByTop(count: tops.count)
    var lowest: (index: Int, y: Double)?
    for (index, origin) in known {
      if let lowest, lowest.y - origin.y >= comparator.tolerance { return (lowest.index, index) }
      let reach = comparator.direction == .leftToRight ? origin.x : -origin.x
      let firstInRow = tops.partitioningIndex { $0 > origin.y - comparator.tolerance }
      if let other = farthest.best(from: firstInRow), other.reach > reach {
        return (other.index, index)
      }
      farthest.insert(
        (index: index, reach: reach), at: tops.partitioningIndex { $0 >= origin.y })
      if origin.y > lowest?.y ?? -.infinity { lowest = (index, origin.y) }
    }
    return nil
  }
}

/// The farthest origin along the row at or below a top: a Fenwick tree of maxima over ranked tops.
private struct FarthestByTop {
  private var tree: [(index: Int, reach: Double)?]

  init(count: Int) {
    tree = Array(repeating: nil, count: count + 1)
  }

  mutating func insert(_ entry: (index: Int, reach: Double), at rank: Int) {
    var place = tree.count - 1 - rank
    while place < tree.count {
      if tree[place].map({ entry.reach > $0.reach }) ?? true { tree[place] = entry }
      place += place & -place
    }
  }

  /// The farthest entry whose rank is at least the given one.
  func best(from rank: Int) -> (index: Int, reach: Double)? {
    var place = tree.count - 1 - rank
    var best: (index: Int, reach: Double)?
    while place > 0 {
      if let entry = tree[place], best.map({ entry.reach > $0.reach }) ?? true { best = entry }
      place -= place & -place
    }
    return best
  }
}
