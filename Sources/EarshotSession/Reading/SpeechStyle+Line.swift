package import EarshotSpeech
import EarshotWriting

extension SpeechStyle {
  /// The whole line of the caption panel, or the sentences of a script; `<silence>` when nothing is
  /// said.
  package func line(of utterance: Utterance) -> String {
    let spoken = self(utterance)
    let sentences = ([spoken.sentence, spoken.hint].compactMap { $0 } + spoken.extra)
      .filter { !$0.isEmpty }
    let text =
      [.caption, .panel].contains(self)
      ? spoken.line
      : sentences.map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
    return text.orSilence().onOneLine
  }
}
