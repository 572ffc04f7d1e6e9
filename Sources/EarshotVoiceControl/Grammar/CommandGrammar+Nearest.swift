import EarshotText

extension CommandGrammar {
  /// Nobody means a command by so many words that are none.
  private static let mostWords = 20

  /// The sentences that are commands and differ from a text by near words alone: "tap Menu" for
  /// "tpa Menu".
  ///
  /// - Parameter name: the name that is meant by the words of an item; `nil` if there is none.
  func sentences(near text: String, naming name: (String) -> String?) -> [String] {
    readings(of: text).filter { $0.count <= Self.mostWords }.flatMap { tokens in
      let matcher = PatternMatcher(
        tokens: tokens, text: text, vocabulary: vocabulary, language: language,
        takesNearWords: true)
      return patterns.flatMap(matcher.matches).flatMap { values in
        let names = values.items.indices.compactMap { index in
          name(values.items[index].spoken).map {
            SlotValues.Correction(range: values.itemRanges[index], word: $0)
          }
        }
        return [values.corrections, values.corrections + names].map { text.correcting($0) }
      }
    }
  }
}

extension String {
  /// The text with the words that were meant, without the spaces around it.
  fileprivate func correcting(_ corrections: [SlotValues.Correction]) -> String {
    var text = self
    for correction in corrections.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      text.replaceSubrange(correction.range, with: correction.word)
    }
    return text.trimmed
  }
}
