/// How a reader wants braille written.
public struct BrailleManner: Hashable, Sendable {
  /// BCP 47 tag of the language of words that name none.
  public var language: String
  /// How much is contracted: 0, 1 or 2; see ``BrailleTable/grade``.
  public var grade: Int
  /// Dots in a cell: 6, or 8 for computer braille.
  public var dots: Int

  /// Makes a manner; the default is uncontracted braille in six dots.
  public init(language: String, grade: Int = 1, dots: Int = 6) {
    self.language = language
    self.grade = grade
    self.dots = dots
  }
}
