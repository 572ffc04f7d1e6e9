/// Puts two lists side by side so that as many pairs as possible agree.
enum ScriptAlignment {
  /// A pair of which one side may be missing.
  struct Pair<Left, Right> {
    var left: Left?
    var right: Right?
    var isSame: Bool
  }

  /// The pairs in order; between those that agree the others stand side by side.
  static func pairs<Left, Right>(
    _ left: [Left], _ right: [Right], _ isSame: (Left, Right) -> Bool
  ) -> [Pair<Left, Right>] {
    var pairs: [Pair<Left, Right>] = []
    var (i, j) = (0, 0)
    for (nextLeft, nextRight) in matches(left, right, isSame) + [(left.count, right.count)] {
      let gap = max(nextLeft - i, nextRight - j)
      for offset in 0..<gap {
        pairs.append(
          Pair(
            left: i + offset < nextLeft ? left[i + offset] : nil,
            right: j + offset < nextRight ? right[j + offset] : nil, isSame: false))
      }
      if nextLeft < left.count {
        pairs.append(Pair(left: left[nextLeft], right: right[nextRight], isSame: true))
      }
      (i, j) = (nextLeft + 1, nextRight + 1)
    }
    return pairs
  }

  /// The places of a longest common subsequence.
  private static func matches<Left, Right>(
    _ left: [Left], _ right: [Right], _ isSame: (Left, Right) -> Bool
  ) -> [(Int, Int)] {
    var prefix = 0
    while prefix < min(left.count, right.count), isSame(left[prefix], right[prefix]) { prefix += 1 }
    let (rows, columns) = (left.count - prefix, right.count - prefix)
    var found = (0..<prefix).map { ($0, $0) }
    // A table of millions of cells would help nobody to read the difference.
    guard rows > 0, columns > 0, rows * columns <= 4_000_000 else { return found }
    var length = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
    for i in (0..<rows).reversed() {
      for j in (0..<columns).reversed() {
        length[i][j] =
          isSame(left[prefix + i], right[prefix + j])
          ? length[i + 1][j + 1] + 1 : max(length[i + 1][j], length[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < rows, j < columns {
      if isSame(left[prefix + i], right[prefix + j]) {
        found.append((prefix + i, prefix + j))
        (i, j) = (i + 1, j + 1)
      } else if length[i + 1][j] >= length[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return found
  }
}
