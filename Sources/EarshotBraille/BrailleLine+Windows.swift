extension BrailleLine {
  /// Cuts a row where words end; a word longer than the display is cut within.
  static func windows(
    of cells: [UInt8], on display: BrailleDisplay, caret: Int?
  ) -> [Range<Int>] {
    var windows: [Range<Int>] = []
    var start = 0
    while cells.count - start > display.textCells {
      let end =
        display.wrapsWords
        ? wordEnd(in: cells, from: start, display.textCells, caret)
        : start + display.textCells
      windows.append(start..<end)
      start = end
    }
    return windows + (start < cells.count || windows.isEmpty ? [start..<cells.count] : [])
  }

  /// Where the window that begins at a cell ends.
  private static func wordEnd(
    in cells: [UInt8], from start: Int, _ width: Int, _ caret: Int?
  ) -> Int {
    let edge = start + width
    // The space after the last word needs no cell, unless the caret is there.
    if cells[edge] == 0 { return caret == edge ? edge : edge + 1 }
    guard let space = cells[start..<edge].lastIndex(of: 0),
      cells[start..<space].contains(where: { $0 != 0 })
    else { return edge }
    return space + 1
  }
}
