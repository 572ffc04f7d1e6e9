/// Finds the word that a misspelled one was meant to be.
enum Suggestion {
  /// The most similar candidate; `nil` when none is similar.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    // Longer words than any key cannot be close; the measure costs the product of the lengths.
    guard word.utf8.count <= 64 else { return nil }
    let limit = max(1, min(3, word.count / 2))
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(Array(word.lowercased()), Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// A sentence for the help line: the similar word, else all that are known.
  static func help(for word: String, among candidates: [String]) -> String {
    if let nearest = nearest(to: word, among: candidates) { return "did you mean '\(nearest)'?" }
    return "use one of \(candidates.map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// Number of letters to insert, remove, replace or swap with the neighbour.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var before: [Int] = []
    var previous = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var current = [i + 1]
      for (j, other) in right.enumerated() {
        var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
          cost = min(cost, before[j - 1] + 1)
        }
        current.append(cost)
      }
      (before, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
