/// A language that is written in braille, by its BCP 47 tag.
package enum BrailleLanguage: String, Hashable, Sendable, CaseIterable {
  /// Arabic.
  case ar
  /// German.
  case de
  /// English.
  case en
  /// Portuguese.
  case pt
  /// Russian.
  case ru
}
