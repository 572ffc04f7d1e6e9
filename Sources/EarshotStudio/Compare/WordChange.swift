/// A stretch of words that stays, goes or comes between two sentences.
struct WordChange: Hashable, Sendable {
  /// The ways of words between two sentences.
  enum Kind: String, Hashable, Sendable {
    case same, removed, added
  }

  /// The words, with what stands between them.
  var text: String
  var kind: Kind

  /// Sentences of more words are told as a whole: nobody reads which of them stay.
  private static let limit = 400

  /// The stretches that lead from one sentence to another.
  static func all(from before: String, to after: String) -> [WordChange] {
    let (old, new) = (words(of: before), words(of: after))
    guard old.count <= limit, new.count <= limit else {
      return [WordChange(text: before, kind: .removed), WordChange(text: after, kind: .added)]
    }
    // The lengths of the longest common rows of words from each pair of places on.
    var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for left in old.indices.reversed() {
      for right in new.indices.reversed() {
        lengths[left][right] =
          old[left] == new[right]
          ? lengths[left + 1][right + 1] + 1
          : max(lengths[left + 1][right], lengths[left][right + 1])
      }
    }
    var changes: [WordChange] = []
    func add(_ word: Substring, _ kind: Kind) {
      if changes.last?.kind == kind {
        changes[changes.count - 1].text += word
      } else {
        changes.append(WordChange(text: String(word), kind: kind))
      }
    }
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        add(old[left], .same)
        (left, right) = (left + 1, right + 1)
      } else if right == new.count
        || left < old.count && lengths[left + 1][right] >= lengths[left][right + 1]
      {
        add(old[left], .removed)
        left += 1
      } else {
        add(new[right], .added)
        right += 1
      }
    }
    return changes
  }

  /// The words of a sentence, each with the space behind it.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    for index in text.indices where text[index] == " " {
      let end = text.index(after: index)
      words.append(text[start..<end])
      start = end
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }
}
