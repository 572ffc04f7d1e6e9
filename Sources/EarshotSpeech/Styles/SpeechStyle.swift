/// A way of writing an utterance.
public enum SpeechStyle: String, Hashable, Sendable, CaseIterable {
  /// Parts joined by commas, as people write down what they hear.
  case caption
  /// What the caption panel of a device shows, letter by letter.
  case panel
  /// `Label: Value. Dimmed. Button. 2 of 3.`, compatible with AccessibilitySnapshot.
  case script
  /// As VoiceOver Designer describes elements; for its documents only.
  case designer

  /// Writes an utterance.
  package func callAsFunction(_ utterance: Utterance) -> SpokenText {
    switch self {
    case .caption: CaptionStyle.text(of: utterance)
    case .panel: PanelStyle.text(of: utterance)
    case .script: ScriptStyle.text(of: utterance)
    case .designer: DesignerStyle.text(of: utterance)
    }
  }
}
