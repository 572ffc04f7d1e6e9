/// Phrases that tell a gesture.
enum GestureLexicon {
  /// Phrases that tell a gesture wherever they stand.
  static let anywhere = PhraseList(Lexicon.all[.gestures])

  /// Phrases that tell the tap of two fingers.
  static let magicTap = PhraseList(Lexicon.all[.magicTap])

  /// Words with which a hint tells a gesture when it begins with them.
  static let first = PhraseList(Lexicon.all[.gestures].union(Lexicon.all[.gestureVerbs]))
}
