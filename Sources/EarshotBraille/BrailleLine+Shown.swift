extension BrailleLine {
  /// The dots of every cell of the display, status and caret included.
  package var shown: [UInt8] {
    var shown = [UInt8](repeating: 0, count: display.cells)
    for (offset, index) in windows[window].prefix(display.textCells).enumerated() {
      shown[display.firstTextCell + offset] = content.cells[index] | caretDots(at: index)
    }
    if let cell = display.statusCell { shown[cell] = status }
    return shown
  }

  /// The status cell: dot 7 when there is more to the left, dot 8 when there is more to the right.
  ///
  /// These two VoiceOver shows as well; its other dots tell what a screen does not, such as
  /// announcements that were not read.
  package var status: UInt8 { (canPanLeft ? Self.dot7 : 0) | (canPanRight ? Self.dot8 : 0) }

  /// The caret is between two characters: dot 8 of the cell before it and dot 7 of the cell after.
  private func caretDots(at index: Int) -> UInt8 {
    guard let caret else { return 0 }
    return index == caret ? Self.dot7 : index == caret - 1 ? Self.dot8 : 0
  }

  private static let dot7: UInt8 = 0x40
  private static let dot8: UInt8 = 0x80
}
