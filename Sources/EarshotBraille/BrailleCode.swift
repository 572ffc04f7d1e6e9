/// A braille code: a language, a grade of contraction and the dots in a cell.
package struct BrailleCode: Hashable, Sendable {
  /// BCP 47 tag of the language of words that name none.
  package var language: String
  /// How much is contracted: 0, 1 or 2; see ``BrailleTable/grade``.
  package var grade: Int
  /// Dots in a cell: 6, or 8 for computer braille.
  package var dots: Int

  /// Makes a code; the default is uncontracted braille in six dots.
  package init(language: String, grade: Int = 1, dots: Int = 6) {
    self.language = language
    self.grade = grade
    self.dots = dots
  }
}
