import EarshotCaptures
import EarshotTree
import Testing

@Suite struct NotationFormatTests {
  private func read(_ text: String) throws(CaptureError) -> Capture {
    try CaptureFormat.notation.read(Array(text.utf8), ReadOptions())
  }

  @Test(arguments: [
    ("screen", true), ("screen 375x812 ru\n", true), ("\n# comment\n\n  screen \"A\"\n", true),
    ("\u{FEFF}screen\r\nbutton \"A\"\r\n", true), ("screens", false), ("button \"A\"", false),
    ("<screen/>", false), ("", false), ("# only a comment", false),
  ])
  func itIsRecognizedByItsFirstLine(text: String, isRecognized: Bool) {
    #expect(CaptureFormat.notation.recognizes(CapturePrefix(Array(text.utf8))) == isRecognized)
  }

  @Test func framesThatAreNotGivenAreLost() throws {
    let capture = try read("screen\nlist\n  button \"A\" frame 0,0,9,9\n  button \"B\"\n")
    #expect(capture.format == "notation")
    #expect(capture.screens.count == 1)
    #expect(
      capture.losses == [
        Capture.Loss(
          what: .frame, why: "the notation gives no frame, so the order of the lines is read",
          count: 1)
      ])
  }

  @Test(arguments: [
    ("screen\nbutton \"A", CaptureError.Code.malformed), ("screen\nbuton \"A\"", .invalid),
    ("screen\nbutton id a\nbutton id a", .duplicateID), ("screen\n# none", .noScreen),
    ("screen\nbutton actions " + String(repeating: "(", count: 200), .malformed),
  ])
  func mistakesKeepTheirKind(text: String, code: CaptureError.Code) {
    let error = #expect(throws: CaptureError.self) { try read(text) }
    #expect(error?.code == code)
    #expect((error?.location == nil) == (code == .noScreen))
  }

  @Test func aMistakeKeepsItsPlace() {
    let error = #expect(throws: CaptureError.self) { try read("screen\nlist\n  buton \"A\"\n") }
    #expect(
      error
        == CaptureError(
          .invalid, "unknown word 'buton'", help: "did you mean 'button'?",
          at: SourceLocation(line: 3, column: 3)))
  }
}
