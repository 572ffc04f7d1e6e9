import EarshotSpeech

/// The sheet that a triple press opens when several features are chosen for it (F3).
struct ShortcutSheet: Hashable, Sendable {
  /// The features; the last line, which has none, leaves the sheet.
  let lines: [ShortcutName?]
  /// The line in focus, from 0.
  var index = 0

  init(_ features: [ShortcutName]) {
    lines = features + [nil]
  }
}
