import Foundation
import TestSupport
import Testing

/// Audits of many inputs: lists of them, and results as they come.
struct ManyInputsTests {
  private static let bad = "screen 375x812 en\nbutton frame 0,100,100,44\n"
  private static let good = "screen 375x812 en\nbutton \"Pay\" frame 0,100,100,44\n"
  private let only = ["--only", "label-missing,icon-button-label-missing", "--quiet"]

  private func lines(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test(arguments: [
    ("a.screen\nc.screen\n", ["a.screen", "c.screen"]),
    ("c.screen\r\n\r\na.screen", ["c.screen", "a.screen"]),
    ("a.screen\0with line\nbreak.screen\0", ["a.screen", "with line\nbreak.screen"]),
  ])
  func aListNamesInputs(_ list: String, _ paths: [String]) throws {
    let folder = try Scratch([
      "a.screen": Self.bad, "b.screen": Self.bad, "c.screen": Self.good,
      "with line\nbreak.screen": Self.good,
    ])
    let arguments = ["audit", "--files-from", "-", "--format", "jsonl"] + only
    let read = try folder.run(arguments, input: Array(list.utf8))
    let files = try lines(read.text).filter { $0["kind"] as? String == "file" }
    #expect(files.compactMap { $0["path"] as? String } == paths)
  }

  @Test func aListThatNamesNothingIsNoSuccess() throws {
    let folder = try Scratch(["a.screen": Self.good])
    let empty = try folder.run(["audit", "--files-from", "-"], input: [0x0A])
    #expect(empty.status == 3)
    #expect(empty.messages.hasPrefix("-: error: the list names no input\n"))
    #expect(try folder.run(["audit", "--files-from", "gone.txt"]).status == 2)
    #expect(try folder.run(["audit", "-", "--files-from", "-"]).status == 2)
  }

  /// A line an input, unread ones among them, and the last one has the numbers of the run.
  @Test func jsonLinesHoldALineAnInput() throws {
    let folder = try Scratch(["a.screen": Self.bad, "b.screen": "screen en\nbuton\n"])
    let arguments = ["audit", "gone.xml", "b.screen", "a.screen", "--format", "jsonl"] + only
    let streamed = try folder.run(arguments)
    let all = try lines(streamed.text)
    #expect(all.compactMap { $0["kind"] as? String } == ["unread", "unread", "file", "summary"])
    #expect(all.compactMap { $0["path"] as? String } == ["gone.xml", "b.screen", "a.screen"])
    #expect(all.last?["errors"] as? Int == 1 && all.last?["unread"] as? Int == 2)
    // What is written at the end, into a file or with a baseline, is the same.
    let kept = try folder.run(arguments + ["--output", "all.jsonl"])
    #expect(kept.status == streamed.status)
    let text = try String(contentsOfFile: folder.path("all.jsonl"), encoding: .utf8)
    #expect(text.split(separator: "\n").sorted() == streamed.text.split(separator: "\n").sorted())
  }

  /// Another report that needs all results at the end changes no line.
  @Test func linesAreTheSameBesideAnotherReport() throws {
    let folder = try Scratch([
      "a.screen": Self.bad, "b.screen": "screen en\nbuton\n", "c.screen": Self.good,
    ])
    let arguments = ["audit", ".", "--format", "jsonl"] + only
    let alone = try folder.run(arguments)
    let both = try folder.run(
      arguments + ["--output", "-", "--format", "json", "--output", "all.json"])
    #expect(alone.text == both.text && alone.text.contains("a.screen"))
    #expect(alone.status == both.status && both.status == 3)
    #expect(try folder.run(arguments + ["--output", "all.jsonl"]).status == 3)
    #expect(try String(contentsOfFile: folder.path("all.jsonl"), encoding: .utf8) == alone.text)
  }

  /// What runs with all parts write, one behind the other, is what one run writes.
  @Test(arguments: [1, 2, 3, 8])
  func partsOfTheInputsAreTheWhole(_ count: Int) throws {
    var files = Dictionary(
      uniqueKeysWithValues: (1...5).map { ("\($0).screen", $0 % 2 == 0 ? Self.bad : Self.good) })
    files["6.screen"] = "screen en\nbuton\n"
    files["empty.xml"] = ""
    files[".earshot.yml"] = "ignore:\n  - rule: label-missing\n    screen: 1\n"
    let folder = try Scratch(files)
    for verb in ["audit", "read"] {
      let arguments = [verb, ".", "--format", "jsonl", "--quiet"]
      let whole = try folder.run(arguments)
      let runs = try (1...count).map {
        try folder.run(arguments + ["--shard", "\($0)/\(count)"])
      }
      func results(_ run: Program.Outcome) -> [Substring] {
        run.text.split(separator: "\n").filter {
          !$0.contains("\"kind\":\"summary\"") && !$0.contains("\"format\":\"configuration\"")
        }
      }
      #expect(runs.flatMap(results) == results(whole), "\(verb)")
      #expect(results(whole).count == 7, "\(verb)")
      #expect(runs.map(\.status).max() == whole.status, "\(verb)")
    }
  }

  @Test(arguments: ["0/2", "3/2", "2", "a/b", "1/2/3", "1/0"])
  func whatIsNoPartIsRefused(_ part: String) throws {
    let folder = try Scratch(["a.screen": Self.good])
    #expect(try folder.run(["audit", "a.screen", "--shard", part]).status == 2)
  }

  @Test func readingsAreLinesWithASummary() throws {
    let folder = try Scratch(["a.screen": Self.good, "b.screen": "screen en\nbuton\n"])
    let read = try folder.run(["read", "a.screen", "b.screen", "--format", "jsonl", "--quiet"])
    let all = try lines(read.text)
    #expect(all.compactMap { $0["kind"] as? String } == ["file", "unread", "summary"])
    #expect(all[0]["earshot"] as? Int == 1 && all[1]["path"] as? String == "b.screen")
    #expect(all[2]["files"] as? Int == 1 && all[2]["unread"] as? Int == 1)
    let listed = try folder.run(
      ["read", "--files-from", "-", "--format", "jsonl", "--quiet"], input: Array("a.screen".utf8))
    #expect(try lines(listed.text).first?["kind"] as? String == "file" && listed.status == 0)
  }

  @Test func aBaselineHidesInJSONLinesToo() throws {
    let folder = try Scratch(["a.screen": Self.bad])
    let arguments = ["audit", "a.screen", "--format", "jsonl"] + only
    _ = try folder.run(arguments + ["--write-baseline", "known.json"])
    let known = try folder.run(arguments + ["--baseline", "known.json"])
    #expect(known.status == 0)
    #expect(known.text.contains(#""suppression":{"kind":"baseline""#))
  }

  @Test(arguments: [("fail", 3), ("warn", 0)] as [(String, Int32)])
  func theConfigurationSaysWhatUnreadInputsDo(_ value: String, _ status: Int32) throws {
    let folder = try Scratch([
      ".earshot.yml": "unreadable: \(value)\n", "a.screen": Self.good,
      "b.screen": "screen en\nbuton\n",
    ])
    #expect(try folder.run(["audit"] + only).status == status)
    // What is said on the command line has the last word.
    #expect(try folder.run(["audit", "--unreadable", "fail"] + only).status == 3)
  }

  @Test func onlyStringsFilesWithoutTextsAreNoSuccess() throws {
    let folder = try Scratch(["en.lproj/Localizable.strings": "/* nothing yet */\n"])
    let silent = try folder.run(["audit", "--quiet"])
    #expect(silent.status == 3)
    #expect((silent.text + silent.messages).contains("nothing to hear: the file holds no texts"))
    let project = try Scratch([
      "en.lproj/Localizable.strings": "/* nothing yet */\n", "a.screen": Self.good,
    ])
    #expect(try project.run(["audit"] + only).status == 0)
  }

  /// The ending of the file is the format, unless one is named.
  @Test(arguments: [
    (["read", "a.screen"], "out.json", "{"), (["read", "a.screen"], "out.jsonl", "{"),
    (["read", "a.screen"], "out.md", "#"), (["read", "a.screen"], "out.txt", "Pay"),
    (["compare", "a.screen", "b.screen"], "out.JSON", "{"),
    (["effort", "a.screen", "--to", "Pay"], "out.json", "{"),
    (["rules"], "out.json", "{"), (["rules"], "out.md", "| rule"),
    (["report", "a.screen"], "out.md", "#"), (["report", "a.screen"], "out.html", "<!DOCTYPE"),
    (["audit", "b.screen"], "out.json", "{"), (["audit", "b.screen"], "out.sarif", "{"),
    (["audit", "b.screen"], "out.jsonl", #"{"earshot-audit-line""#),
    (["drive", "--script", "a.vo"], "out.json", "{"),
    (["draw", "a.screen"], "out.html", "<!DOCTYPE"),
    (["read", "a.screen", "--format", "text"], "out.json", "Pay"),
    (["draw", "a.screen", "--format", "svg"], "out.html", "<svg"),
  ])
  func theFormatFollowsTheEnding(
    _ arguments: [String], _ name: String, _ start: String
  ) throws {
    let folder = try Scratch([
      "a.screen": Self.good, "b.screen": Self.bad,
      "a.vo": "on a.screen\nstart\n  says \"Pay, button\"\n",
    ])
    _ = try folder.run(arguments + ["--output", name])
    let text = try String(contentsOfFile: folder.path(name), encoding: .utf8)
    #expect(text.lowercased().hasPrefix(start.lowercased()), "\(text.prefix(80))")
  }
}
