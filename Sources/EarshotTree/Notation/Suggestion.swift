/// Finds the known word that an unknown one was probably meant to be.
package enum Suggestion {
  /// The help line for an unknown word: the nearest known one, else all that are possible.
  static func help(for word: String, among words: [String]) -> String {
    if let nearest = nearest(to: word, among: words) { return "did you mean '\(nearest)'?" }
    guard words.count <= 12 else { return "see 'Documentation/Formats/Notation.md' for the words" }
    return "use one of " + words.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The known word with the fewest changes, at most a third of its letters.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let wanted = Array(word.lowercased().utf8.prefix(40))
    var best: (word: String, distance: Int)?
    for candidate in words {
      let letters = Array(candidate.lowercased().utf8)
      let longest = max(letters.count, wanted.count)
      let limit = longest > 1 ? max(1, longest / 3) : 0
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The number of letters to insert, remove, replace or swap.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var older: [Int] = []
    var previous = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, older[column - 1] + 1)
        }
        current.append(cost)
      }
      older = previous
      previous = current
    }
    return previous[right.count]
  }
}
