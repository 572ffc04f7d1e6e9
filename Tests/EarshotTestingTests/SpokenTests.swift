import EarshotCaptures
import EarshotSpeech
import EarshotTesting
import EarshotTree
import Foundation
import TestSupport
import Testing

/// What a screen says, as an array.
struct SpokenTests {
  private static let menu = """
    screen ru
    header "Меню"
    button dimmed "Маргарита, 395 рублей"
    """

  @Test func notationIsSpoken() throws {
    #expect(
      try spoken(Self.menu) == ["Меню, заголовок", "Маргарита, 395 рублей, недоступно, кнопка"])
  }

  @Test func theLanguageTheStyleAndHintsAreOptions() throws {
    let size = "adjustable \"Size\" value \"Small\""
    #expect(try spoken(size, hints: false) == ["Size, Small, adjustable"])
    #expect(try spoken(size, language: "ru", hints: false) == ["Size, Small, элемент регулировки"])
    #expect(try spoken(size, hints: false, style: .script) == ["Size: Small. Adjustable."])
  }

  @Test func aScreenACaptureAndAFileAreSpokenAlike() throws {
    let path = "../../Fixtures/Captures/pizza/toppings-after.view.json"
    let file = CaptureFile(path)
    let bytes = Array(try Data(contentsOf: file.url))
    let capture = try CaptureFormat.viewFile.read(bytes, ReadOptions())
    let heard = try spoken(file)
    #expect(heard.first == "Добавить в пиццу, заголовок")
    #expect(try spoken(capture) == heard)
    #expect(try spoken(capture.screens[0]) == heard)
    #expect(try spoken(file.url) == heard)
  }

  @Test func mistakesAreExplained() {
    let error = #expect(throws: ScenarioMistake.self) { try spoken("buton \"Add\"") }
    #expect(error?.description.hasPrefix("notation:1:1: ") == true)
    #expect(throws: ScenarioMistake.self) { try spoken(CaptureFile("none.xml")) }
    let language = #expect(throws: ScenarioMistake.self) {
      try spoken("text \"A\"", language: "tlh")
    }
    #expect(language?.description.contains("known are ar, de, en") == true)
  }

  @Test func expectedLinesMayBeBuilt() {
    expectSpoken("button \"A\"\nbutton \"B\"\ntext \"C\"") {
      for name in ["A", "B"] { "\(name), button" }
      if true { "C" }
    }
  }

  @Test func aDifferenceIsAnIssue() {
    withKnownIssue {
      expectSpoken("button \"Add\"") { "Add" }
    } matching: { issue in
      issue.description.contains("− Add\n  + Add, button\n      was «Add», heard «Add, button»")
    }
    withKnownIssue {
      expectSpoken("buton \"Add\"") { "Add" }
    } matching: { issue in
      issue.description.contains("notation:1:1")
    }
  }

  @Test func aDifferenceIsThrownWithTheSameText() {
    let error = #expect(throws: ExpectationFailure.self) {
      try requireSpoken("text \"One\"\ntext \"Two\"") {
        "Two"
        "One"
      }
    }
    #expect(
      error?.description == """
        the same captions in another order:
          1. expected «Two»
             heard    «One»
          2. expected «One»
             heard    «Two»
        """)
  }
}
