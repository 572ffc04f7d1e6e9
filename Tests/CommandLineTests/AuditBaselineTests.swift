import Foundation
import TestSupport
import Testing

/// A baseline is kept when there is no reason to change it.
struct AuditBaselineTests {
  private static let menu = "screen 375x812 en \"Menu\"\nbutton frame 0,100,100,44\n"

  private let only = ["--only", "label-missing,baseline-stale,capture-empty"]

  private func scratch() throws -> Scratch {
    let scratch = try Scratch(["s/a.screen": Self.menu, "s/b.screen": Self.menu])
    _ = try scratch.run(["audit", "s", "--write-baseline", "known.json"] + only)
    return scratch
  }

  /// Broken, empty, silent, and cut in the middle.
  @Test(arguments: [
    "screen en\nbuton\n", "", "screen en\n", "screen en\nview\n",
    "<hierarchy rotation=\"0\"><node class=\"android.widget.Button\" text=\"A\" ",
  ])
  func nothingIsGoneFromWhatCouldNotBeRead(_ text: String) throws {
    let scratch = try scratch()
    defer { scratch.remove() }
    let before = try scratch.text(of: "known.json")
    #expect(before.contains("s/a.screen") && before.contains("s/b.screen"))
    try scratch.write(text, to: "s/a.screen")
    let with = ["audit", "s", "--baseline", "known.json"] + only
    let ratchet = try scratch.run(with + ["--ratchet"])
    #expect(ratchet.status == 3)
    #expect(try scratch.text(of: "known.json") == before)
    let stale = try scratch.run(with + ["--fail-on-stale"])
    #expect(!stale.text.contains("baseline-stale"))
    #expect(!stale.messages.contains("are gone"))
  }

  /// What is gone is listed once, as findings or below them, and what is not shown is counted.
  @Test func whatIsGoneIsListedOnce() throws {
    let buttons = (1...7).map { "button identifier b\($0) frame 0,\($0)00,100,44\n" }.joined()
    let scratch = try Scratch(["a.screen": "screen 375x812 en \"Menu\"\n\(buttons)"])
    defer { scratch.remove() }
    _ = try scratch.run(["audit", "a.screen", "--write-baseline", "known.json"] + only)
    try scratch.write("screen 375x812 en \"Menu\"\nbutton \"A\"\n", to: "a.screen")
    let with = ["audit", "a.screen", "--baseline", "known.json"] + only
    let shown = try scratch.run(with)
    #expect(shown.text.matches(of: /button#b/).count == 5, "\(shown.text)")
    #expect(shown.text.contains("\n  --all shows the rest: 2 entries\n"), "\(shown.text)")
    #expect(try scratch.run(with + ["--all"]).text.matches(of: /button#b/).count == 7)
    for options in [["--all"], ["--verbose"]] {
      let stale = try scratch.run(with + ["--fail-on-stale"] + options)
      #expect(stale.status == 1)
      #expect(!stale.text.contains("Gone, but still in the baseline"), "\(stale.text)")
      for number in 1...7 {
        #expect(stale.text.contains("button#b\(number)"), "\(stale.text)")
      }
    }
  }

  @Test func keepsWhatItKnewOfWhatCannotBeRead() throws {
    let scratch = try scratch()
    defer { scratch.remove() }
    let before = try scratch.text(of: "known.json")
    try scratch.write("screen en\nbuton\n", to: "s/a.screen")
    let outcome = try scratch.run(["audit", "s", "--write-baseline", "known.json"] + only)
    #expect(outcome.status == 3)
    #expect(
      outcome.messages.contains("known.json: warning: the baseline is of what could be read"))
    #expect(try scratch.text(of: "known.json") == before)
  }

  @Test func isNotReplacedWhenAnInputIsNotThere() throws {
    let scratch = try scratch()
    defer { scratch.remove() }
    let before = try scratch.text(of: "known.json")
    let outcome = try scratch.run(
      ["audit", "s/b.screen", "none", "--write-baseline", "known.json"] + only)
    #expect(outcome.status == 3)
    #expect(outcome.messages.contains("known.json: error: the baseline is not written: an input"))
    #expect(outcome.text.contains("label-missing"))
    #expect(try scratch.text(of: "known.json") == before)
  }

  @Test(arguments: [[], ["--ratchet"], ["--fail-on-new"], ["--fail-on-stale"]])
  func oneIsNotWrittenBesideAnother(_ options: [String]) throws {
    let scratch = try scratch()
    defer { scratch.remove() }
    let with = ["audit", "s", "--baseline", "known.json", "--write-baseline", "new.json"] + only
    let outcome = try scratch.run(with + options)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("--write-baseline writes all findings"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path("new.json")))
  }

  @Test(arguments: ["0", "-1", "100001", "9223372036854775807", "1e30"])
  func aCountThatCannotBeIsRefused(_ count: String) throws {
    let scratch = try scratch()
    defer { scratch.remove() }
    let text = try scratch.text(of: "known.json")
      .replacing("\"count\" : 1", with: "\"count\" : \(count)")
    try scratch.write(text, to: "known.json")
    let outcome = try scratch.run(["audit", "s", "--baseline", "known.json"] + only)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("known.json: error: the baseline is broken: "))
  }

  @Test func equalEntriesCountTogether() throws {
    let entry = """
      {"rule": "label-missing", "path": "a.screen", "screen": "Menu", "element": "button",
       "count": 60000}
      """
    let scratch = try Scratch([
      "a.screen": Self.menu,
      "b.json": "{\"earshot-baseline\": 1, \"entries\": [\(entry), \(entry)]}",
    ])
    defer { scratch.remove() }
    let outcome = try scratch.run(["audit", "a.screen", "--baseline", "b.json"] + only)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("is not between 1 and 100000"))
  }
}
