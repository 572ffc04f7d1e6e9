import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceControl
import Foundation
import TestSupport
import Testing

/// Pages about Voice Control: each `voice` block is a script that runs on the screen before it, and
/// the tables of commands are those of the grammar.
struct VoicePageTests {
  private static let isRecording = ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1"
  private static let languages = ["en", "ru"]

  /// The page about recordings has no scripts: what it says is tested where sound is heard.
  private static var pages: [DocumentationPage] {
    get throws {
      try DocumentationPage.all.filter { page in
        page.url.path.contains("/VoiceControl/") && page.url.lastPathComponent != "Listening.md"
      }
    }
  }

  @Test(arguments: try pages)
  func theScriptsOfThePagePass(_ page: DocumentationPage) async throws {
    var screen: Screen?
    var count = 0
    for block in page.blocks {
      let text = block.lines.joined(separator: "\n") + "\n"
      switch block.info.first {
      case "screen": screen = try Screen(notation: text)
      case "voice":
        count += 1
        let report = try await run(text, on: try #require(screen))
        for step in report.steps {
          let place = "\(page.testDescription):\(block.start + step.line): \(step.text)"
          #expect(step.problem == nil, "\(place)")
          for row in step.rows {
            #expect(row.isMet, "\(place): \(row.expected ?? "") is \(row.heard ?? "nothing")")
          }
        }
      default: break
      }
    }
    #expect(count > 0 || page.testDescription.hasSuffix("README.md"))
  }

  @Test func theTableIsThatOfTheGrammar() throws {
    let pages = try DocumentationPage.all
    let page = try #require(pages.first { $0.url.path.hasSuffix("VoiceControl/Commands.md") })
    let start = try #require(page.lines.firstIndex(of: "<!-- table -->"))
    let end = try #require(page.lines.firstIndex(of: "<!-- end -->"))
    let table = table
    if Self.isRecording {
      let lines = page.lines[...start] + table + page.lines[end...]
      try lines.joined(separator: "\n").write(to: page.url, atomically: true, encoding: .utf8)
    } else {
      #expect(Array(page.lines[(start + 1)..<end]) == table, "record the page again")
    }
  }

  private func run(_ text: String, on screen: Screen) async throws -> ScriptReport {
    let script = try VoiceControlScript.parse(text)
    var voice = VoiceControl(settings: SpeechSettings(language: screen.language ?? "en"))
    script.settings.apply(to: &voice)
    let still = StillScreen(screen)
    let runner = ScriptRunner(session: Session(voice, on: still), still: still)
    return await runner.run(script, name: "page", source: "page")
  }

  /// A row for each meaning under the title of its category.
  private var table: [String] {
    let grammars = Self.languages.map(CommandGrammar.grammar)
    let tables = grammars.map(\.table)
    var lines: [String] = []
    for category in CommandCategory.allCases {
      let rows = tables[0].indices.filter { tables[0][$0].first?.category == category }
      lines += ["", "## \(title(category))", "", "| English | Русский |", "| --- | --- |"]
      lines += rows.map { row in "| " + tables.map { cell($0[row]) }.joined(separator: " | ") + " |"
      }
    }
    return lines + [""]
  }

  private func title(_ category: CommandCategory) -> String {
    CommandGrammar.grammar(for: "en").examples.first { $0.category == category }?.title ?? ""
  }

  private func cell(_ patterns: [CommandPattern]) -> String {
    patterns.map { pattern in
      let text = pattern.text.replacing("|", with: "\\|")
      return pattern.isVerified ? "**\(text)**" : text
    }.joined(separator: "; ")
  }
}
