import Foundation
import TestSupport
import Testing

/// `earshot compare` from outside.
struct CompareTests {
  private let folder = "Fixtures/Captures"

  @Test func tellsWhatChanged() throws {
    let outcome = try Program.run([
      "compare", "\(folder)/pizza/toppings-before.view.json",
      "\(folder)/pizza/toppings-after.view.json", "--quiet",
    ])
    #expect(
      outcome.text == """
        - 3 169 ₽
        - 5 29 ₽
        - 7 49 ₽
        ~ 1 → 1 (same identifier)
            was Добавить в пиццу
            now Добавить в пиццу, заголовок
        ~ 2 → 2 (same label)
            was Сырный бортик
            now Сырный бортик, 169 рублей, недоступно, кнопка
        ~ 4 → 3 (same label)
            was Шампиньоны
            now Шампиньоны, 29 рублей, кнопка
        ~ 6 → 4 (same label)
            was Моцарелла
            now Выбрано, Моцарелла, 49 рублей, кнопка
        0 added, 3 removed, 0 moved, 4 reworded; stops 7 → 4; words 13 → 19; seconds 4.4 → 9.0; \
        touch coverage 5 % → 19 %

        """)
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["menu-before", "menu-after"])
  func theSameScreenFromTwoSourcesIsEqualWhereBothKnow(_ name: String) throws {
    let outcome = try Program.run([
      "compare", "\(folder)/pizza/\(name).view.json", "\(folder)/page-source/\(name).xml",
      "--fail-on", "any", "--quiet",
    ])
    #expect(outcome.text.hasPrefix("0 added, 0 removed, 0 moved, 0 reworded"))
    #expect(outcome.status == 0)
  }

  /// The name of the app before what comes first, a line that is said again and the times of a log
  /// are no differences.
  @Test(arguments: [
    ("Settings, VoiceOver, heading\nDone, button\n", "0 added, 0 removed, 0 moved, 0 reworded"),
    ("VoiceOver, heading\nVoiceOver, heading\nDone, button\n", "0 added, 0 removed"),
    ("12:01:05 VoiceOver, heading\n12:01:07 Done, button\n", "0 added, 0 removed, 0 moved, 0 re"),
    ("[2026-11-26T12:01:05Z] VoiceOver, heading\n[2026-11-26T12:01:07Z] Done, button\n", "0 added"),
    ("VoiceOver, heading\nDone, dimmed, button\n", "~ 2 → 2"),
  ])
  func whatIsHeardBesidesTheScreenIsNoDifference(_ log: String, _ expected: String) throws {
    let scratch = try Scratch([
      "a.screen": "screen en app \"Settings\"\nheader \"VoiceOver\"\nbutton \"Done\"\n",
      "heard.txt": log,
    ])
    defer { scratch.remove() }
    let outcome = try scratch.run(["compare", "a.screen", "--heard", "heard.txt", "--quiet"])
    #expect(outcome.text.hasPrefix(expected), "\(outcome.text)")
  }

  @Test(arguments: [("order", 1), ("wording", 0), ("count", 0), ("added,removed", 0), ("any", 1)])
  func failsOnWhatItIsToldToFailOn(_ kinds: String, _ status: Int) throws {
    let scratch = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let names = ["before.screen", "after.screen"].map { scratch.appending(path: $0) }
    try "screen en\ntext \"A\"\ntext \"B\"\n".write(to: names[0], atomically: true, encoding: .utf8)
    try "screen en\ntext \"B\"\ntext \"A\"\n".write(to: names[1], atomically: true, encoding: .utf8)
    let outcome = try Program.run(
      ["compare", names[0].path, names[1].path, "--fail-on", kinds, "--quiet"])
    #expect(outcome.status == Int32(status))
  }

  @Test func foldersAreMatchedByName() throws {
    let outcome = try Program.run([
      "compare", "\(folder)/pizza", "\(folder)/page-source", "--format", "json", "--quiet",
    ])
    #expect(outcome.status == 3)
    #expect(outcome.messages.contains("the other folder has no file of this name"))
  }
}
