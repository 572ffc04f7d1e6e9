import EarshotText
import Testing

@testable import EarshotAudit

/// The words of findings, with their data.
struct WordTemplateTests {
  private static let english = WordTemplate(
    "{count|=0|no stop|# stop|# stops} in the row{more|=0|| of “{label}”}")
  private static let russian = WordTemplate("{count|# остановка|# остановки|# остановок} в строке")

  @Test(arguments: [(0, "no stop"), (1, "1 stop"), (2, "2 stops"), (21, "21 stops")])
  func anEnglishWordHasTheFormOfTheNumber(_ count: Int, _ words: String) {
    let text = Self.english.filled(in: .english, with: ["count": .count(count), "more": .count(0)])
    #expect(text == "\(words) in the row")
  }

  @Test(arguments: [
    (1.0, "1 остановка"), (3, "3 остановки"), (11, "11 остановок"), (1.5, "1,5 остановки"),
  ])
  func aRussianWordHasTheFormOfTheNumber(_ count: Double, _ words: String) {
    #expect(
      Self.russian.filled(in: .russian, with: ["count": .number(count)]) == "\(words) в строке")
  }

  @Test func aFormMayHoldData() {
    let data: [String: Finding.Argument] = [
      "count": .count(2), "more": .count(1), "label": .text("a|b {c} #"),
    ]
    #expect(Self.english.filled(in: .english, with: data) == "2 stops in the row of “a|b {c} #”")
    #expect(Self.english.names == ["count", "more", "label"])
  }

  @Test func whatHasNoDataStaysAsItIs() {
    for text in ["use {a|b}", "{name}", "an open { brace", "} and {", "", "{}"] {
      #expect(WordTemplate(text).filled(in: .english, with: [:]) == text)
    }
  }

  @Test func inGeneralTheLastFormStands() {
    #expect(Self.english.general == "{count} stops in the row of “{label}”")
    #expect(Self.russian.general == "{count} остановок в строке")
    #expect(WordTemplate("the label “{label}”").general == "the label “{label}”")
  }

  /// The rules whose number stands after a colon, as "stops: 3".
  @Test(arguments: Rule.all.filter(\.looksAtScreens).map(\.id))
  func noNumberStandsAfterAColon(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    for text in rule.failingExamples {
      for finding in rule.findings(on: try MarkedExample(text).screen) {
        var numbered = finding
        // A number that no example and no setting has, so that it is found again in the words.
        numbered.arguments = finding.arguments.mapValues { argument in
          if case .number = argument { .number(7_654_321) } else { argument }
        }
        for language in ["en", "ru"] {
          let words = rule.words(for: numbered, in: language)
          #expect(!words.what.contains(": 7654321") && !words.what.contains("|#"), "\(words.what)")
        }
      }
    }
  }
}
