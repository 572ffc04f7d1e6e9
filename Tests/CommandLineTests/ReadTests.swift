import Foundation
import TestSupport
import Testing

/// `earshot read` from outside: what it prints, what it says, how it ends.
struct ReadTests {
  private let toppings = "Fixtures/Captures/pizza/toppings-after.view.json"

  @Test func printsOneLineAStop() throws {
    let outcome = try Program.run(["read", toppings])
    #expect(
      outcome.text == """
        Добавить в пиццу, заголовок
        Сырный бортик, 169 рублей, недоступно, кнопка
        Шампиньоны, 29 рублей, кнопка
        Выбрано, Моцарелла, 49 рублей, кнопка

        """)
    #expect(
      outcome.messages == """
        \(toppings): note: a prediction for ios18-phone, language ru
        \(toppings): note: this input does not tell all that VoiceOver knows; \
        --explain-input lists what

        """)
    #expect(outcome.status == 0)
  }

  /// The rotor filters the numbered list, whose numbers stay (A36).
  @Test func readsOnlyWhatARotorModeGoesTo() throws {
    let outcome = try Program.run(["read", toppings, "--ids", "--rotor", "buttons"])
    let all = try Program.run(["read", toppings, "--ids", "--quiet"])
    let buttons = all.text.split(separator: "\n").dropFirst()
    #expect(outcome.text.split(separator: "\n") == Array(buttons))
    #expect(outcome.messages.contains("3 of 4 stops"))
    let unknown = try Program.run(["read", toppings, "--rotor", "hedings"])
    #expect(unknown.status == 2 && unknown.messages.contains("headings"))
    let nowhere = try Program.run(["read", toppings, "--rotor", "links", "--quiet"])
    #expect(nowhere.status == 3 && nowhere.text.isEmpty)
    #expect(try Program.run(["read", toppings, "--rotor", "volume"]).status == 2)
  }

  /// Texts in pictures are recognised only when asked for (A11).
  @Test func recognizesTextsInPictures() throws {
    let badge = "Fixtures/Scripts/behaviour/A11-badge.view.json"
    #expect(try !Program.run(["read", badge, "--quiet"]).text.contains("possible text"))
    let outcome = try Program.run(["read", badge, "--recognize", "--quiet"])
    #expect(
      outcome.text == """
        Pepperoni, 10 dollars, button, possible text: NEW
        Pizza, image

        """)
    #expect(try Program.run(["read", badge, "--describe", "cat"]).status == 2)
  }

  /// A word on a coloured badge is found, and the rotor of a session switches recognition on.
  @Test(.enabled(if: NativeProgram.isExpected("tesseract")))
  func readsSinglePicturesOfAScreenshot() throws {
    let badge = "Fixtures/Screenshots/badge.screen"
    #expect(
      try Program.run(["read", badge, "--recognize", "--quiet"]).text == """
        Pepperoni, 10 dollars, button, possible text: NEW
        promo, image, possible text: SALE 50

        """)
    let steps = "start\nrotor imageDescriptions\nswipeUp\nswipeRight\n"
    let session = try Program.run(
      ["drive", badge, "--lines", "--quiet"], input: Array(steps.utf8))
    #expect(session.text.hasSuffix("promo, image, possible text: SALE 50\n"), "\(session.text)")
  }

  @Test func namesEachLossOnce() throws {
    let outcome = try Program.run([
      "read", "Fixtures/Captures/chromium/check-box.json", "--explain-input",
    ])
    let line = try #require(
      outcome.messages.split(separator: "\n").first { $0.contains("does not tell: ") })
    let names = try #require(line.split(separator: ": ").last).split(separator: ", ")
    #expect(names.contains("traits"))
    #expect(Set(names).count == names.count)
  }

  @Test func speaksTheLanguageOfThePhone() throws {
    let outcome = try Program.run(["read", toppings, "--language", "de", "--quiet"])
    #expect(outcome.text.contains("Сырный бортик, 169 рублей, grau dargestellt, Taste\n"))
    #expect(outcome.messages.isEmpty)
  }

  @Test func writesAScript() throws {
    let outcome = try Program.run(["read", toppings, "--style", "script", "--quiet"])
    #expect(outcome.text.hasSuffix("Выбрано: Моцарелла: 49 рублей. Кнопка.\n"))
  }

  @Test func saysWhatTheVoiceSays() throws {
    let screen = Array("screen ru\nbutton \"625 ₽\"\ntext \"С 09:00 до 23:00\"\n".utf8)
    let written = try Program.run(["read", "-", "--quiet"], input: screen)
    #expect(written.text == "625 ₽, кнопка\nС 09:00 до 23:00\n")
    let spoken = try Program.run(["read", "-", "--quiet", "--spoken"], input: screen)
    #expect(spoken.text == "625 знак рубля, кнопка\nС 9 до 23\n")
    let json = ["read", "-", "--quiet", "--format", "json"]
    let both = try Program.run(json + ["--spoken"], input: screen)
    #expect(both.text.contains("\"utterance\": \"625 ₽, кнопка\""))
    #expect(both.text.contains("\"spoken\": \"625 знак рубля, кнопка\""))
    #expect(try !Program.run(json, input: screen).text.contains("\"spoken\""))
  }

  @Test func leavesHintsOut() throws {
    let menu = "Fixtures/Captures/pizza/menu-after.view.json"
    let with = try Program.run(["read", menu, "--quiet"])
    let without = try Program.run(["read", menu, "--quiet", "--no-hints"])
    #expect(with.text.contains("элемент регулировки, Смахните вверх или вниз"))
    #expect(!without.text.contains("Смахните"))
  }

  @Test func readsStandardInput() throws {
    let bytes = try [UInt8](Data(contentsOf: SharedFolder.checkout.appending(path: toppings)))
    let outcome = try Program.run(["read", "-", "--quiet"], input: bytes)
    #expect(outcome.text == (try Program.run(["read", toppings, "--quiet"])).text)
  }

  @Test func oneBadInputDoesNotStopTheOthers() throws {
    let outcome = try Program.run(["read", "missing.xml", toppings, "--quiet"])
    #expect(outcome.text.hasPrefix("==> \(toppings) <==\nДобавить в пиццу, заголовок\n"))
    #expect(
      outcome.messages == """
        missing.xml: error: there is no such file
          help: check the path; without a capture, try the built-in screen 'pizza'

        """)
    #expect(outcome.status == 3)
  }

  @Test func aFolderIsNoCapture() throws {
    let outcome = try Program.run(["convert", "Fixtures", "--to", "view"])
    #expect(
      outcome.messages == "Fixtures: error: this is a folder\n  help: name the files in it\n")
    #expect(outcome.status == 3)
  }

  @Test func anEmptyInputIsAnError() throws {
    let outcome = try Program.run(["read", "-"], input: [])
    #expect(outcome.messages.hasPrefix("-: error: the input is empty\n  help: "))
    #expect(outcome.text.isEmpty)
    #expect(outcome.status == 3)
  }

  @Test func aScreenWithoutStopsIsNeverASuccess() throws {
    let outcome = try Program.run(["read", "-"], input: Array("screen en\nview\n".utf8))
    #expect(
      outcome.messages.contains("-: error: nothing to hear: no element of the screen gets focus\n"))
    #expect(outcome.status == 3)
  }

  @Test(arguments: [
    ["read"], ["read", "a", "--format", "pdf"], ["read", "a", "--from", "pdf"],
    ["read", "a", "--profile", "ios19-phone"], ["read", "a", "--language", "xx"],
    ["read", "a", "--style", "designer"], ["read", "-", "-"], ["listen", "a"],
  ])
  func wrongUsageHasAStatusOfItsOwn(_ arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(!outcome.messages.isEmpty)
  }

  @Test func writesTheWholeFileOrNothing() throws {
    let file = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let outcome = try Program.run(["read", toppings, "--quiet", "--output", file.path])
    #expect(outcome.output.isEmpty)
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == (try Program.run(["read", toppings, "--quiet"])).text)
    let refused = try Program.run(
      ["read", toppings, "--quiet", "--output", file.path + "/below/it"])
    #expect(refused.status == 3)
    #expect(refused.messages.contains("the file cannot be written"))
  }

  @Test func textOfACaptureNeverReachesTheTerminalAsControl() throws {
    let notation = "screen en\nbutton \"\\u{1b}[31mRed\\nline\"\n"
    let outcome = try Program.run(["read", "-", "--quiet"], input: Array(notation.utf8))
    #expect(outcome.text == "\\u{1b}[31mRed\\nline, button\n")
  }

  @Test func messagesNeverReachTheTerminalAsControl() throws {
    let missing = try Program.run(["read", "a\u{1b}[31m\u{9b}.xml"])
    #expect(
      missing.messages
        == "a\\u{1b}[31m\\u{9b}.xml: error: there is no such file\n"
        + "  help: check the path; without a capture, try the built-in screen 'pizza'\n")
    let key = try Program.run(
      ["read", "-", "--from", "view"], input: Array(#"{"earshot": "view/1", "\u001b[31m": 1}"#.utf8)
    )
    #expect(key.messages.contains("\\u{1b}[31m"))
    #expect(!key.messages.contains("\u{1b}"))
    #expect(key.status == 3)
  }

  @Test(arguments: [
    (">/dev/full", "the disk is full", "make room, or name another place"),
    (">&-", "it is closed", "leave it open, or name a file with --output"),
  ])
  func aFullOrClosedOutputIsAnErrorAndNoCrash(
    _ redirection: String, _ why: String, _ help: String
  ) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let said = try Program.shell(
      "{ earshot read \(toppings) --quiet \(redirection); echo \"status $?\" >&2; } 2>&1")
    #expect(
      said == """
        -: error: standard output cannot be written: \(why)
          help: \(help)
        status 3

        """)
  }

  @Test func tellsItsVersionAndHelp() throws {
    let version = try Program.run(["--version"])
    #expect(version.status == 0)
    #expect(version.text.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    let help = try Program.run(["read", "--help"])
    #expect(help.status == 0)
    #expect(help.text.contains("Examples:"))
    #expect(try Program.run(["--generate-completion-script", "zsh"]).text.contains("#compdef"))
  }
}
