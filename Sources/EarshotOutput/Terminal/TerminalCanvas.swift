import EarshotWriting

/// A grid of cells that becomes the lines of a terminal.
struct TerminalCanvas {
  /// How a cell looks.
  enum Style: Hashable {
    case plain
    case title
    case faint
    case focus
    case caption

    /// The sequence that switches the style on.
    var code: String {
      switch self {
      case .plain: ""
      case .title: "\u{1B}[1m"
      case .faint: "\u{1B}[2m"
      case .focus: "\u{1B}[1;7m"
      case .caption: "\u{1B}[97;48;5;236m"
      }
    }
  }

  private struct Cell {
    /// Nothing in the second half of a wide character.
    var character: Character?
    var style: Style
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(
      repeating: Cell(character: " ", style: .plain), count: self.columns * self.rows)
  }

  /// Writes a text on one row between two columns; what does not fit is cut with an ellipsis.
  mutating func write(
    _ text: String, row: Int, from first: Int, to end: Int, _ style: Style, isFilled: Bool = false
  ) {
    let (first, end) = (max(0, first), min(columns, end))
    guard (0..<rows).contains(row), first < end else { return }
    let text = text.onOneLine.truncated(to: end - first)
    var column = first
    for character in isFilled ? text.padded(to: end - first) : text {
      let width = character.columns
      guard width > 0, column + width <= end else { continue }
      // What is left of a wide character under the text would shift the line.
      if cells[row * columns + column].character == nil, column > 0 {
        cells[row * columns + column - 1].character = " "
      }
      cells[row * columns + column] = Cell(character: character, style: style)
      if width == 2 { cells[row * columns + column + 1] = Cell(character: nil, style: style) }
      column += width
      if column < columns, cells[row * columns + column].character == nil {
        cells[row * columns + column].character = " "
      }
    }
  }

  /// The lines, each of full width.
  func lines(isColored: Bool) -> [String] {
    (0..<rows).map { row in
      var line = ""
      var style = Style.plain
      for cell in cells[row * columns..<(row + 1) * columns] {
        guard let character = cell.character else { continue }
        if isColored, cell.style != style {
          line += (style == .plain ? "" : "\u{1B}[0m") + cell.style.code
          style = cell.style
        }
        line.append(character)
      }
      return line + (style == .plain ? "" : "\u{1B}[0m")
    }
  }
}
