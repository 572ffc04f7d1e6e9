import EarshotSpeech

/// What a braille display shows: the last that was said, and how far it was panned.
struct FeltSpeech: Hashable, Sendable {
  /// The utterance.
  let utterance: Utterance
  /// The place of the window under the fingers.
  var window = 0
}
