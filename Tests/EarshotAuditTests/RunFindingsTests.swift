import EarshotAudit
import EarshotSpeech
import EarshotTree
import Testing

/// A run over inputs: suppressions in them, a baseline of their findings, and what of it is gone.
struct RunFindingsTests {
  private static let today = Day(year: 2026, month: 6, day: 15)

  private func audit(_ only: Set<Rule.ID> = ["label-missing"]) -> InputAudit {
    InputAudit(
      plan: AuditPlan(AuditConfiguration(), options: AuditPlan.Options(only: only)),
      language: "en", today: Self.today)
  }

  /// The findings of a run on screens in notation by their paths.
  private func run(
    _ inputs: [(path: String, notation: String)], comments: [NotationComment] = []
  ) throws -> RunFindings {
    let audit = audit()
    var run = RunFindings(audit, SuppressionRun([], today: Self.today))
    for (path, notation) in inputs {
      var suppressions = SuppressionRun([], today: Self.today)
      let input = InputAudit.Input(
        path: path, seenPath: path, format: "notation", screens: [try Screen(notation: notation)],
        comments: comments)
      let file = audit.file(of: input, &suppressions) { screen, unknown in
        ScreenAudit(
          AuditedScreen(screen, unknown: unknown), by: audit.plan, language: "en",
          settings: SpeechSettings(language: "en"))
      }
      run.add([file], suppressions, isComplete: true)
    }
    return run
  }

  private func counted(_ run: RunFindings) -> Int {
    run.files.flatMap(\.screens).flatMap(\.problems).count { $0.suppression == nil }
  }

  private static let bad = "button id a\nbutton id b"

  @Test func aBaselineHidesAllThatWasThere() throws {
    var first = try run([("a.screen", Self.bad), ("b.screen", "button id c")])
    #expect(counted(first) == 3)
    let baseline = first.baseline { "seen/\($0)" }
    #expect(counted(first) == 0)
    #expect(baseline.keys.map(\.path) == ["seen/a.screen", "seen/a.screen", "seen/b.screen"])

    var second = try run([("a.screen", Self.bad), ("b.screen", "button id c\nbutton id new")])
    let result = second.apply(baseline, seen: { "seen/\($0)" }, isThere: { _ in true })
    #expect(counted(second) == 1)
    #expect(result.stale.isEmpty && result.ratcheted == baseline)
  }

  @Test(arguments: [(true, 1), (false, 2)])
  func ofAFileThatIsThereAndWasNotAuditedNothingIsKnown(isThere: Bool, stale: Int) throws {
    var first = try run([("a.screen", Self.bad), ("b.screen", "button id c")])
    let baseline = first.baseline { $0 }
    var second = try run([("a.screen", "button id a")])
    let result = second.apply(baseline, seen: { $0 }, isThere: { _ in isThere })
    #expect(result.stale.map(\.count).reduce(0, +) == stale)
    #expect(result.ratcheted.keys.count == 3 - stale)
    second.add(stale: result.stale, of: "baseline.json")
    #expect(second.files.last?.format == "baseline")
    #expect(counted(second) == stale)
  }

  @Test func aCommentHidesTheFindingOfItsLine() throws {
    let notation = "button id a # earshot:ignore label-missing — known\nbutton id b"
    let comments = ScreenNotation.comments(in: notation, beginningWith: "earshot:")
    let findings = try run([("a.screen", notation)], comments: comments)
    #expect(counted(findings) == 1)
    let problems = findings.files[0].screens[0].problems
    #expect(problems.first?.suppression == .configuration(reason: "known"))
  }

  @Test func anInputWithoutAScreenIsAFinding() {
    let file = audit(["capture-empty"]).emptyFile(path: "a.xml", format: "unknown")
    #expect(file.screens.map(\.stopCount) == [0])
    #expect(file.screens[0].problems.map(\.rule.id) == ["capture-empty"])
  }
}
