/// A row of cells on a display that may be too short for it: what is under the fingers now.
package struct BrailleLine: Hashable, Sendable {
  /// The display.
  package let display: BrailleDisplay
  /// All cells of the row; a caret after the last one has an empty cell of its own.
  package let content: BrailleCells
  /// The cell before which the caret stands; `nil` without one.
  package let caret: Int?
  /// The stretches of the row that are shown one after the other; together they are the whole row.
  ///
  /// A span may be one empty cell longer than the display: a space after its last word.
  package let windows: [Range<Int>]
  /// The place of the span under the fingers among ``windows``.
  package private(set) var window: Int

  /// Lays a text out on a display, and shows its beginning or the window that has the caret.
  ///
  /// - Parameter caret: the place in the text before which characters are typed, in Unicode
  ///   scalars.
  package init(_ text: BrailleText, on display: BrailleDisplay, caret: Int? = nil) {
    self.init(
      text.cells, on: display, caret: caret.map { text.cells.cell(at: $0) },
      wordStarts: text.wordStarts)
  }

  /// Lays a row out on a display, and shows its beginning or the window that has the caret.
  ///
  /// - Parameter caret: the cell before which the caret stands, from 0 to the number of cells.
  package init(_ content: BrailleCells, on display: BrailleDisplay, caret: Int? = nil) {
    self.init(content, on: display, caret: caret, wordStarts: [])
  }

  private init(
    _ content: BrailleCells, on display: BrailleDisplay, caret: Int?, wordStarts: Set<Int>
  ) {
    self.display = display
    let caret = caret.map { min(max(0, $0), content.cells.count) }
    self.caret = caret
    var content = content
    if caret == content.cells.count {
      content.cells.append(0)
      content.places.append((content.places.last ?? -1) + 1)
    }
    self.content = content
    windows =
      Windows(
        cells: content.cells, width: display.textCells, wrapsWords: display.wrapsWords,
        wordStarts: wordStarts, caret: caret
      ).all
    window = caret.flatMap { [windows] caret in windows.firstIndex { $0.contains(caret) } } ?? 0
  }

  /// Whether there is more to the left.
  package var canPanLeft: Bool { window > 0 }
  /// Whether there is more to the right.
  package var canPanRight: Bool { window + 1 < windows.count }

  /// Shows the window before; `false` at the start of the row.
  @discardableResult package mutating func panLeft() -> Bool {
    guard canPanLeft else { return false }
    window -= 1
    return true
  }

  /// Shows the next window; `false` at the end of the row.
  @discardableResult package mutating func panRight() -> Bool {
    guard canPanRight else { return false }
    window += 1
    return true
  }

  /// The place in the text, in Unicode scalars, that the routing key over a cell leads to.
  ///
  /// - Parameter cell: a cell of the display, from 0.
  /// - Returns: `nil` over the status cell and over cells after the text.
  package func place(at cell: Int) -> Int? {
    let index = windows[window].lowerBound + cell - display.firstTextCell
    guard (0..<display.textCells).contains(cell - display.firstTextCell),
      windows[window].contains(index)
    else { return nil }
    return content.places[index]
  }
}
