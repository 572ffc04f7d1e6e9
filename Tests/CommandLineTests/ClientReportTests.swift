import Foundation
import TestSupport
import Testing

/// The document that a client is given.
struct ClientReportTests {
  private static let pizza = "Fixtures/Captures/pizza"

  private func report(_ arguments: [String]) throws -> Program.Outcome {
    try Program.run(
      [
        "report", "\(Self.pizza)/toppings-after.view.json", "--date", "2026-11-23", "--quiet",
      ] + arguments)
  }

  @Test func thePageHoldsEverythingInOrder() throws {
    let outcome = try report([
      "--app", "Pizza <b>", "--before", "\(Self.pizza)/toppings-before.view.json", "--messages",
      "en",
    ])
    #expect(outcome.status == 0)
    var rest = outcome.text[...]
    for part in [
      "<h1>Accessibility audit: Pizza &lt;b&gt;</h1>", "2026-11-23", ">Summary<", ">WCAG 2.2<",
      "4.1.2 Name, Role, Value", ">What is heard on each screen<", "<svg", "<ol>",
      ">Findings and how to mend them<", ">Before and after<", "touch coverage",
      ">What was looked at, and how<",
    ] {
      let range = rest.range(of: part)
      #expect(range != nil, "\(part)")
      if let range { rest = rest[range.upperBound...] }
    }
    #expect(!outcome.text.contains(SharedFolder.checkout.path))
    #expect(
      outcome.text.matches(of: /id="([^"]+)"/).count
        == Set(
          outcome.text.matches(of: /id="([^"]+)"/).map { String($0.1) }
        ).count)
  }

  /// One count of rules, with what it counts, wherever it is said.
  @Test func theRulesAreCountedTheSameEverywhere() throws {
    let screen = "\(Self.pizza)/toppings-after.view.json"
    let count = /(\d+) of (\d+) rules ran/
    let page = try report(["--format", "markdown", "--messages", "en"]).text
    let audit = try Program.run(
      ["audit", screen, "--explain-input", "--fail-on", "never", "--messages", "en"])
    let counts = [page, audit.text].compactMap { $0.firstMatch(of: count)?.0 }
    #expect(counts.count == 2 && Set(counts).count == 1, "\(counts)")
    #expect(page.matches(of: /\d+ rules/).count == 1)
    let all = try Program.run(["rules"]).text.split(separator: "\n").count
    #expect(page.firstMatch(of: count)?.2 == "\(all)")
  }

  @Test func noPathOfAMachineIsInIt() throws {
    let scratch = try Scratch(["a.screen": "screen 375x812 en\nbutton frame 0,100,100,44\n"])
    defer { scratch.remove() }
    for format in ["html", "markdown"] {
      let outcome = try Program.run(["report", scratch.path("a.screen"), "--format", format])
      #expect(outcome.text.contains("a.screen"))
      #expect(!outcome.text.contains(scratch.path()))
    }
  }

  @Test func theTextHasWordsInThePlaceOfPictures() throws {
    let outcome = try report(["--format", "markdown", "--language", "ru"])
    #expect(outcome.text.hasPrefix("# Аудит доступности\n\n- Дата: 2026-11-23\n\n## Главное\n"))
    #expect(outcome.text.contains("\n2. Сырный бортик, 169 рублей, недоступно, кнопка\n"))
    #expect(outcome.text.contains("| 4.1.2 Name, Role, Value | A | "))
  }
}
