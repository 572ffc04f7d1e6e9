import EarshotCaptures
import EarshotConversion
import EarshotTree
import EarshotWriting
import Testing

/// What is written in a format of Earshot's own is read the same.
struct ConversionTests {
  @Test(arguments: [
    #"button "Buy" id b identifier buy frame 0,0,44,44"#,
    #"button "Buy" id b frame 0,0,44,44"#,
    #"button "Buy" id b handles activate frame 0,0,44,44"#,
  ])
  func aViewFileKeepsWhatAnElementTells(_ line: String) throws {
    var screen = try Screen(notation: "screen 390x844 en\n\(line)\n")
    screen.update("b") { $0.traits = .given([.button, .radioButton, Traits(rawValue: 1 << 62)]) }
    let file = OutputFormat<Screen>.view.write(screen)
    let read = try #require(try CaptureFormat.viewFile.read(file, ReadOptions()).screens.first)
    let (before, after) = (try #require(screen["b"]), try #require(read["b"]))
    #expect(after.identifier.value == before.identifier.value)
    #expect(after.traits == before.traits)
    #expect(after.handlers.value == before.handlers.value)
  }

  @Test func anOrderOfNothingIsLeftOutOfAViewFile() throws {
    let screen = try Screen(notation: "screen\nview id c order (a ?x)\n  button \"A\" id a\n")
    let file = OutputFormat<Screen>.view.write(screen)
    let read = try CaptureFormat.viewFile.read(file, ReadOptions()).screens.first
    #expect(read?["c"]?.accessibilityElements.value == ["a"])
  }

  @Test func stopsWithoutPlacesComeBack() throws {
    let screen = try Screen(notation: "screen\nbutton \"A\"\n")
    let file = OutputFormat<Screen>.accessibilitySnapshot.write(screen)
    #expect(try CaptureFormat.recognizing(file).id == "accessibility-snapshot")
  }
}
