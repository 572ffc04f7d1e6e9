/// A way of writing one language in braille, by the table of liblouis that holds its rules.
package struct BrailleTable: Hashable, Sendable {
  /// BCP 47 tag of the language, such as `ru`.
  package let language: String
  /// How much is contracted: 0 nothing, 1 nothing or little, as readers learn it first, 2 contracted;
  /// `nil` for computer braille, which has a cell for every character.
  package let grade: Int?
  /// Dots in a cell: 6 or 8.
  package let dots: Int
  /// The file of the table that writes, such as `ru-litbrl.ctb`.
  package let file: String
  /// The file of the table that reads, which may know capitals that the other does not write; `nil`
  /// when the cells cannot be read back.
  package let inputFile: String?
  /// The name of the way of writing in the language of the tables, English.
  package let name: String

  /// Makes a table that reads what it writes.
  package init(language: String, grade: Int?, dots: Int = 6, file: String, name: String) {
    self.init(
      language: language, grade: grade, dots: dots, file: file, inputFile: file, name: name)
  }

  /// Makes a table.
  package init(
    language: String, grade: Int?, dots: Int = 6, file: String, inputFile: String?, name: String
  ) {
    self.language = language
    self.grade = grade
    self.dots = dots
    self.file = file
    self.inputFile = inputFile
    self.name = name
  }
}
