/// Why there is no braille.
package enum BrailleError: Error, Hashable, Sendable {
  /// The library or its tables are not installed; the packages that have them.
  case isMissing(library: String, packages: [String])
  /// No table is known for the language; the languages that have one.
  case unknownLanguage(String, known: [String])
  /// The language is not written so; how it is.
  case noTable(language: String, grade: Int, dots: Int, has: [BrailleTable])
  /// The file of a table is not among those installed.
  case tableIsMissing(BrailleTable)
  /// The table writes braille and cannot read it.
  case isOneWay(BrailleTable)
  /// The library did not answer as it should.
  case failed(table: BrailleTable, reason: String)
  /// A text is not dots of a braille cell.
  case notDots(String)
  /// A file has something that is not braille, at a line and a column from 1; columns count bytes.
  case notBraille(line: Int, column: Int)
}
