import TestSupport
import Testing

/// `.earshot.yml`: how it is found, read, joined with others, and what is wrong with one.
struct AuditConfigurationTests {
  private let bad = "screen 375x812 en\nbutton frame 0,100,100,44\n"

  @Test func isTheNearestUpward() throws {
    let scratch = try Scratch([
      ".earshot.yml": "fail_on: never\n", "deep/.earshot.yml": "label-missing: info\n",
      "deep/er/a.screen": bad, "a.screen": bad, "other.yml": "fail_on: info\n",
    ])
    defer { scratch.remove() }
    let only = ["--only", "label-missing"]
    #expect(try scratch.run(["audit", "a.screen"] + only).status == 0)
    let deep = try scratch.run(["audit", "a.screen"] + only, in: "deep/er")
    #expect(deep.status == 0)
    #expect(deep.text.contains("info"))
    let named = ["audit", "a.screen", "--config", "../../other.yml"]
    #expect(try scratch.run(named + only, in: "deep/er").status == 1)
  }

  @Test func choosesTheFilesOfAFolder() throws {
    let scratch = try Scratch([
      ".earshot.yml": "included: [s, t]\nexcluded: ['**/drafts', 's/*.old.screen']\n",
      "s/a.screen": bad, "s/drafts/b.screen": "broken", "s/c.old.screen": "broken",
      "u/d.screen": "broken",
    ])
    defer { scratch.remove() }
    for arguments in [["audit"], ["audit", "."], ["audit", "s"]] {
      let outcome = try scratch.run(arguments)
      #expect(outcome.status == 1, "\(arguments): \(outcome.messages)")
    }
    #expect(try scratch.run(["audit"], in: "u").status == 1)
    // Who names a file wants it.
    #expect(try scratch.run(["audit", "s/drafts/b.screen"]).status == 3)
    try scratch.write("fail_on: never\n", to: ".earshot.yml")
    // Without them it is the folder in which the program runs.
    #expect(try scratch.run(["audit"]).status == 3)
  }

  @Test func leavingOutAllFilesIsSaid() throws {
    let scratch = try Scratch([".earshot.yml": "excluded: ['**']\n", "s/a.screen": bad])
    defer { scratch.remove() }
    let outcome = try scratch.run(["audit", "s"])
    #expect(outcome.status == 3)
    #expect(
      outcome.messages
        .hasPrefix("s: error: the configuration leaves out all files of this folder\n"))
  }

  @Test func buildsOnOthers() throws {
    let scratch = try Scratch([
      ".earshot.yml": "parent_config: team/base.yml\nchild_config: local.yml\nfail_on: error\n",
      "team/base.yml": "fail_on: never\nlabel-missing: warning\n",
      "local.yml": "fail_on: warning\n",
      "a.screen": bad,
    ])
    defer { scratch.remove() }
    #expect(try scratch.run(["audit", "a.screen"]).status == 1)
    try scratch.write("only_rules: [capture-empty]\n", to: "local.yml")
    #expect(try scratch.run(["audit", "a.screen"]).status == 0)
    try scratch.write("parent_config: .earshot.yml\n", to: "local.yml")
    let circle = try scratch.run(["audit", "a.screen"])
    #expect(circle.status == 2)
    #expect(circle.messages.hasPrefix("local.yml:1:16: error: the file leads back to itself\n"))
    try scratch.write("parent_config: none.yml\n", to: "local.yml")
    #expect(
      try scratch.run(["audit", "a.screen"]).messages
        .hasPrefix("local.yml:1:16: error: there is no file 'none.yml'\n"))
  }

  @Test func mistakesHavePlacesAndSuggestions() throws {
    let scratch = try Scratch([
      ".earshot.yml": "exclude: [a]\nlabel-missing: {severty: error}\nfail_on: 'warn'\n",
      "a.screen": bad,
    ])
    defer { scratch.remove() }
    let outcome = try scratch.run(["audit", "a.screen"])
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.messages == """
        .earshot.yml:1:1: error: unknown key 'exclude'
          help: did you mean 'excluded'?
        .earshot.yml:2:17: error: unknown setting of label-missing 'severty'
          help: did you mean 'severity'?
        .earshot.yml:3:10: error: unknown severity 'warn'
          help: known are error, warning, info, review, never

        """)
  }

  @Test(arguments: [
    ("a: [1\nb: }", "2:2: error: this is no YAML"), ("a: 1\na: 2", "error: the key 'a' is there"),
    ("- a", "1:1: error: a list stands where a configuration"), ("? [a]\n: b", "a key is no word"),
    ("disabled_rules: [labl-missing]", "1:18: error: unknown rule 'labl-missing'"),
    ("reporter: pdf", "1:11: error: unknown reporter 'pdf'"), ("\tx: 1", "error: this is no YAML"),
    ("x: \u{1}", "error: this is no YAML"), ("a: *b", "error: this is no YAML"),
  ])
  func brokenFilesAreRefused(_ text: String, _ message: String) throws {
    let scratch = try Scratch(["c.yml": text, "a.screen": bad])
    defer { scratch.remove() }
    let outcome = try scratch.run(["audit", "a.screen", "--config", "c.yml"])
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }
}
