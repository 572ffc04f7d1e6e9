/// Counts the elements of a screen by the first words of their lines, for the ids of those that have
/// none: `button[2]` is the second line that begins with `button`.
///
/// A bare number would be taken for that of a stop, which everybody counts otherwise.
struct NotationKinds {
  private var counts: [String: Int] = [:]

  /// The id of the next element whose line begins with a word.
  mutating func id(of word: String) -> Element.ID {
    let count = counts[word, default: 0] + 1
    counts[word] = count
    return Element.ID("\(word)[\(count)]")
  }
}
