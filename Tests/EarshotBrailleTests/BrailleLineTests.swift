import EarshotBraille
import TestSupport
import Testing

@Suite struct BrailleLineTests {
  /// A row of letters, one cell for a character; a space is an empty cell.
  private static func row(_ text: String) -> BrailleCells {
    BrailleCells(
      cells: text.map { $0 == " " ? 0 : 1 }, places: Array(0..<text.count))
  }

  private static func windows(_ text: String, cells: Int, wraps: Bool = true) -> [String] {
    let display = BrailleDisplay(cells: cells, wrapsWords: wraps)
    let characters = Array(text)
    return BrailleLine(row(text), on: display).windows.map { String(characters[$0]) }
  }

  @Test func wordsAreNotParted() {
    #expect(Self.windows("Moscow, button", cells: 20) == ["Moscow, button"])
    #expect(Self.windows("Moscow, button", cells: 10) == ["Moscow, ", "button"])
    #expect(Self.windows("Moscow, button", cells: 10, wraps: false) == ["Moscow, bu", "tton"])
  }

  @Test func spaceAtTheEdgeNeedsNoCell() {
    #expect(Self.windows("12345678 12345678 1", cells: 8) == ["12345678 ", "12345678 ", "1"])
  }

  @Test func longWordIsParted() {
    #expect(Self.windows("1 345678901234567", cells: 8) == ["1 ", "34567890", "1234567"])
    #expect(Self.windows("", cells: 8) == [""])
  }

  @Test func fewerThanEightCellsAreEight() {
    #expect(BrailleDisplay(cells: 3).cells == 8)
  }

  @Test func panningGoesThereAndBack() {
    var line = BrailleLine(Self.row("one two three four"), on: BrailleDisplay(cells: 8))
    #expect(!line.canPanLeft && line.canPanRight)
    let moves = [
      line.panLeft(), line.panRight(), line.panRight(), line.panRight(), line.panLeft(),
    ]
    #expect(moves == [false, true, true, false, true])
    #expect(line.window == 1)
  }

  @Test(arguments: [BrailleDisplay.StatusCell.left, .right]) func statusTellsWhereThereIsMore(
    _ side: BrailleDisplay.StatusCell
  ) {
    var line = BrailleLine(
      Self.row("one two three four"), on: BrailleDisplay(cells: 10, status: side))
    let cell = side == .left ? 0 : 9
    #expect(line.shown.count == 10)
    #expect(line.shown[cell] == 0x80)
    line.panRight()
    #expect(line.shown[cell] == 0xC0)
    #expect(line.shown[side == .left ? 1 : 8] == 0)
    line.panRight()
    #expect(line.shown[cell] == 0x40)
  }

  @Test func routingLeadsToTheCharacter() {
    let display = BrailleDisplay(cells: 10, status: .left)
    var line = BrailleLine(Self.row("one two three four"), on: display)
    #expect(line.place(at: 0) == nil)
    #expect(line.place(at: 1) == nil)
    #expect(line.place(at: 2) == 0)
    #expect(line.place(at: 9) == 7)
    line.panRight()
    #expect(line.place(at: 2) == 8)
    #expect(line.place(at: 10) == nil)
    line.panRight()
    #expect(line.place(at: 5) == 17)
    #expect(line.place(at: 6) == nil)
  }

  @Test func caretIsBetweenTwoCells() {
    let line = BrailleLine(Self.row("one"), on: BrailleDisplay(cells: 8), caret: 1)
    #expect(line.shown.prefix(4) == [0x81, 0x41, 1, 0])
    let end = BrailleLine(Self.row("one"), on: BrailleDisplay(cells: 8), caret: 3)
    #expect(end.shown.prefix(4) == [1, 1, 0x81, 0x40])
    #expect(end.place(at: 3) == 3)
    let empty = BrailleLine(Self.row(""), on: BrailleDisplay(cells: 8), caret: 0)
    #expect(empty.shown.first == 0x40)
  }

  @Test func windowWithTheCaretIsShown() {
    let text = "12345678 12345678"
    for caret in 0...text.count {
      let line = BrailleLine(Self.row(text), on: BrailleDisplay(cells: 8), caret: caret)
      #expect(line.shown.contains { $0 & 0x40 != 0 }, "\(caret)")
    }
  }

  /// Everything is felt, in order, and routed back, on every display.
  @Test(arguments: [8, 14, 20, 40, 80]) func panningLosesNoCell(_ width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    for _ in 0..<1_000 {
      let content = Self.randomRow(&generator)
      let display = BrailleDisplay(
        cells: width, status: generator.pick(BrailleDisplay.StatusCell.allCases),
        wrapsWords: !generator.oneIn(4))
      let caret = generator.oneIn(3) ? generator.int(0...content.cells.count) : nil
      var line = BrailleLine(content, on: display, caret: caret)
      while line.panLeft() {}
      var felt: [UInt8] = []
      var routed: [Int] = []
      repeat {
        let text = line.shown[display.firstTextCell...].prefix(display.textCells)
        let window = line.windows[line.window]
        felt += text.prefix(window.count).map { $0 & 0x3F }
        // The space after the last word may be beyond the edge.
        if window.count > text.count {
          felt.append(0)
          #expect(line.content.cells[window.upperBound - 1] == 0)
        }
        routed += (0..<width).compactMap(line.place)
      } while line.panRight()
      #expect(felt == line.content.cells)
      #expect(felt.starts(with: content.cells))
      #expect(
        Set(routed).isSuperset(of: zip(content.places, content.cells).filter { $1 != 0 }.map(\.0)))
      #expect(routed == routed.sorted())
    }
  }

  private static func randomRow(_ generator: inout SeededGenerator) -> BrailleCells {
    var place = 0
    return (0..<generator.int(0...300)).reduce(into: BrailleCells()) { row, _ in
      row.cells.append(generator.oneIn(6) ? 0 : UInt8(generator.int(1...63)))
      row.places.append(place)
      place += generator.int(0...2)
    }
  }
}
