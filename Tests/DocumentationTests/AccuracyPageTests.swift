import Foundation
import TestSupport
import Testing

/// The figures of `Accuracy.md` follow from the verdicts in `Accuracy.csv`.
struct AccuracyPageTests {
  private static let folder = SharedFolder.checkout.appending(path: "Documentation")

  /// One finding with what was thought of it.
  private struct Verdict {
    var file: String
    var severity: String
    var isQuestion: Bool
    /// `kept`, `mended` when it was false and is no longer reported, or `new` since then.
    var state: String
    var verdict: String

    init(line: Substring) throws {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 9, "\(line)")
      (file, severity, isQuestion) = (fields[0], fields[4], fields[5] == "question")
      (state, verdict) = (fields[6], fields[7])
      #expect(["error", "warning", "info"].contains(severity), "\(line)")
      #expect(["kept", "mended", "new"].contains(state), "\(line)")
      #expect(["true", "false", "arguable"].contains(verdict), "\(line)")
      #expect(verdict == "true" || !fields[8].isEmpty, "say why: \(line)")
    }
  }

  private static func verdicts() throws -> [Verdict] {
    let text = try String(contentsOf: folder.appending(path: "Accuracy.csv"), encoding: .utf8)
    return try text.split(separator: "\n").dropFirst().map(Verdict.init(line:))
  }

  private static func page() throws -> String {
    try String(contentsOf: folder.appending(path: "Accuracy.md"), encoding: .utf8)
  }

  /// How many are true, false and arguable, as cells of a table.
  private static func cells(_ verdicts: [Verdict]) -> (counts: String, precision: String) {
    func count(_ word: String) -> Int { verdicts.count { $0.verdict == word } }
    let counts = [verdicts.count, count("true"), count("false"), count("arguable")]
    func percent(of whole: Int) -> String {
      whole == 0 ? "–" : String(format: "%.1f %%", 100 * Double(counts[1]) / Double(whole))
    }
    return (
      counts.map(String.init).joined(separator: " | "),
      "\(percent(of: counts[1] + counts[2])) | \(percent(of: counts[0]))"
    )
  }

  @Test(arguments: [("before", ["kept", "mended"]), ("after", ["kept", "new"])])
  func theTotalsFollowFromTheVerdicts(_ time: String, _ states: [String]) throws {
    let page = try Self.page()
    let verdicts = try Self.verdicts().filter { states.contains($0.state) }
    for severity in ["error", "warning", "info", "all"] {
      let some = verdicts.filter {
        !$0.isQuestion && (severity == "all" || $0.severity == severity)
      }
      let cells = Self.cells(some)
      let row = "| \(time) | \(severity) | \(cells.counts) | \(cells.precision) |"
      #expect(page.contains(row), "\(row)")
    }
    let questions = Self.cells(verdicts.filter(\.isQuestion))
    let row = "| \(time) | questions | \(questions.counts) | \(questions.precision) |"
    #expect(page.contains(row), "\(row)")
  }

  @Test func theScreensFollowFromTheVerdicts() throws {
    let page = try Self.page()
    let verdicts = try Self.verdicts().filter { $0.state != "mended" }
    for (file, some) in Dictionary(grouping: verdicts, by: \.file) {
      let found = some.filter { !$0.isQuestion }
      let levels = ["error", "warning", "info"].map { level in
        String(found.count { $0.severity == level })
      }
      let row =
        "| \(file) | \(levels.joined(separator: " | ")) | \(Self.cells(found).counts) | "
        + "\(some.count - found.count) |"
      #expect(page.contains(row), "\(row)")
    }
  }

  @Test func whatWasPromisedIsKept() throws {
    let verdicts = try Self.verdicts().filter { !$0.isQuestion && $0.state != "mended" }
    for (least, some) in [(0.95, verdicts.filter { $0.severity == "error" }), (0.85, verdicts)] {
      let right = some.count { $0.verdict == "true" }
      let wrong = some.count { $0.verdict == "false" }
      #expect(Double(right) >= least * Double(right + wrong))
    }
  }
}
