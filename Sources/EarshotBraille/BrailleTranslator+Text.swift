package import EarshotSpeech

extension BrailleTranslator {
  /// The braille of an utterance as the caption panel shows it, each part by the table of its
  /// language.
  ///
  /// How VoiceOver shortens type words in braille is not known, so that they are the words of the
  /// caption. A word in letters that the table of its part does not have, such as a Russian word in
  /// an English label, is written by the table of the language that has them.
  ///
  /// Throws ``BrailleError``, also when the reader's own language has no such table; a part in
  /// another language is written in the nearest grade that there is.
  package func braille(of utterance: Utterance, _ code: BrailleCode) throws -> BrailleText {
    var writer = try BrailleWriter(self, code)
    for part in utterance.captioned.parts where !part.text.isEmpty { writer.append(part) }
    return try writer.braille()
  }

  /// A text in the reader's own language.
  ///
  /// Throws ``BrailleError``.
  package func braille(of text: String, _ code: BrailleCode) throws -> BrailleText {
    var writer = try BrailleWriter(self, code)
    writer.append(text, language: nil)
    return try writer.braille()
  }
}
