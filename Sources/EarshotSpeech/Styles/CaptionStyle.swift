import EarshotText

/// Parts joined by commas; authored text is never changed.
///
/// A phrase is in lower case unless it opens the sentence, and has no final period.
enum CaptionStyle {
  static func text(of utterance: Utterance) -> SpokenText {
    let parts = utterance.captioned.parts
    let hints = parts.filter { $0.role == .hint }
    return SpokenText(
      sentence: joined(parts.filter { ![.hint, .extra].contains($0.role) }),
      hint: hints.isEmpty ? nil : joined(hints),
      extra: parts.filter { $0.role == .extra }.map(\.text))
  }

  private static func joined(_ parts: [Utterance.Part]) -> String {
    parts.map(\.text).joined(separator: ", ")
  }
}

extension Utterance {
  /// The parts as the caption panel has them: in its order, the hints and the rest last, with the
  /// capital letter of a phrase that opens the sentence.
  ///
  /// Their texts, joined by commas, are the line of the panel.
  public var captioned: Utterance {
    var sentence = parts.filter { ![.hint, .extra].contains($0.role) }
    if sentence.first?.phrase != nil {
      sentence[0].text = sentence[0].text.capitalizingFirst
    }
    // All hints but the last lose one final period.
    var hints = parts.filter { $0.role == .hint }
    for index in hints.indices.dropLast() {
      hints[index].text = hints[index].text.withoutFinalPeriod
    }
    return Utterance(parts: sentence + hints + parts.filter { $0.role == .extra })
  }
}
