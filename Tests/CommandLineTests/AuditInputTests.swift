import Foundation
import TestSupport
import Testing

/// What an audit says of its inputs, and in which language.
struct AuditInputTests {
  private let bad = Array("screen 375x812 ru\nbutton frame 0,100,100,44\n".utf8)
  private let only = ["--only", "icon-button-label-missing,label-missing", "--quiet"]

  @Test func standardInputHasANameWhenItIsGiven() throws {
    let arguments = ["audit", "-", "--format", "concise"] + only
    let named = try Program.run(arguments + ["--stdin-filename", "App/menu.screen"], input: bad)
    #expect(named.text.hasPrefix("App/menu.screen:2:1: "))
    #expect(try Program.run(arguments, input: bad).text.hasPrefix("-:2:1: "))
    let broken = try Program.run(
      arguments + ["--stdin-filename", "App/menu.screen"], input: Array("screen en\nbuton\n".utf8))
    #expect(broken.messages.hasPrefix("App/menu.screen:2:1: error: "))
    #expect(broken.text.hasPrefix("App/menu.screen:2:1: error: "))
    #expect(
      try Program.run(["audit", "a.screen", "--stdin-filename", "b"]).status == 2)
  }

  /// The language of the report is not that of the phone.
  @Test(arguments: [
    (["--language", "ru"], "ошибка", "кнопка"), (["--language", "en"], "error", "button"),
    (["--language", "ru", "--messages", "en"], "error", "кнопка"),
    (["--language", "en", "--messages", "ru"], "ошибка", "button"),
  ])
  func theReportHasALanguageOfItsOwn(
    _ options: [String], _ severity: String, _ heard: String
  ) throws {
    let text = try Program.run(["audit", "-"] + only + options, input: bad).text
    #expect(text.contains("  1  \(severity): "))
    #expect(text.lowercased().contains(": \(heard)\n"))
  }

  /// Where nobody names a language the report is in that of the screens, if all have the same.
  @Test(arguments: [
    (["ru.screen"], [], "ru"), (["en.screen"], [], "en"), (["ru.screen", "en.screen"], [], "en"),
    (["ru.screen", "none.xml"], [], "en"), (["ru.screen"], ["--messages", "en"], "en"),
    (["ru.screen"], ["--language", "en"], "en"), (["de.screen"], [], "en"),
  ])
  func theReportIsInTheLanguageOfTheScreens(
    _ inputs: [String], _ options: [String], _ language: String
  ) throws {
    let button = "text \"1\"\nelement button frame 0,100,44,44\n"
    let scratch = try Scratch([
      "ru.screen": "screen ru 375x812\n\(button)", "en.screen": "screen en 375x812\n\(button)",
      "de.screen": "screen de 375x812\n\(button)",
      "none.xml": """
      <XCUIElementTypeApplication x="0" y="0" width="375" height="812">
        <XCUIElementTypeButton name="a" x="0" y="60" width="44" height="44" accessible="true"/>
      </XCUIElementTypeApplication>
      """,
    ])
    defer { scratch.remove() }
    let json = try scratch.run(["audit"] + inputs + options + ["--format", "json", "--quiet"]).text
    #expect(json.contains("\"language\": \"\(language)\""))
    let text = try scratch.run(["audit"] + inputs + options + ["--quiet"]).text
    #expect(text.contains("ошибка") == (language == "ru"), "\(text)")
  }

  @Test func whatAnInputDoesNotTellIsOneLine() throws {
    let arguments = ["audit", "Fixtures/Captures/page-source/menu-before.xml"]
    let plain = try Program.run(arguments)
    #expect(!plain.messages.contains("does not tell"))
    #expect(plain.text.contains("--explain-input"))
    let explained = try Program.run(arguments + ["--explain-input"])
    #expect(explained.messages.contains("this input does not tell: "))
    #expect(explained.text.contains("not measured: "))
  }

  /// A document tells frames: those of its canvas, on which sizes are judged.
  @Test(arguments: [[], ["--verbose"], ["--explain-input"]])
  func framesOfADocumentAreThoseOfItsCanvas(_ options: [String]) throws {
    let path = "Fixtures/Projects/Ordinary/App/Base.lproj/Main.storyboard"
    let text = try Program.run(["audit", path] + options).text
    #expect(text.contains("frames are those of the canvas"), "\(text)")
    #expect(!text.contains("tell frame"), "\(text)")
  }
}
