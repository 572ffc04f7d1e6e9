/// Braille on paper: lines of 40 cells, pages of 25 lines.
package enum BraillePage {
  /// Cells of a line.
  package static let cells = 40
  /// Lines of a page.
  package static let lines = 25
  /// Cells by which the second line of an entry is moved in, so that entries can be told apart.
  private static let indent = 2

  /// The lines of an entry of a list, cut where words begin.
  package static func lines(of text: BrailleText) -> [[UInt8]] {
    let cells = text.cells.cells
    let windows = BrailleLine.Windows(
      cells: cells, width: Self.cells - indent, firstWidth: Self.cells, wrapsWords: true,
      wordStarts: text.wordStarts
    ).all
    return windows.enumerated().map { index, window in
      var line = Array(repeating: 0, count: index == 0 ? 0 : indent) + cells[window]
      while line.last == 0 { line.removeLast() }
      return line
    }
  }
}
