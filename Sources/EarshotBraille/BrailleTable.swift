/// A way of writing one language in braille, by the table of liblouis that holds its rules.
public struct BrailleTable: Hashable, Sendable {
  /// BCP 47 tag of the language, such as `ru`; with a region where tables differ by it.
  public let language: String
  /// How much is contracted: 0 nothing at all, 1 uncontracted as most readers learn it, 2 contracted;
  /// `nil` for computer braille, which has a cell for every character.
  public let grade: Int?
  /// Dots in a cell: 6 or 8.
  public let dots: Int
  /// The file of the table, such as `ru-litbrl.ctb`.
  public let file: String
  /// What the way of writing is called.
  public let name: String

  /// Makes a table.
  public init(language: String, grade: Int?, dots: Int = 6, file: String, name: String) {
    self.language = language
    self.grade = grade
    self.dots = dots
    self.file = file
    self.name = name
  }
}
