/// A row of cells on a display that may be too short for it: what is under the fingers now.
public struct BrailleLine: Hashable, Sendable {
  /// The display.
  public let display: BrailleDisplay
  /// All cells of the row; a caret after the last one has an empty cell of its own.
  public let content: BrailleCells
  /// The cell at which the caret stands; `nil` without one.
  public let caret: Int?
  /// The stretches of the row that are shown one after the other; together they are the whole row.
  ///
  /// A stretch may be one empty cell longer than the display: a space after its last word.
  public let windows: [Range<Int>]
  /// The place of the stretch under the fingers among ``windows``.
  public private(set) var window: Int

  /// Lays a row out on a display, and shows its beginning or the window that has the caret.
  ///
  /// - Parameter caret: the cell before which text is inserted, from 0 to the number of cells.
  public init(_ content: BrailleCells, on display: BrailleDisplay, caret: Int? = nil) {
    self.display = display
    let caret = caret.map { min(max(0, $0), content.cells.count) }
    self.caret = caret
    var content = content
    if caret == content.cells.count {
      content.cells.append(0)
      content.places.append((content.places.last ?? -1) + 1)
    }
    self.content = content
    windows = Self.windows(of: content.cells, on: display, caret: caret)
    window = caret.flatMap { [windows] caret in windows.firstIndex { $0.contains(caret) } } ?? 0
  }

  /// Whether there is more to the left.
  public var canPanLeft: Bool { window > 0 }
  /// Whether there is more to the right.
  public var canPanRight: Bool { window + 1 < windows.count }

  /// Shows the window before; `false` at the start of the row.
  @discardableResult public mutating func panLeft() -> Bool {
    guard canPanLeft else { return false }
    window -= 1
    return true
  }

  /// Shows the next window; `false` at the end of the row.
  @discardableResult public mutating func panRight() -> Bool {
    guard canPanRight else { return false }
    window += 1
    return true
  }

  /// The place in the text, in Unicode scalars, that the routing key over a cell leads to.
  ///
  /// - Parameter cell: a cell of the display, from 0.
  /// - Returns: `nil` over the status cell and over cells after the text.
  public func place(at cell: Int) -> Int? {
    let index = windows[window].lowerBound + cell - display.firstTextCell
    guard cell >= display.firstTextCell, windows[window].contains(index) else { return nil }
    return content.places[index]
  }

  /// The dots of every cell of the display, status and caret included.
  public var shown: [UInt8] {
    var shown = [UInt8](repeating: 0, count: display.cells)
    for (offset, index) in windows[window].prefix(display.textCells).enumerated() {
      shown[display.firstTextCell + offset] =
        content.cells[index] | (index == caret ? Self.caretDots : 0)
    }
    if let cell = display.statusCell { shown[cell] = status }
    return shown
  }

  /// The status cell: dot 7 when there is more to the left, dot 8 when there is more to the right.
  public var status: UInt8 { (canPanLeft ? 0x40 : 0) | (canPanRight ? 0x80 : 0) }

  /// The dots under the cell at which the caret stands: 7 and 8.
  static let caretDots: UInt8 = 0xC0
}
