import Foundation
import TestSupport
import Testing

/// `earshot draw` from outside: what it writes, what it says, how it ends.
struct DrawTests {
  private let toppings = "Fixtures/Captures/pizza/toppings-after.view.json"

  @Test func drawsSVGToStandardOutput() throws {
    let outcome = try Program.run(["draw", toppings])
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"375\""))
    #expect(outcome.text.contains(">Добавить в пиццу</text>"))
    #expect(outcome.text.contains("<g class=\"numbers\">"))
    #expect(outcome.messages.contains("note: a prediction for ios18-phone, language ru"))
  }

  @Test func drawsWhatTheEarSees() throws {
    let outcome = try Program.run(["draw", toppings, "--show", "ear", "--quiet"])
    #expect(outcome.text.contains("font-weight=\"bold\">заголовок</tspan>"))
    #expect(!outcome.text.contains("<g class=\"numbers\">"))
    #expect(outcome.messages.isEmpty)
  }

  @Test func drawsOnlyTheChosenLayers() throws {
    let outcome = try Program.run(["draw", toppings, "--layers", "numbers, path", "--quiet"])
    #expect(outcome.text.contains("<g class=\"numbers\">"))
    #expect(outcome.text.contains("<g class=\"path\">") && !outcome.text.contains("<g class=\"fra"))
    let wrong = try Program.run(["draw", toppings, "--layers", "numbers,noise"])
    #expect(wrong.status == 2)
  }

  @Test(arguments: ["3", "Шампиньоны"])
  func theFocusIsNamed(_ name: String) throws {
    let outcome = try Program.run(["draw", toppings, "--focus", name, "--quiet"])
    #expect(outcome.text.contains("<title>Шампиньоны, 29 рублей, кнопка</title>"))
    let none = try Program.run(["draw", toppings, "--focus", "none", "--quiet"])
    #expect(!none.text.contains("<g class=\"focus\">") && !none.text.contains("class=\"caption\""))
  }

  @Test func aPageBeginsAtTheFocus() throws {
    let outcome = try Program.run(
      ["draw", toppings, "--focus", "3", "--format", "html", "--quiet"])
    #expect(outcome.text.contains("data-start=\"2\""))
  }

  /// Words around a picture are in the language of what is said on it, as those of a page.
  @Test func ourWordsAreInTheLanguageOfTheScreen() throws {
    let comparison = try Program.run([
      "draw", toppings.replacing("after", with: "before"), toppings, "--compare", "--quiet",
    ])
    #expect(comparison.text.contains(">Было: остановок 7") && !comparison.text.contains("Before"))
    let english = try Program.run(["draw", toppings, "--language", "en", "--quiet"])
    #expect(english.text.contains("The order of VoiceOver"))
    #expect(english.text.contains("role=\"img\" xml:lang=\"en\""))
  }

  @Test func theItemOfAMenuStaysFramed() throws {
    let press = ["--technology", "switch-control", "--press", "select", "--quiet"]
    let outcome = try Program.run(
      ["draw", "-"] + press,
      input: Array("screen 375x812 en\nbutton \"Buy\" frame 20,60,100,44".utf8))
    #expect(outcome.text.contains("<rect x=\"17\" y=\"57\" width=\"106\" height=\"50\" rx=\"6\""))
    #expect(outcome.text.contains(">Tap</text>") && !outcome.text.contains("Buy, button</text>"))
  }

  @Test func anUnknownFocusIsRefused() throws {
    let outcome = try Program.run(["draw", toppings, "--focus", "Шампиньонн", "--quiet"])
    #expect(outcome.status == 2)
    #expect(outcome.text.isEmpty)
    #expect(
      outcome.messages.contains(
        "error: focus never stops at 'Шампиньонн'\n  help: use one of 'Шампиньоны"))
  }

  @Test func aScreenWithoutFramesIsAList() throws {
    let outcome = try Program.run(["draw", "-"], input: Array("screen en\nbutton \"Buy\"".utf8))
    #expect(outcome.status == 0)
    #expect(outcome.messages.contains("a list instead of a picture"))
    #expect(outcome.text.contains("Buy"))
  }

  @Test func theScreenshotBesideTheCaptureLiesUnderIt() throws {
    let outcome = try Program.run(["draw", "Fixtures/Screenshots/menu.screen", "--quiet"])
    #expect(outcome.text.contains("<image x=\"0\" y=\"0\" width=\"390\" height=\"844\""))
    #expect(!outcome.text.contains("<g class=\"words\">"))
    let ear = try Program.run(["draw", "Fixtures/Screenshots/menu.screen", "--show", "ear"])
    #expect(!ear.text.contains("<image"))
  }

  @Test func severalInputsNeedAFolder() throws {
    let menu = "Fixtures/Captures/pizza/menu-after.view.json"
    let refused = try Program.run(["draw", toppings, menu, "--quiet"])
    #expect(refused.status == 2 && refused.text.isEmpty)
    let folder = try ScratchFolder()
    let outcome = try Program.run([
      "draw", toppings, menu, "--quiet", "--output", folder.path("pictures/"),
    ])
    #expect(outcome.status == 0)
    #expect(try folder.text("pictures/toppings-after.svg").hasPrefix("<svg"))
    #expect(try folder.text("pictures/menu-after.svg").hasPrefix("<svg"))
  }

  @Test func severalScreensAreSeveralFiles() throws {
    let folder = try ScratchFolder([
      "two.screen": "screen \"A\" 100x100\nbutton \"A\" frame 0,0,90,90\n"
        + "screen \"B\" 100x100\nbutton \"B\" frame 0,0,90,90"
    ])
    let two = folder.path("two.screen")
    #expect(try Program.run(["draw", two]).status == 2)
    #expect(try Program.run(["draw", two, "--screen", "2", "--quiet"]).text.contains(">B</text>"))
    #expect(try Program.run(["draw", two, "--screen", "3"]).status == 2)
    #expect(try Program.run(["draw", two, "--output", folder.path("out/")]).status == 0)
    #expect(try folder.text("out/two-1.svg").contains(">A</text>"))
    #expect(try folder.text("out/two-2.svg").contains(">B</text>"))
  }

  @Test(arguments: ["svg", "html"])
  func aScreenOnWhichNothingIsHeardIsNoPicture(_ format: String) throws {
    let folder = try ScratchFolder([
      "half.screen": "screen 100x100\nbutton hidden \"\"\nscreen 100x100\nbutton \"B\""
    ])
    let outcome = try Program.run([
      "draw", folder.path("half.screen"), "--screen", "1", "--format", format, "--quiet",
    ])
    #expect(outcome.status == 3 && outcome.text.isEmpty)
    #expect(outcome.messages.contains("nothing is heard on the chosen screen"))
  }

  /// ⠓⠑⠇⠇⠕ is "hello" in every table of English.
  @Test(.enabled(if: NativeProgram.isExpected("lou_translate")))
  func brailleStandsBelowTheCaption() throws {
    let input = Array("screen 200x200 en\ntext \"hello\" frame 0,0,200,100".utf8)
    let outcome = try Program.run(
      ["draw", "-", "--braille", "14", "--layers", "braille", "--quiet"], input: input)
    #expect(outcome.text.components(separatedBy: "<circle").count - 1 == 14)
    let other = try Program.run(["draw", "-", "--braille", "14", "--language", "ja"], input: input)
    #expect(other.status == 3)
    #expect(other.messages.contains("there is no braille table for 'ja'"))
  }

  @Test func oneBadInputDoesNotStopTheOthers() throws {
    let folder = try ScratchFolder()
    let outcome = try Program.run([
      "draw", "missing.xml", toppings, "--output", folder.path("out"), "--quiet",
    ])
    #expect(outcome.status == 3)
    #expect(outcome.messages.contains("missing.xml: error: there is no such file"))
    #expect(try folder.text("out/toppings-after.svg").hasPrefix("<svg"))
  }

  @Test(arguments: [
    ["--scale", "0"], ["--format", "gif"], ["--show", "nose"], ["--style", "script"],
    ["--screen", "0"], ["--braille", "3"], ["--braille", "20", "--format", "html"],
    ["--show", "ear", "--technology", "voice-control"],
    ["--show", "coverage", "--technology", "switch-control"],
  ])
  func wrongUsageIsRefused(_ arguments: [String]) throws {
    #expect(try Program.run(["draw", toppings] + arguments).status == 2)
  }

  @Test(.enabled(if: NativeProgram.isExpected("rsvg-convert")), arguments: [1.0, 2, 3])
  func aPNGHasItsSizeInPixels(_ scale: Double) throws {
    let outcome = try Program.run([
      "draw", toppings, "--format", "png", "--scale", "\(scale)", "--layers", "frames", "--quiet",
    ])
    #expect(outcome.status == 0)
    // The signature, then the header with width and height as big-endian numbers.
    #expect(outcome.output.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    func number(at index: Int) -> Int {
      outcome.output[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(number(at: 16) == Int(375 * scale) && number(at: 20) == Int(812 * scale))
  }

  @Test(.enabled(if: NativeProgram.isExpected("rsvg-convert")))
  func aPNGThatIsTooLongIsRefused() throws {
    let notation = "screen 300x9000\nbutton \"A\" frame 0,0,90,90"
    let outcome = try Program.run(
      ["draw", "-", "--format", "png", "--scale", "4"], input: Array(notation.utf8))
    #expect(outcome.status == 3)
    #expect(outcome.messages.contains("too long for a PNG") && outcome.output.isEmpty)
  }

  @Test func aMissingPainterIsNamed() throws {
    let text = try Program.shell(
      "EARSHOT=$(command -v earshot); "
        + "PATH=/nonexistent \"$EARSHOT\" draw \(toppings) --format png --quiet; echo status $?")
    #expect(text.contains("help: install the package librsvg2-bin, or choose --format svg"))
    #expect(text.contains("status 3"))
  }
}
