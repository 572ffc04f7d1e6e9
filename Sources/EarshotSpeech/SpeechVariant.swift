/// A way of speaking that some recordings have and others contradict; none is assumed.
///
/// `Documentation/VoiceOver/Recorded.md` has the recordings of each.
public enum SpeechVariant: String, Hashable, Sendable, CaseIterable {
  /// A switch says its state alone, "Reachability, off", in place of "switch button, off".
  case bareSwitch = "bare-switch"
  /// The insertion point of a field that is edited stands at its start, whatever the text.
  case insertionPointAtStart = "insertion-point-at-start"
  /// A tab that lies in a view with the trait tabBar says its type twice, once for each.
  case tabTwice = "tab-twice"
  /// Words that older notes have and newer ones contradict, as of "selected" in Chinese.
  case olderWords = "older-words"
  /// A picture without a name is guessed at: "Button, possibly, add".
  case guessedPictures = "guessed-pictures"
}
