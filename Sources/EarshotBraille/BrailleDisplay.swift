/// A braille display, as far as it changes what is felt.
package struct BrailleDisplay: Hashable, Sendable {
  /// On which side the status cell is.
  package enum StatusCell: String, Hashable, Sendable, CaseIterable {
    /// All cells are for the text.
    case off
    /// The first cell, followed by an empty one.
    case left
    /// The last cell, after an empty one.
    case right
  }

  /// Number of cells, at least 8.
  package var cells: Int
  /// Where the status is shown.
  package var status: StatusCell
  /// Whether a word that does not fit goes to the next window as a whole.
  package var wrapsWords: Bool

  /// Makes a display; fewer than 8 cells count as 8.
  package init(cells: Int = 40, status: StatusCell = .off, wrapsWords: Bool = true) {
    self.cells = max(8, cells)
    self.status = status
    self.wrapsWords = wrapsWords
  }

  /// Number of cells that the text has.
  package var textCells: Int { status == .off ? cells : cells - 2 }
  /// The first cell of the text, from 0.
  package var firstTextCell: Int { status == .left ? 2 : 0 }
  /// The cell of the status, from 0.
  package var statusCell: Int? {
    switch status {
    case .off: nil
    case .left: 0
    case .right: cells - 1
    }
  }
}
