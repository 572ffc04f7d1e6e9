/// A way of writing an utterance.
public enum SpeechStyle: String, Hashable, Sendable, CaseIterable {
  /// Parts joined by commas, as the caption panel of a device shows them.
  case caption
  /// `Label: Value. Dimmed. Button. 2 of 3.`, compatible with AccessibilitySnapshot.
  case script
  /// As VoiceOver Designer describes elements; for its documents only.
  case designer

  /// Writes an utterance.
  package func callAsFunction(_ utterance: Utterance) -> SpokenText {
    switch self {
    case .caption: CaptionStyle.text(of: utterance)
    case .script: ScriptStyle.text(of: utterance)
    case .designer: DesignerStyle.text(of: utterance)
    }
  }
}
