import Foundation
import TestSupport
import Testing

/// `earshot drive` under a pseudo-terminal: keys in, screen out.
struct TerminalTests {
  private static let isPythonThere: Bool = {
    let outcome = try? Program.run(
      URL(filePath: "/usr/bin/env"), ["python3", "-c", "import pty"], input: [])
    return outcome?.status == 0
  }()

  /// What the terminal saw.
  private struct Sight: Decodable {
    var frames: [String: [String]]
    var failures: [String]
    var status: Int
    var restored: Bool
    var left: Bool
    var raw: Bool?
  }

  private func sight(
    _ scenario: [[Any]], environment: [String] = [], options: [String] = []
  ) throws -> Sight {
    let steps = try JSONSerialization.data(withJSONObject: scenario)
    let outcome = try Program.run(
      URL(filePath: "/usr/bin/env"),
      ["TERM=xterm-256color"] + environment + [
        "python3", "Tests/terminal.py", String(decoding: steps, as: UTF8.self),
        Program.folder.appending(path: "earshot").path, "drive",
        "Fixtures/Captures/pizza/menu-after.view.json",
      ] + options, input: [])
    #expect(outcome.messages == "")
    return try JSONDecoder().decode(Sight.self, from: Data(outcome.output))
  }

  private let ready: [Any] = ["await", "Москва, кнопка"]
  static let isEnabled = isPythonThere || SharedFolder.isRequired

  @Test(.enabled(if: isEnabled))
  func keysMoveTheFocusAndTheCaptionFollows() throws {
    let sight = try sight([
      ready, ["raw", 0], ["keys", "\u{1B}[C"], ["await", "Тип заказа, В ресторане, 2 из 2, элем"],
      ["frame", "second"], ["keys", ":focus promo\r"], ["await", "Акции, Чиззи чеддер"],
      ["keys", "\u{1B}[A"], ["await", " Сырный бортик, 2 из 7"], ["frame", "promo"],
      ["keys", "?"], ["await", "q, Ctrl-C, Ctrl-D   выйти"], ["frame", "help"], ["keys", "x"],
      ["await", "остановка 4 из 11"], ["keys", "q"],
    ])
    #expect(sight.failures == [])
    #expect(sight.raw == true)
    #expect(sight.status == 0)
    #expect(sight.restored && sight.left)
    let second = try #require(sight.frames["second"])
    #expect(second.count == 24)
    #expect(second.allSatisfy { $0.count == 80 })
    #expect(second[0].hasPrefix("Экран меню Додо Пиццы · остановка 2 из 11"))
    #expect(second.contains { $0.contains("▶Тип заказа: В ресторане, 2 из 2") })
    #expect(second[21].hasPrefix("ротор: Настройка значения"))
    #expect(second[22].hasPrefix(" Тип заказа, В ресторане, 2 из 2, элемент регулировки"))
    #expect(second[23].contains("чтобы настроить значение"))
    #expect(sight.frames["promo"]?.contains { $0.contains("┃Акции: Сырный бортик") } == true)
    #expect(sight.frames["help"]?[1].contains("q, Ctrl-C, Ctrl-D   выйти") == true)
  }

  @Test(.enabled(if: isEnabled))
  func theWindowMayChangeItsSize() throws {
    let sight = try sight([
      ready, ["resize", [100, 40]], ["rest", 0.8], ["frame", "large"], ["resize", [30, 8]],
      ["rest", 0.8], ["frame", "small"], ["keys", "\u{4}"],
    ])
    #expect(sight.failures == [])
    #expect(sight.frames["large"]?.count == 40)
    #expect(sight.frames["large"]?.allSatisfy { $0.count == 100 } == true)
    #expect(sight.frames["small"]?.count == 8)
    #expect(sight.frames["small"]?.last?.hasPrefix(" Москва, кнопка") == true)
    #expect(sight.status == 0)
  }

  @Test(.enabled(if: isEnabled), arguments: [(15, 143), (2, 130), (1, 129), (3, 131)])
  func aSignalGivesTheTerminalBack(_ signal: Int, _ status: Int) throws {
    let sight = try sight([ready, ["raw", 0], ["signal", signal]])
    #expect(sight.failures == [])
    #expect(sight.raw == true)
    #expect(sight.status == status)
    #expect(sight.restored && sight.left)
  }

  @Test(.enabled(if: isEnabled))
  func readingGoesOnWhileNoKeyIsPressed() throws {
    let sight = try sight([
      ready, ["keys", "a"], ["await", "Тип заказа, В ресторане, 2 из 2, элемент"],
      ["keys", "\u{3}"],
    ])
    #expect(sight.failures == [])
    #expect(sight.status == 0)
  }

  @Test(.enabled(if: isEnabled))
  func aDumbTerminalGetsPlainLines() throws {
    let sight = try sight(
      [
        ["await", "Москва, кнопка"], ["keys", "swipeRight\n"],
        ["await", "Тип заказа, В ресторане"],
        ["keys", "q\n"],
      ], environment: ["TERM=dumb"])
    #expect(sight.failures == [])
    #expect(sight.status == 0)
    #expect(sight.restored)
    #expect(!sight.left)
  }

  @Test(.enabled(if: isEnabled))
  func whatIsWrittenIsSaid() throws {
    let sight = try sight(
      [
        ["await", "Ctrl-C выход"], ["keys", "show numbers\r"], ["await", "‹5› Раздел меню"],
        ["rest", 0.5], ["frame", "numbers"], ["keys", "tap f"], ["await", "скажите: tap f▏"],
        ["keys", "ive\r"],
        ["await", "does activate category"], ["keys", "\u{1B}[A"], ["await", "скажите: tap five▏"],
        ["keys", "\u{1B}"], ["await", "скажите: ▏"], ["keys", "?"],
        ["await", "Коснуться «Москва»"],
        ["keys", "\u{3}"],
      ], options: ["--technology", "voice-control"])
    #expect(sight.failures == [])
    #expect(sight.status == 0)
    #expect(sight.restored && sight.left)
    #expect(sight.frames["numbers"]?.allSatisfy { $0.count == 80 } == true)
    #expect(sight.frames["numbers"]?.contains { $0.contains("‹11› Корзина") } == true)
  }

  @Test(.enabled(if: isEnabled))
  func keysAreSwitchesAndScanningGoesOn() throws {
    let sight = try sight(
      [
        ["await", "item: Москва"], ["await", "item: Тип заказа"], ["rest", 0.2],
        ["frame", "second"], ["keys", "a"], ["await", "переход переключателями"],
        ["keys", "\u{1B}[C\u{1B}[C\u{1B}[D "],
        ["await", "меню: Коснуться"], ["rest", 0.3], ["frame", "menu"], ["keys", "i"],
        ["await", "point: across the screen"], ["keys", "?"], ["await", "q, Ctrl-C, Ctrl-D"],
        ["keys", "q"],
      ], options: ["--technology", "switch-control"])
    #expect(sight.failures == [])
    #expect(sight.status == 0)
    #expect(sight.restored && sight.left)
    #expect(sight.frames["second"]?.contains { $0.contains("▶Тип заказа") } == true)
    #expect(sight.frames["menu"]?[1].hasPrefix("▶ Коснуться") == true)
  }

  /// A line that is pasted by mistake has an end, and Ctrl-C does not wait until all of it is done.
  @Test(.enabled(if: isEnabled), arguments: ["voice-control", "voiceover", "switch-control"])
  func aFileThatIsPastedDoesNotHoldTheTerminal(_ technology: String) throws {
    let sight = try sight(
      [["await", "Москва"], ["paste", ["tap a b ", 125_000]], ["keys", "\u{3}"]],
      options: ["--technology", technology])
    #expect(sight.failures == [])
    #expect(sight.status == 0)
    #expect(sight.restored && sight.left)
  }

  @Test(.enabled(if: isEnabled))
  func aLineThatIsFullSaysSo() throws {
    let sight = try sight(
      [
        ["await", "Ctrl-C выход"], ["paste", ["a", 100_000]], ["keys", "\r"],
        ["await", "Не распознано"], ["keys", "tap five\r"], ["await", "does activate category"],
        ["keys", "\u{3}"],
      ], options: ["--technology", "voice-control"])
    #expect(sight.failures == [])
    #expect(sight.status == 0)
  }

  @Test(.enabled(if: isEnabled), arguments: [[65535, 65535], [1, 1], [0, 0], [500, 1]])
  func aTerminalOfAnySizeIsGivenBack(_ size: [Int]) throws {
    let sight = try sight([ready, ["resize", size], ["rest", 1], ["keys", "q"]])
    #expect(sight.failures == [])
    #expect(sight.status == 0)
    #expect(sight.restored && sight.left)
  }
}
