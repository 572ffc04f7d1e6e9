/// How many letters have to be inserted, removed, replaced or swapped with their neighbour to make
/// one word of another (optimal string alignment).
package enum EditDistance {
  /// The distance of two words; `nil` if it is above the limit.
  ///
  /// Costs at most the product of the lengths; callers cut what people may write at any length.
  package static func between<Letters: RandomAccessCollection>(
    _ left: Letters, _ right: Letters, limit: Int = .max
  ) -> Int? where Letters.Element: Equatable, Letters.Index == Int {
    guard abs(left.count - right.count) <= limit else { return nil }
    let right = Array(right)
    var older: [Int] = []
    var previous = Array(0...right.count)
    var before: Letters.Element?
    for (row, letter) in left.enumerated() {
      var current = previous
      current[0] = row + 1
      for column in right.indices {
        var cost = min(
          previous[column] + (letter == right[column] ? 0 : 1), previous[column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], before == right[column] {
          cost = min(cost, older[column - 1] + 1)
        }
        current[column + 1] = cost
      }
      (older, previous, before) = (previous, current, letter)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
