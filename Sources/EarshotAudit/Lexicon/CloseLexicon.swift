import EarshotText

/// Names of controls that leave a view or a screen.
enum CloseLexicon {
  /// Whether a folded name says that the view closes: close, cancel, done, not now.
  static func areIn(_ folded: String) -> Bool {
    guard !folded.isEmpty, folded.utf8.count <= 96 else { return false }
    if leave(folded) || Lexicon.all[.answering].contains(folded) { return true }
    return Lexicon.all[.leavingStems].contains { folded.hasPrefix($0) }
  }

  /// Whether a folded name is nothing but close, back or cancel.
  static func leave(_ folded: String) -> Bool { Lexicon.all[.leaving].contains(folded) }
}
