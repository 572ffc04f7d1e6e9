/// A row of braille cells, with the way back to the text it was made of.
public struct BrailleCells: Hashable, Sendable {
  /// The dots of each cell: bit 0 is dot 1, bit 7 is dot 8.
  public var cells: [UInt8]
  /// For each cell the place of its character in the text, in Unicode scalars.
  public var places: [Int]

  /// Makes a row of cells.
  public init(cells: [UInt8] = [], places: [Int] = []) {
    self.cells = cells
    self.places = places
  }

  /// The cells as characters of the block Braille Patterns.
  public var unicode: String {
    var text = String.UnicodeScalarView()
    for cell in cells { text.append(Unicode.Scalar(0x2800 + UInt32(cell)) ?? " ") }
    return String(text)
  }
}
