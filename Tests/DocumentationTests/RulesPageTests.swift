import EarshotAudit
import EarshotWriting
import Foundation
import TestSupport
import Testing

/// The pages of rules are what the rules say, and the README counts them.
///
/// `EARSHOT_RECORD=1 swift test --filter RulesPageTests` writes them.
struct RulesPageTests {
  private static let isRecording = ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1"
  private let folder = SharedFolder.checkout.appending(path: "Documentation/Rules")
  private let readme = SharedFolder.checkout.appending(path: "README.md")

  /// The texts of the pages by the names of their files: an index, and one page a rule.
  private var pages: [String: String] {
    func written(_ rules: [Rule], hasPages: Bool) -> String {
      let manual = RuleManual(rules: rules, language: "en", hasPages: hasPages)
      return String(decoding: OutputFormat.markdown.write(manual), as: UTF8.self)
    }
    let table = written(Rule.manual, hasPages: false)
      .replacing(/\| `([a-z0-9-]+)` \|/) { "| [\($0.1)](\($0.1).md) |" }
    var pages = ["README.md": "# Rules\n\n\(Rule.manual.count) rules.\n\n" + table]
    for rule in Rule.manual {
      pages["\(rule.id).md"] = written([rule], hasPages: true) + "\n[All rules](README.md)\n"
    }
    return pages
  }

  @Test func thePagesAreCurrent() throws {
    let pages = pages
    let files = FileManager.default
    if Self.isRecording {
      try? files.removeItem(at: folder)
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in pages {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
    }
    let howTo: Comment = "write it with EARSHOT_RECORD=1 swift test --filter RulesPageTests"
    #expect(Set(try files.contentsOfDirectory(atPath: folder.path)) == Set(pages.keys), howTo)
    for (name, text) in pages {
      let page = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(page == text, "\(name): \(howTo)")
    }
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
