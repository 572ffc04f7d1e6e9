extension BrailleLine {
  /// Cuts a row where words begin; a word longer than the display is cut within.
  struct Windows {
    let cells: [UInt8]
    /// Number of cells of a window.
    let width: Int
    /// Number of cells of the first window, where it has more.
    var firstWidth: Int?
    let wrapsWords: Bool
    /// Cells at which a word begins although no empty cell is before them.
    var wordStarts: Set<Int> = []
    var caret: Int?

    var all: [Range<Int>] {
      var windows: [Range<Int>] = []
      var start = 0
      while case let width = width(of: windows.count), cells.count - start > width {
        let end = wrapsWords ? wordEnd(from: start, width) : start + width
        windows.append(start..<end)
        start = end
      }
      return windows + (start < cells.count || windows.isEmpty ? [start..<cells.count] : [])
    }

    private func width(of window: Int) -> Int { window == 0 ? firstWidth ?? width : width }

    /// Where the window that begins at a cell ends.
    private func wordEnd(from start: Int, _ width: Int) -> Int {
      let edge = start + width
      // The space after the last word needs no cell, unless the caret is there.
      if cells[edge] == 0 { return caret == edge ? edge : edge + 1 }
      let next = ((start + 1)...edge).last {
        cells[$0] != 0 && (cells[$0 - 1] == 0 || wordStarts.contains($0))
      }
      guard let next, cells[start..<next].contains(where: { $0 != 0 }) else { return edge }
      return next
    }
  }
}
