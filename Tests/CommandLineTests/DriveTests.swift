import Foundation
import TestSupport
import Testing

/// `earshot drive` from outside: scripts, lines, reports and how it ends.
struct DriveTests {
  private let toppings = "Fixtures/Captures/pizza/toppings-after.view.json"

  /// Runs with a script in a folder of its own; the script names no source.
  private func drive(
    _ script: String, _ options: [String] = [], source: String? = nil
  ) throws -> (outcome: Program.Outcome, script: String) {
    let url = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString + ".vo")
    defer { try? FileManager.default.removeItem(at: url) }
    try script.write(to: url, atomically: true, encoding: .utf8)
    var outcome = try Program.run(
      ["drive", source ?? toppings, "--script", url.path, "--quiet"] + options)
    outcome.output = Array(outcome.text.replacing(url.path, with: "a.vo").utf8)
    outcome.messages = outcome.messages.replacing(url.path, with: "a.vo")
    return (outcome, try String(contentsOf: url, encoding: .utf8))
  }

  @Test func aMismatchIsShownSideBySide() throws {
    let (outcome, _) = try drive(
      "start\n  says \"Добавить в пиццу, заголовок\"\nswipeRight\n  says \"Бортик\"\n")
    #expect(
      outcome.text == """
        a.vo: 2 steps, 1 failed

        a.vo:3: swipeRight
          expected        heard
          says "Бортик" ≠ says "Сырный бортик, 169 рублей, недоступно, кнопка"

        """)
    #expect(outcome.messages == "")
    #expect(outcome.status == 1)
  }

  @Test func recordingWritesWhatIsHeard() throws {
    let (outcome, script) = try drive(
      "# Toppings\nstart\n  says \"?\"  # the title\nswipeRight\n", ["--record"])
    #expect(
      script == """
        # Toppings
        start
          says "Добавить в пиццу, заголовок"  # the title
        swipeRight
          says "Сырный бортик, 169 рублей, недоступно, кнопка"

        """)
    #expect(outcome.text == "a.vo: 2 steps, passed\n")
    #expect(outcome.status == 0)
  }

  @Test func aMistakeInAScriptHasAPlace() throws {
    let (outcome, _) = try drive("start\nswipeRigth\n")
    #expect(
      outcome.messages == """
        a.vo:2:1: error: there is no gesture 'swipeRigth'
          help: did you mean 'swipeRight'?

        """)
    #expect(outcome.text == "")
    #expect(outcome.status == 3)
  }

  @Test(arguments: [
    ("dots 1-4-5", "-:1:1: error: braille input is off"),
    ("dots 9", "-:1:6: error: '9' are no dots"),
    ("dots", "-:1:5: error: the chord after 'dots' is missing"),
    ("set brailleInput on\ndots 1", "-:2:1: error: no field is edited"),
    ("display panRight", "-:1:1: error: there is no braille display"),
    ("display pan", "-:1:9: error: no key of a display is called 'pan'"),
  ])
  func brailleThatCannotBeWrittenIsExplained(_ lines: String, _ message: String) throws {
    let outcome = try Program.run(["drive", toppings], input: Array("\(lines)\n".utf8))
    #expect(outcome.messages.hasPrefix(message) && outcome.messages.contains("\n  help: "))
    #expect(outcome.status != 0)
  }

  @Test func theCommandLineStandsAboveTheScript() throws {
    let script = "set language en\nfocus mushrooms\n  says \"Шампиньоны, 29 рублей, Taste\"\n"
    #expect(try drive(script).outcome.status == 1)
    #expect(try drive(script, ["--language", "de"]).outcome.status == 0)
    let hints = "set language ru\nset hints on\nfocus size\nswipeUp\nsingleTap\n  says \"Размер\"\n"
    let pizza = try drive(hints, ["--no-hints"], source: "pizza/drink-card").outcome
    #expect(!pizza.text.contains("Смахните"))
    let heard = try drive(hints, ["--no-hints", "--format", "json"], source: "pizza/drink-card")
    #expect(!heard.outcome.text.contains("Смахните"))
  }

  @Test func severalScriptsAreOneReport() throws {
    let scripts = ["toppings", "counter"].map { "Fixtures/Scripts/\($0).vo" }
    let outcome = try Program.run(
      ["drive", "--script"] + scripts + ["--format", "junit", "--quiet"])
    #expect(outcome.status == 0)
    #expect(outcome.text.components(separatedBy: "<testsuite ").count == 3)
    #expect(outcome.text.contains("failures=\"0\" errors=\"0\""))
    let json = try Program.run(["drive", "--script"] + scripts + ["--format", "json", "--quiet"])
    #expect(try JSONSerialization.jsonObject(with: Data(json.output)) is [String: Any])
  }

  @Test func everyScriptOfTheCheckoutPasses() throws {
    let folder = SharedFolder.checkout.appending(path: "Fixtures/Scripts")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    // What begins with a full stop is the scratch file of a test beside this one.
    let scripts = (names ?? []).filter { name in
      [".vo", ".vc", ".sc"].contains { name.hasSuffix($0) } && !name.contains("/.")
    }.filter { !$0.hasPrefix(".") }.sorted().map { "Fixtures/Scripts/" + $0 }
    #expect(scripts.count > 60)
    let outcome = try Program.run(["drive", "--quiet", "--script"] + scripts)
    #expect(outcome.messages == "")
    #expect(outcome.text.components(separatedBy: ", passed\n").count - 1 == scripts.count)
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["pizza/toppings.view.json", "pizza/menu", "pizza-before.view.json"])
  func aFileComesBeforeTheBuiltInApp(_ name: String) throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let capture = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: capture.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: SharedFolder.checkout.appending(path: toppings), to: capture)
    let script = folder.appending(path: "a.vo")
    try "on \(name)\nstart\n  says \"Добавить в пиццу, заголовок\"\n"
      .write(to: script, atomically: true, encoding: .utf8)
    let outcome = try Program.run(["drive", "--script", script.path])
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func oneBadScriptDoesNotStopTheOthers() throws {
    let outcome = try Program.run(
      ["drive", "--script", "missing.vo", "Fixtures/Scripts/toppings.vo", "--quiet"])
    #expect(
      outcome.text.hasPrefix("Fixtures/Scripts/toppings.vo: 4 steps, passed\n  note: from line 8"))
    #expect(
      outcome.messages == "missing.vo: error: there is no such file\n  help: check the path\n")
    #expect(outcome.status == 3)
  }

  /// The option takes all words behind it, so the screen may stand there, too.
  @Test func theScreenMayStandBehindTheScripts() throws {
    let folder = try ScratchFolder([
      "a.vo": "start\n  says \"Pay, button\"\n", "b.vo": "start\n",
      "menu.screen": "button \"Pay\"\n",
    ])
    let (first, second) = (folder.path("a.vo"), folder.path("b.vo"))
    let outcome = try Program.run(
      ["drive", "--quiet", "--script", first, second, folder.path("menu.screen")])
    #expect(outcome.text == "\(first): 1 step, passed\n\(second): 1 step, passed\n")
    #expect(outcome.messages.isEmpty && outcome.status == 0)
  }

  @Test func aCaptureThatIsAskedStaysAsItIs() throws {
    let folder = try ScratchFolder([
      "menu.screen": "button \"Pay\"\nbutton toggleButton \"Wi-Fi\" value \"0\"\n"
    ])
    let lines = "doubleTap\nswipeRight\ndoubleTap\nscrub\n"
    let outcome = try Program.run(
      ["drive", folder.path("menu.screen"), "--quiet", "--no-hints"], input: Array(lines.utf8))
    let answer = "Pay, button\n<capture> the app is asked to act, and a capture can do no more\n"
    #expect(outcome.text.hasPrefix("Pay, button\n" + answer), "\(outcome.text)")
    #expect(outcome.text.components(separatedBy: "<capture>").count == 2, "\(outcome.text)")
  }

  @Test func linesOfAPipeAreKeysOrSteps() throws {
    let lines = "s\nswipeRight\n# a comment\n\nswipeRight x4\ntype \"a\nq\nswipeLeft\n"
    let outcome = try Program.run(["drive", toppings, "--quiet"], input: Array(lines.utf8))
    #expect(
      outcome.text == """
        Добавить в пиццу, заголовок
        Добавить в пиццу, заголовок
        Сырный бортик, 169 рублей, недоступно, кнопка
        Шампиньоны, 29 рублей, кнопка
        Выбрано, Моцарелла, 49 рублей, кнопка
        <sound:boundary> после этого элемента ничего нет
        Выбрано, Моцарелла, 49 рублей, кнопка
        <sound:boundary> после этого элемента ничего нет
        Выбрано, Моцарелла, 49 рублей, кнопка

        """)
    #expect(outcome.messages.hasPrefix("-:6:6: error: the text is not closed\n"))
    #expect(outcome.status == 2)
  }

  @Test func aLineThatCannotBeDoneHasAPlaceAndAHelp() throws {
    let lines = "  swipeRigth\nl\nfocus mushroms\napp hide x\nrotor hedings\n?\n"
    let outcome = try Program.run(["drive", toppings, "--quiet"], input: Array(lines.utf8))
    #expect(
      outcome.messages.hasPrefix(
        """
        -:1:3: error: жеста «swipeRigth» нет
          help: возможно, «swipeRight»?
        -:2:1: error: «l» — клавиша терминала
          help: напишите шаг; ? покажет, что может быть в строке
        -:3:1: error: остановки «mushroms» нет; возможно, «mushrooms»?
          help: подходят 'Добавить в пиццу', 'Сырный бортик', 'Моцарелла', 'Шампиньоны'
        -:4:1: error: элемента «x» нет
          help: подходят
        """))
    #expect(outcome.messages.contains("-:5:1: error: режима ротора «hedings» нет"))
    #expect(outcome.text.contains("q или quit: выйти"))
    #expect(!outcome.text.contains("Shift-"))
    #expect(outcome.status == 2)
    let english = try Program.run(
      ["drive", "pizza", "--language", "en", "--quiet"], input: Array("swipeRigth\n?\n".utf8))
    #expect(english.messages.hasPrefix("-:1:1: error: there is no gesture 'swipeRigth'\n"))
    #expect(english.text.contains("q or quit: leave"))
    let live = try Program.run(
      ["drive", "pizza", "--language", "en"], input: Array("app hide x\n".utf8))
    #expect(live.messages.contains("  help: remove the step\n"))
  }

  @Test func sentencesAreWrittenInTheStyle() throws {
    let outcome = try Program.run(
      ["drive", toppings, "--style", "script"], input: Array("focus mushrooms\n".utf8))
    #expect(
      outcome.text == "Добавить в пиццу. Заголовок.\nШампиньоны: 29 рублей. Кнопка.\n")
  }

  @Test(arguments: [
    ["drive", "a", "--format", "json"], ["drive", "a", "--output", "o.txt"],
    ["drive", "a", "--before"], ["drive", "--script", "a.vo", "--style", "script"],
    ["drive"], ["drive", "-"], ["drive", "a", "--record"], ["drive", "a", "--format", "pdf"],
    ["drive", "a", "--from", "pdf"],
    ["drive", "-", "--script", "-"], ["drive", "a", "--script", "-", "--record"],
    ["drive", "a", "--language", "xx"],
  ])
  func wrongUsageHasAStatusOfItsOwn(_ arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(!outcome.messages.isEmpty)
  }

  @Test(arguments: [["drive", "missing.xml"], ["drive", "pizza/sushi"], ["drive", "Fixtures"]])
  func whatCannotBeReadIsSaid(_ arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 3)
    #expect(outcome.messages.contains("error: "))
  }

  @Test func aScriptWithoutSourceSaysWhatToWrite() throws {
    let url = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString + ".vo")
    defer { try? FileManager.default.removeItem(at: url) }
    try "start\n".write(to: url, atomically: true, encoding: .utf8)
    let outcome = try Program.run(["drive", "--script", url.path])
    #expect(outcome.messages.contains("nothing to drive: the script has no line 'on'"))
    #expect(outcome.status == 3)
  }

  @Test func aScreenWithoutStopsIsDrivenByScriptsOnly() throws {
    let screen = "Fixtures/Scripts/session/screen-changed-string.screen"
    let byHand = try Program.run(["drive", screen])
    #expect(byHand.messages.contains("error: nothing to hear"))
    #expect(byHand.status == 3)
    let script = try Program.run(
      ["drive", "--script", "Fixtures/Scripts/session/screen-changed-string.vo"])
    #expect(script.messages.contains("warning: nothing to hear"))
    #expect(script.status == 0)
  }

  @Test func helpSaysHowToLeave() throws {
    let help = try Program.run(["drive", "--help"])
    #expect(help.text.contains("earshot drive pizza"))
    #expect(help.status == 0)
    #expect(help.text.contains("q, Ctrl-C or Ctrl-D leaves"))
    #expect(help.text.contains("earshot drive menu.view.json --script order.vo"))
  }
}
