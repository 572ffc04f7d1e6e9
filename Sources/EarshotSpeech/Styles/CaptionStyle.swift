/// Parts joined by commas; authored text is never changed.
///
/// A phrase is in lower case unless it opens the sentence, and has no final period.
enum CaptionStyle {
  static func text(of utterance: Utterance) -> SpokenText {
    let hints = utterance.parts.filter { $0.role == .hint }
    return SpokenText(
      sentence: sentence(of: utterance.parts.filter { ![.hint, .extra].contains($0.role) }),
      hint: hints.isEmpty ? nil : hint(of: hints),
      extra: utterance.parts.filter { $0.role == .extra }.map(\.text))
  }

  private static func sentence(of parts: [Utterance.Part]) -> String {
    var words = parts.map(\.text)
    if let first = parts.first, first.phrase != nil { words[0].capitalizeFirstLetter() }
    return words.joined(separator: ", ")
  }

  /// Hints joined by commas; all but the last lose one final period.
  private static func hint(of parts: [Utterance.Part]) -> String {
    (parts.dropLast().map(\.text.withoutFinalPeriod) + parts.suffix(1).map(\.text))
      .joined(separator: ", ")
  }
}

extension String {
  fileprivate mutating func capitalizeFirstLetter() { self = capitalizingFirstLetter }
}
