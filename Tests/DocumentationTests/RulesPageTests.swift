import EarshotAudit
import EarshotWriting
import Foundation
import TestSupport
import Testing

/// The page of rules is what the rules say, and the README counts them.
///
/// `EARSHOT_RECORD=1 swift test --filter RulesPageTests` writes both.
struct RulesPageTests {
  private static let isRecording = ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1"
  private let page = SharedFolder.checkout.appending(path: "Documentation/Rules.md")
  private let readme = SharedFolder.checkout.appending(path: "README.md")

  @Test func thePageIsCurrent() throws {
    let manual = RuleManual(rules: Rule.manual, language: "en", hasPages: true)
    let text = String(decoding: OutputFormat.markdown.write(manual), as: UTF8.self)
    if Self.isRecording { try text.write(to: page, atomically: true, encoding: .utf8) }
    #expect(
      try String(contentsOf: page, encoding: .utf8) == text,
      "write it with EARSHOT_RECORD=1 swift test --filter RulesPageTests")
  }

  @Test func theReadmeCountsTheRules() throws {
    let text = try String(contentsOf: readme, encoding: .utf8)
    let mark = /<!-- rules -->[0-9]+<!-- \/rules -->/
    let wanted = "<!-- rules -->\(Rule.manual.count)<!-- /rules -->"
    #expect(text.matches(of: mark).count == 1)
    if Self.isRecording {
      try text.replacing(mark, with: wanted).write(to: readme, atomically: true, encoding: .utf8)
    } else {
      #expect(text.contains(wanted))
    }
  }

  @Test func theManualIsInBothLanguages() {
    for rule in Rule.manual {
      let russian = RuleManual(rules: [rule], language: "ru", hasPages: true)
      for format in OutputFormat<RuleManual>.all {
        let text = String(decoding: format.write(russian), as: UTF8.self)
        #expect(text.contains(rule.text(in: "ru").summary) && text.contains(rule.id))
        guard format.id != "json" else { continue }
        for mark in ["", ":"] {
          #expect(!text.contains("серьезность\(mark) \(rule.severity.rawValue)"))
          #expect(!text.contains("уверенность\(mark) \(rule.confidence.rawValue)"))
        }
      }
    }
  }
}
