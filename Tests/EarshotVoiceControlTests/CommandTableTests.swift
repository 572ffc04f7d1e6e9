import EarshotVoiceControl
import Foundation
import TestSupport
import Testing

/// What is said in `Fixtures/Technologies/commands-<language>.txt`: a new line is a new test.
@Suite struct CommandTableTests {
  @Test(arguments: SpokenLine.english) func english(line: SpokenLine) { check(line) }

  @Test(arguments: SpokenLine.russian) func russian(line: SpokenLine) { check(line) }

  private func check(_ line: SpokenLine) {
    let commands = CommandGrammar.grammar(for: line.language).commands(for: line.said)
    let found = commands.isEmpty ? ["nothing"] : commands.map(CommandNotation.text)
    #expect(found.prefix(line.expected.count) == line.expected[...])
  }

  @Test func tablesAreLongAndCoverEveryCommand() {
    for lines in [SpokenLine.english, SpokenLine.russian] {
      #expect(lines.count >= 140)
      let names = Set(lines.map { $0.expected[0].prefix { $0 != " " } })
      let all = [
        "tap", "doubleTap", "longPress", "swipe", "drag", "increment", "decrement", "showActions",
        "choose", "zoom", "scroll", "scrollToEdge", "goBack", "goHome", "openAppSwitcher", "open",
        "repeatThat", "show", "showGrid", "hide", "showCommands", "mode", "sleep", "wakeUp",
        "type", "insert", "replace", "select", "deselect", "delete", "moveCaret", "clipboard",
        "undo", "redo", "changeCase", "newLine", "nothing",
      ]
      #expect(all.filter { !names.contains($0[...]) } == [])
    }
  }

  @Test(arguments: [
    ("Показать номера", "show numbers"), ("Коснуться 5", "tap five"), ("пять", "five"),
    ("Коснуться пять", "tap 5"), ("Перейти домой", "go home"), ("Вернуться", "go back"),
  ])
  func bothLanguagesMeanTheSame(russian: String, english: String) {
    let first = CommandGrammar.grammar(for: "ru-RU").commands(for: russian).first
    #expect(first != nil)
    #expect(first == CommandGrammar.grammar(for: "en-US").commands(for: english).first)
  }
}

/// A line of a table: what is said, and what it may mean, best first.
struct SpokenLine: Sendable, CustomTestStringConvertible {
  let number: Int
  let language: String
  let said: String
  let expected: [String]

  var testDescription: String { "\(language) \(number): \(said)" }

  static let english = lines("en")
  static let russian = lines("ru")

  private static func lines(_ language: String) -> [SpokenLine] {
    let url = SharedFolder.checkout.appending(
      path: "Fixtures/Technologies/commands-\(language).txt")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      guard !line.hasPrefix("//"), let arrow = line.range(of: " => ") else { return nil }
      return SpokenLine(
        number: number + 1, language: language, said: String(line[..<arrow.lowerBound]),
        expected: line[arrow.upperBound...].components(separatedBy: " | "))
    }
  }
}
