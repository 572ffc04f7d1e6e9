import Foundation
import TestSupport
import Testing

/// Suppressions and baselines from outside.
struct AuditSuppressionTests {
  private let menu = """
    screen 375x812 en "Menu"
    button id promo frame 0,100,100,44
    button frame 0,200,100,44

    """

  private let only = [
    "--only",
    "label-missing,baseline-stale,suppression-unused,suppression-unknown-rule,"
      + "suppression-without-reason",
  ]

  @Test func aReasonHidesAFinding() throws {
    let scratch = try Scratch([
      ".earshot.yml": """
      ignore:
        - rule: label-missing
          screen: menu
          id: promo
          reason: drawn by the bank
          until: 2026-12-31
      """, "s/menu.screen": "screen en\nbutton id promo\nbutton \"Pay\"\n",
    ])
    defer { scratch.remove() }
    let first = try scratch.run(["audit", "s", "--today", "2026-12-31"] + only)
    #expect(first.status == 0)
    #expect(!first.text.contains("suppression-unused"))
    let late = try scratch.run(["audit", "s", "--today", "2027-01-01"] + only)
    #expect(late.text.contains("suppression-unused"))
    #expect(late.status == 1)
  }

  /// Only a run on the whole project tells that a suppression is of no use.
  @Test(arguments: [
    (["."], "", true), ([], "", true), (["../p"], "", true), ([".."], "", true),
    (["s"], "", false), (["s/a.screen"], "", false), (["s", "t/b.screen"], "", false),
    (["..", "none"], "", false), (["."], "buton\n", false),
  ])
  func aPartSaysNothingAboutTheRest(_ inputs: [String], _ broken: String, _ isSaid: Bool) throws {
    let good = "screen en\nbutton \"Pay\"\n"
    let scratch = try Scratch([
      "p/.earshot.yml": """
      included: [s, t]
      ignore:
        - {rule: label-missing, screen: t/b.screen, reason: known}
        - {rule: label-missing, id: promo, reason: known}
      """, "p/s/a.screen": good, "p/t/b.screen": good + broken,
    ])
    defer { scratch.remove() }
    let outcome = try scratch.run(["audit"] + inputs + only, in: "p")
    let isPartSeen = inputs.contains("t/b.screen") || inputs.contains("none")
    #expect(outcome.text.contains("suppression-unused") == (isSaid || isPartSeen))
    #expect(outcome.text.contains(".earshot.yml:4") == isSaid, "\(outcome.text)")
  }

  @Test func commentsHideFindings() throws {
    let text = """
      screen en
      button # earshot:ignore label-missing — drawn by the bank
      # earshot:ignore label-missing — so is this
      button
      button "A" # earshot:ignore label-missing — no more
      button "B" # earshot:ignore lable-missing — a slip
      button "C" # earshot:ignore capture-empty
      """
    let scratch = try Scratch(["a.screen": text])
    defer { scratch.remove() }
    let outcome = try scratch.run(["audit", "a.screen", "--fail-on", "warning"] + only)
    #expect(outcome.status == 1)
    for rule in ["unused", "unknown-rule", "without-reason"] {
      #expect(outcome.text.contains("suppression-\(rule)"), "\(outcome.text)")
    }
    #expect(try scratch.run(["audit", "a.screen"] + only).status == 0)
  }

  @Test func aBaselineHidesWhatWasThere() throws {
    let scratch = try Scratch(["s/menu.screen": menu])
    defer { scratch.remove() }
    let written = try scratch.run(["audit", "s", "--write-baseline", "b/known.json"] + only)
    #expect(written.status == 3, "the folder is missing")
    try scratch.write("", to: "b/x")
    let again = try scratch.run(["audit", "s", "--write-baseline", "b/known.json"] + only)
    #expect(again.status == 0)
    let text = try scratch.text(of: "b/known.json")
    #expect(text.contains("\"path\" : \"../s/menu.screen\""))
    #expect(text.contains("\"count\" : 2"))
    let with = ["audit", "s", "--baseline", "b/known.json"] + only
    #expect(try scratch.run(with).status == 0)
    // From another folder, and by another way of naming, the keys are the same.
    let below = ["audit", "../s/menu.screen", "--baseline", "../b/known.json"] + only
    #expect(try scratch.run(below, in: "b").status == 0)
    try scratch.write(
      menu.replacing("0,100,", with: "0,110,").replacing("0,200,", with: "0,210,"),
      to: "s/menu.screen")
    #expect(try scratch.run(with + ["--fail-on-stale", "--fail-on-new"]).status == 0)
    try scratch.write(menu + "button frame 0,300,100,44\n", to: "s/menu.screen")
    #expect(try scratch.run(with).status == 1)
    let mild = ["--severity", "label-missing=info"]
    #expect(try scratch.run(with + mild).status == 0)
    #expect(try scratch.run(with + mild + ["--fail-on-new"]).status == 1)
    #expect(try scratch.text(of: "b/known.json") == text)
  }

  @Test func theRatchetRemovesWhatIsGone() throws {
    let scratch = try Scratch(["s/menu.screen": menu, "s/other.screen": menu])
    defer { scratch.remove() }
    _ = try scratch.run(["audit", "s", "--write-baseline", "known.json"] + only)
    try scratch.write("screen 375x812 en \"Menu\"\nbutton frame 0,1,9,9\n", to: "s/menu.screen")
    let with = ["audit", "--baseline", "known.json"] + only
    let said = try scratch.run(with + ["s"])
    #expect(said.status == 0)
    #expect(said.messages.contains("known.json: warning: entries of the baseline whose"))
    let stale = try scratch.run(with + ["s", "--fail-on-stale"])
    #expect(stale.status == 1)
    #expect(stale.text.contains("baseline-stale"))
    #expect(try scratch.run(with + ["s/other.screen", "--fail-on-stale"]).status == 0)
    #expect(try scratch.run(with + ["s/menu.screen", "--ratchet"]).status == 0)
    #expect(try scratch.run(with + ["s", "--fail-on-stale"]).status == 0)
    let text = try scratch.text(of: "known.json")
    #expect(text.contains("\"count\" : 1") && text.contains("\"count\" : 2"))
  }

  @Test(arguments: [
    ("{\"earshot-baseline\": 2, \"entries\": {}}", "is of version 2; this program knows 1"),
    ("{\"earshot-baseline\": 1, \"entries\": [{}]}", "the baseline is broken"),
    ("[]", "this is no baseline"), ("", "this is no baseline"),
    ("{\"earshot-baseline\": 0, \"entries\": []}", "is of version 0"),
  ])
  func aBaselineThatCannotBeUsedIsRefused(_ text: String, _ message: String) throws {
    let scratch = try Scratch(["a.screen": menu, "b.json": text])
    defer { scratch.remove() }
    let outcome = try scratch.run(["audit", "a.screen", "--baseline", "b.json"])
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("b.json: error: ") && outcome.messages.contains(message))
    #expect(try scratch.text(of: "b.json") == text)
  }

  @Test func theConfigurationNamesTheBaseline() throws {
    let scratch = try Scratch([
      ".earshot.yml": "baseline: known.json\n", "a.screen": menu, "deep/x": "",
    ])
    defer { scratch.remove() }
    #expect(try scratch.run(["audit", "a.screen"]).status == 2)
    #expect(try scratch.run(["audit", "a.screen", "--write-baseline", "known.json"]).status == 0)
    #expect(try scratch.run(["audit", "../a.screen"], in: "deep").status == 0)
  }
}
