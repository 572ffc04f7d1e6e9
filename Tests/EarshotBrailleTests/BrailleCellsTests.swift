import EarshotBraille
import Testing

@Suite struct BrailleCellsTests {
  @Test func dotsAreCharactersOfTheBrailleBlock() {
    #expect(BrailleCells(cells: [0, 0b101, 0xFF], places: [0, 1, 2]).unicode == "\u{2800}⠅⣿")
  }
}
