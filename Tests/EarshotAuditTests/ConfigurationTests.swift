import EarshotAudit
import EarshotText
import EarshotTree
import Testing

/// What a configuration says, and what is wrong with one.
struct ConfigurationTests {
  @Test func saysEverything() throws {
    let configuration = try AuditConfiguration(
      """
      included: [screens]
      excluded: [screens/drafts, **/*.old.xml]
      disabled_rules: [capture-empty]
      opt_in_rules: all
      reporter: text
      baseline: known.json
      fail_on: warning
      language: ru
      label-missing:
        severity: info
      suppression-unused: error
      custom_rules:
        no-click-here:
          name: A text says nothing.
          regex: (?i)click here
          message: the text says nothing
          field: [label, hint]
          traits: [button, selected]
          severity: error
      ignore:
        - rules: [label-missing, capture-empty]
          screen: menu*
          identifier: promo
          reason: drawn by the bank
          until: 2026-12-31
      """)
    #expect(configuration.included == [PathPattern("screens", in: "/app")])
    #expect(configuration.excluded.map(\.pattern) == ["screens/drafts", "**/*.old.xml"])
    #expect(configuration.reporter?.value == "text")
    #expect(configuration.baseline?.value == PathPattern("known.json", in: "/app"))
    #expect(configuration.failOn == .warning)
    #expect(configuration.language?.value == "ru")
    #expect(configuration.blocks["label-missing"]?.severity == .info)
    #expect(configuration.blocks["suppression-unused"]?.severity == .error)
    let custom = try #require(configuration.customRules.first?.value)
    #expect(custom.fields == [.label, .hint] && custom.traits == [.button, .selected])
    #expect(custom.severity == .error && custom.summary == "A text says nothing.")
    let suppression = try #require(configuration.suppressions.first)
    #expect(suppression.rules == ["label-missing", "capture-empty"])
    #expect(
      suppression.target
        == .screens(Glob("menu*"), ElementSelector(.identifier, Glob("promo"))))
    #expect(suppression.until == Day("2026-12-31"))
    #expect(suppression.location == SourceLocation(line: 21, column: 5))
    #expect(configuration.problems(reporters: ["text"], languages: ["ru"]).isEmpty)
  }

  @Test(arguments: [
    ("exclude: a", "1:1 unknown key 'exclude'", "did you mean 'excluded'?"),
    ("lable-missing: error", "1:1 unknown key 'lable-missing'", "did you mean 'label-missing'?"),
    ("fail_on: warn", "1:10 unknown severity 'warn'", "error, warning, info, review, never"),
    ("label-missing: bad", "1:16 unknown severity 'bad'", "info, warning, error"),
    (
      "label-missing:\n  stops: 3", "2:3 unknown setting of label-missing 'stops'",
      "known are severity"
    ),
    ("included:\n  a: b", "2:3 a block of keys stands where a path is expected", "write a path"),
    ("custom_rules:\n  A b:\n    regex: x", "2:3 'A b' cannot be the id of a rule", "letters"),
    ("custom_rules:\n  label-missing:\n    regex: x", "2:3 the id 'label-missing' is taken", ""),
    ("custom_rules:\n  a:\n    regex: x", "2:3 the rule 'a' has no 'message'", "add 'message:'"),
    (
      "custom_rules:\n  a:\n    regex: (\n    message: m", "3:12 '(' is no regular expression",
      "quotes"
    ),
    (
      "custom_rules:\n  a:\n    regex: x\n    message: m\n    traits: buton",
      "5:13 unknown trait 'buton'", "did you mean 'button'?"
    ),
    (
      "custom_rules:\n  a:\n    regex: x\n    message: {label} {foo} {} { a }",
      "4:14 unknown placeholder '{foo}'", "known are {label}, {text}"
    ),
    ("ignore:\n  - reason: x", "2:5 the entry names no rule", "add 'rule:"),
    ("ignore:\n  - rule: a\n    until: 2026-02-30", "3:12 '2026-02-30' is no day", "2026-12-31"),
    (
      "ignore:\n  - rule: a\n    label: b\n    id: c",
      "4:5 the entry selects elements in two ways", "keep one"
    ),
    (
      "only_rules: [a]\ndisabled_rules: [b]",
      "2:17 'only_rules' cannot stand beside 'disabled_rules' or 'opt_in_rules'", "keep"
    ),
  ])
  func tellsWhatIsWrongAndWhere(_ text: String, _ message: String, _ help: String) {
    let error = #expect(throws: ConfigurationError.self) { try AuditConfiguration(text) }
    let told = error?.problems.map { problem in
      "\(problem.location?.line ?? 0):\(problem.location?.column ?? 0) \(problem.message)"
    }
    #expect(told == [message])
    #expect(error?.problems.first?.help.contains(help) == true || help.isEmpty)
  }

  @Test func tellsAllMistakesAtOnce() {
    let error = #expect(throws: ConfigurationError.self) {
      try AuditConfiguration("a1: 1\nfail_on: x\nb2: 2")
    }
    #expect(error?.problems.count == 3)
  }

  @Test func asksForTheNamesInLists() throws {
    let configuration = try AuditConfiguration(
      "disabled_rules: [lable-missing]\nopt_in_rules: [all]\nreporter: txt\nlanguage: xx")
    let problems = configuration.problems(reporters: ["text"], languages: ["en"])
    #expect(
      problems.map(\.message) == [
        "unknown rule 'lable-missing'", "unknown reporter 'txt'", "unknown language 'xx'",
      ])
    #expect(problems[0].help == "did you mean 'label-missing'?")
  }

  @Test(arguments: [("ru-RU", true), ("en_GB", true), ("xx", false), ("xx-RU", false)])
  func aTagHasTheWordsOfItsLanguage(_ tag: String, _ isKnown: Bool) throws {
    let configuration = try AuditConfiguration("language: \(tag)")
    let problems = configuration.problems(reporters: [], languages: ["en", "ru"])
    #expect(problems.isEmpty == isKnown)
  }

  @Test func theChildHasTheLastWord() throws {
    let parent = try AuditConfiguration(
      """
      included: [a, b]
      disabled_rules: [label-missing, capture-empty]
      fail_on: never
      language: ru
      label-missing: info
      custom_rules:
        one:
          regex: x
          message: parent
        two:
          regex: x
          message: parent
      """)
    let child = try AuditConfiguration(
      """
      excluded: [b]
      opt_in_rules: [label-missing]
      fail_on: error
      custom_rules:
        two:
          regex: x
          message: child
      """)
    let merged = parent.merging(child)
    #expect(merged.included.map(\.pattern) == ["a"])
    #expect(merged.excluded.map(\.pattern) == ["b"])
    #expect(merged.failOn == .error && merged.language?.value == "ru")
    #expect(merged.blocks["label-missing"]?.severity == .info)
    #expect(merged.customRules.map(\.value.message) == ["parent", "child"])
    let plan = AuditPlan(merged)
    #expect(plan.runs("label-missing") && !plan.runs("capture-empty"))
    #expect(plan.runs("one") && plan.runs("two"))
    let only = AuditPlan(try AuditConfiguration("only_rules: [capture-empty]").merging(child))
    #expect(only.runs("label-missing") && only.runs("capture-empty") && !only.runs("one"))
    #expect(AuditPlan(parent.merging(try AuditConfiguration("only_rules: one"))).runs("one"))
  }

  @Test func theOptionsOfARunWin() throws {
    let configuration = try AuditConfiguration("disabled_rules: [label-missing]")
    let only = AuditPlan(configuration, options: AuditPlan.Options(only: ["label-missing"]))
    #expect(only.rules.map(\.id) == ["label-missing"])
    let severe = AuditPlan(
      AuditConfiguration(),
      options: AuditPlan.Options(skip: ["capture-empty"], severities: ["label-missing": .info]),
      rules: Audit.names)
    #expect(!severe.runs("capture-empty"))
    let screen = try Screen(notation: "button")
    let report = severe.audit.report(of: AuditedScreen(screen))
    #expect(report.findings.map(\.severity) == [.info])
  }

  @Test func aProjectHasItsOwnRules() throws {
    let configuration = try AuditConfiguration(
      """
      only_rules: [no-click-here]
      custom_rules:
        no-click-here:
          regex: (?i)click here
          message: “{label}” says nothing
          traits: button
      """)
    let screen = try Screen(
      notation: "button \"Click here\"\ntext \"Click here\"\nbutton \"Pay\"\nbutton")
    let plan = AuditPlan(configuration)
    let report = plan.audit.report(of: AuditedScreen(screen))
    #expect(report.findings.map(\.element) == [screen.elements[0].id])
    let finding = try #require(report.findings.first)
    let rule = try #require(plan.rules.first)
    #expect(finding.rule == "no-click-here" && finding.severity == .warning)
    #expect(rule.words(for: finding, in: "ru").what == "“Click here” says nothing")
    #expect(report.outcomes.first?.passed == 1)
  }

  @Test(arguments: [
    (FailureLevel.never, [false, false]), (.error, [false, true]), (.warning, [false, true]),
    (.review, [true, true]),
  ])
  func failsFromALevel(_ level: FailureLevel, _ expected: [Bool]) throws {
    let screen = AuditedScreen(try Screen(notation: "button"))
    var finding = try #require(Audit.ofNames.report(of: screen).findings.first)
    let failed = level.includes(finding)
    finding.outcome = .review
    #expect([level.includes(finding), failed] == expected)
  }
}
