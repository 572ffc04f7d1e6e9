import Foundation
import TestSupport
import Testing

/// `earshot audit` from outside: what it reads, what it says, how it ends.
struct AuditTests {
  private let good = "screen 375x812 en\nbutton \"Pay\" frame 0,100,100,44\n"
  private let bad = "screen 375x812 en\nbutton frame 0,100,100,44\n"

  private func audit(
    _ files: [String: String], _ arguments: [String], input: String = ""
  ) throws -> Program.Outcome {
    let scratch = try Scratch(files)
    defer { scratch.remove() }
    return try scratch.run(
      ["audit"] + arguments + ["--only", "label-missing,capture-empty"], input: Array(input.utf8))
  }

  @Test func findsAndSays() throws {
    #expect(try audit(["a.screen": good], ["a.screen"]).status == 0)
    let outcome = try audit(["a.screen": bad], ["a.screen"])
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("label-missing"))
    #expect(try audit([:], ["-"], input: bad).status == 1)
  }

  @Test(arguments: [
    ("от 245 ₽", "heard now: от 245 знак рубля\n", "heard after: от 245 рублей\n"),
    // What the sign means only a person can tell.
    ("12+", "heard now: 12 плюс\n", nil),
  ])
  func whatShouldBeHeardIsToldWhereItIsKnown(
    _ text: String, _ now: String, _ wanted: String?
  ) throws {
    let screen = Array("screen ru\ntext \"\(text)\"\n".utf8)
    let outcome = try Program.run(["audit", "-", "--language", "en", "--quiet"], input: screen)
    #expect(outcome.text.contains(now))
    #expect(wanted.map(outcome.text.contains) ?? !outcome.text.contains("heard after"))
  }

  @Test(arguments: [
    (["--fail-on", "never"], 0), (["--fail-on", "error"], 1), (["--fail-on", "review"], 1),
    (["--severity", "label-missing=warning"], 0), (["--skip", "label-missing"], 0),
    (["--severity", "label-missing=info", "--fail-on", "info"], 1),
    (["--severity", "label-missing=info", "--fail-on", "warning"], 0),
    (["--min-confidence", "high"], 1),
  ])
  func endsAsItIsTold(_ options: [String], _ status: Int) throws {
    #expect(try audit(["a.screen": bad], ["a.screen"] + options).status == Int32(status))
  }

  @Test(arguments: [
    ["--fail-on", "bad"], ["--severity", "label-missing"], ["--severity", "label-missing=bad"],
    ["--severity", "lable-missing=info"], ["--skip", "lable-missing"], ["--ratchet"],
    ["--fail-on-new"], ["--fail-on-stale"], ["--today", "2026-02-30"], ["--jobs", "0"],
    ["--format", "pdf"], ["--format", "text", "--format", "text"], ["--config", "missing.yml"],
    ["--output", "a", "--output", "b"], ["--baseline", "missing.json"], ["--min-confidence", "x"],
    ["--write-baseline", "b.json", "--ratchet", "--baseline", "b.json"],
  ])
  func wrongUsageHasAStatusOfItsOwn(_ options: [String]) throws {
    let outcome = try audit(["a.screen": good], ["a.screen"] + options)
    #expect(outcome.status == 2, "\(outcome.messages)")
    #expect(outcome.output.isEmpty)
    #expect(!outcome.messages.isEmpty)
  }

  @Test func anUnknownRuleIsSuggested() throws {
    let outcome = try audit(["a.screen": good], ["a.screen", "--skip", "lable-missing"])
    #expect(outcome.messages.contains("did you mean 'label-missing'?"))
  }

  @Test func nothingToListenToIsNoSuccess() throws {
    let outcome = try audit(["a.screen": "screen en\nview\n"], ["a.screen"])
    #expect(outcome.status == 3)
    #expect(outcome.messages.contains("a.screen: error: nothing to hear"))
    #expect(outcome.text.contains("capture-empty"))
    let none = try audit(["a.screen": "screen en\n"], ["a.screen"])
    #expect(none.status == 3)
    #expect(none.text.contains("capture-empty"))
  }

  @Test func aMissingPathIsAnInputThatCannotBeRead() throws {
    let outcome = try audit(["a.screen": good], ["b.screen", "a.screen"])
    #expect(outcome.status == 3)
    #expect(outcome.messages.contains("b.screen: error: there is no such file or folder"))
    #expect(try audit(["a.screen": bad], ["b.screen", "a.screen"]).text.contains("label-missing"))
  }

  @Test(arguments: [
    (["--screenshot", "none.png"], "none.png: error: there is no such file"),
    (["--screenshot", "notes.md"], "notes.md: error: the screenshot is neither PNG nor JPEG"),
    (["--screenshot", "."], ".: error: this is a folder"),
    (["--apple-audit", "none.json"], "none.json: error: there is no such file"),
  ])
  func whatAnOptionNamesMustBeThere(_ options: [String], _ message: String) throws {
    let outcome = try audit(["a.screen": bad, "notes.md": "Notes."], ["a.screen"] + options)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    #expect(outcome.output.isEmpty)
  }

  @Test func aPictureThatNobodyNamedIsNoMistake() throws {
    let outcome = try audit(["a.screen": good, "a.png": "GIF89a"], ["a.screen"])
    #expect(outcome.status == 0)
    #expect(outcome.messages.contains("a.png: warning: the screenshot is not used"))
  }

  @Test(arguments: [
    ["--skip", "lable-missing"], ["--severity", "lable-missing=info"], ["--only", ""],
    ["--only", ","], ["--skip", " "], ["--fail-on-stale"],
  ])
  func mistakesNameTheUsageOfTheVerb(_ options: [String]) throws {
    let outcome = try audit(["a.screen": good], ["a.screen"] + options)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("Usage: earshot audit "), "\(outcome.messages)")
    #expect(outcome.messages.contains("See 'earshot audit --help' for more information."))
  }

  @Test func aRunOfNoRulesIsSaid() throws {
    let scratch = try Scratch(["a.screen": good, "none.yml": "only_rules: []\n"])
    defer { scratch.remove() }
    for options in [
      ["--only", "label-missing", "--skip", "label-missing"], ["--config", "none.yml"],
    ] {
      let outcome = try scratch.run(["audit", "a.screen"] + options)
      #expect(outcome.status == 0)
      #expect(outcome.messages.contains("warning: no rule runs"), "\(outcome.messages)")
    }
  }

  @Test func oneBadFileNeverStopsTheRest() throws {
    let files = ["s/a.screen": bad, "s/b.screen": "screen en\nbuton\n", "s/notes.md": "Notes."]
    let outcome = try audit(files, ["s"])
    #expect(outcome.status == 3)
    #expect(outcome.text.contains("label-missing"))
    #expect(outcome.messages.contains("s/b.screen:2:1: error: unknown word 'buton'"))
    #expect(!outcome.messages.contains("left out"))
    #expect(outcome.text.contains("\nleft out: 1 file of no known format"))
    let concise = try audit(files, ["s", "--format", "concise"])
    #expect(concise.messages.contains("s: note: left out: 1 file of no known format\n"))
    // What is wrong with it is said once.
    #expect(outcome.text.contains("Not read, so nothing is known of it: s/b.screen\n"))
    #expect(!outcome.text.contains("unknown word"))
  }

  @Test func anInputCountsOnce() throws {
    let outcome = try audit(
      ["s/a.screen": bad], ["s", "s/a.screen", "./s/a.screen", "--write-baseline", "b.json"])
    #expect(
      outcome.text.hasPrefix(
        "1 finding written to b.json; with --baseline b.json, or with ‘baseline: b.json’ in "
          + ".earshot.yml, only others count (1 screen"), "\(outcome.text)")
  }

  @Test(arguments: ["1", "2", "16"])
  func theReportIsInTheOrderOfTheInput(_ jobs: String) throws {
    var files: [String: String] = [:]
    for number in 0..<40 {
      files["s/\(100 + number).screen"] = "screen en \"\(number)\"\nbutton\n"
    }
    let one = try audit(files, ["s", "--jobs", "1"])
    #expect(try audit(files, ["s", "--jobs", jobs]).output == one.output)
  }

  @Test func oneRunWritesManyReports() throws {
    let scratch = try Scratch(["a.screen": bad])
    defer { scratch.remove() }
    let outcome = try scratch.run([
      "audit", "a.screen", "--format", "text", "--output", "-", "--format", "text", "--output",
      "report.txt",
    ])
    #expect(outcome.status == 1)
    #expect(try scratch.text(of: "report.txt") == outcome.text)
    #expect(!outcome.text.isEmpty)
    let unwritten = try scratch.run(["audit", "a.screen", "--output", "none/report.txt"])
    #expect(unwritten.status == 3)
    #expect(unwritten.messages.contains("the file cannot be written"))
  }

  @Test func theRulesAreListedAndExplained() throws {
    let list = try Program.run(["rules"])
    #expect(list.status == 0)
    #expect(list.text.contains("label-missing"))
    let page = try Program.run(["rules", "label-missing", "--language", "ru"])
    #expect(page.text.hasPrefix("label-missing\n  У остановки нет названия.\n"))
    #expect(page.text.contains("▼ button"))
    let table = try Program.run(["rules", "--format", "markdown"])
    #expect(table.text.hasPrefix("| rule | severity | step | what it finds |\n"))
    let data = try Program.run(["rules", "capture-empty", "--format", "json"])
    #expect((try? JSONSerialization.jsonObject(with: Data(data.output))) != nil)
    let unknown = try Program.run(["rules", "lable-missing"])
    #expect(unknown.status == 2)
    #expect(unknown.messages.contains("did you mean 'label-missing'?"))
  }
}
