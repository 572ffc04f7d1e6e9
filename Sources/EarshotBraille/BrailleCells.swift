/// A row of braille cells, with the way back to the text it was made of.
package struct BrailleCells: Hashable, Sendable {
  /// The dots of each cell: bit 0 is dot 1, bit 7 is dot 8.
  package var cells: [UInt8]
  /// For each cell the place of its character in the text, in Unicode scalars.
  package var places: [Int]

  /// Makes a row of cells.
  package init(cells: [UInt8] = [], places: [Int] = []) {
    self.cells = cells
    self.places = places
  }

  /// The cells as characters of the block Braille Patterns.
  package var unicode: String { Self.unicode(cells) }

  /// Cells as characters of the block Braille Patterns.
  package static func unicode(_ cells: some Sequence<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for cell in cells { text.append(Unicode.Scalar(0x2800 + UInt32(cell)) ?? " ") }
    return String(text)
  }

  /// The first cell of the character at a place of the text, or of the one that holds it; the
  /// number of cells for a place after the text.
  ///
  /// - Parameter place: in Unicode scalars.
  package func cell(at place: Int) -> Int {
    guard let next = places.firstIndex(where: { $0 > place }) else {
      return places.last == place ? places.firstIndex(of: place) ?? 0 : places.count
    }
    guard next > 0 else { return 0 }
    return places.firstIndex(of: places[next - 1]) ?? 0
  }
}
