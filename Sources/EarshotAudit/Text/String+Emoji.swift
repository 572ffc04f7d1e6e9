import EarshotTree

extension String {
  /// The characters that are drawn as pictures.
  var emoji: [Character] { filter(\.isEmoji).map { $0 } }

  /// The text without emoji; a text to write when no word is left.
  var inWords: Fix.Words {
    let rest = filter { !$0.isEmoji }.onSingleSpaces.strippedOfSeparators
    return rest.hasNoWord ? .toWrite(.name) : .known(rest)
  }
}

extension Character {
  /// Whether it is drawn as a picture by Unicode; a glyph of a font of the app has no name to say.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.value > 0xFF else { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && unicodeScalars.contains { $0.value == 0xFE0F }
  }
}
