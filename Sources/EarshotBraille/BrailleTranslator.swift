/// A translator of text into braille cells, and of cells back into text.
package protocol BrailleTranslator: Sendable {
  /// The name and version, such as `liblouis 3.24.0`; the same name gives the same cells.
  var name: String { get }

  /// The cells of a text, with the place of the character that each stands for.
  ///
  /// Throws ``BrailleError``.
  func cells(of text: String, by table: BrailleTable) throws -> BrailleCells

  /// The text that cells stand for.
  ///
  /// Throws ``BrailleError``.
  func text(of cells: [UInt8], by table: BrailleTable) throws -> String
}
