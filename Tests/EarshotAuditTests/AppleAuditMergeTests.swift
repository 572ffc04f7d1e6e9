import EarshotAudit
import EarshotTree
import Testing

/// Results of Apple's audit beside our own.
struct AppleAuditMergeTests {
  private func audited(_ notation: String) throws -> AuditedScreen {
    AuditedScreen(try Screen(notation: notation))
  }

  private static let shop = """
    screen 390x844
    header "Menu" frame 16,60,200,40
    view frame 16,120,200,60
      text "Total" identifier "sum" frame 16,120,200,20
      button "Add" identifier "add.1" frame 16,150,44,44
    button "Add" identifier "add.2" frame 100,150,44,44
    button frame 340,60,44,44
    """

  @Test(arguments: [
    // By identifier, by a label that is there once, by the frame alone, by label and frame.
    (AppleAuditIssue.made(.textClipped, id: "sum"), "text-clipped", 4),
    (.made(.textClipped, label: "Total"), "text-clipped", 4),
    (
      .made(.hitArea, frame: Rect(x: 100, y: 150, width: 44, height: 43)),
      "target-size-recommended", 6
    ),
    (
      .made(.hitArea, label: "Add", frame: Rect(x: 99, y: 150, width: 44, height: 44)),
      "target-size-recommended", 6
    ),
    // The frame of another text size: nothing else has the name.
    (
      .made(
        .dynamicTypePartial, label: "Total", frame: Rect(x: 16, y: 500, width: 300, height: 60)),
      "dynamic-type-partial", 4
    ),
  ])
  func elementsAreFound(_ issue: AppleAuditIssue, _ rule: Rule.ID, _ line: Int) throws {
    let screen = try audited(Self.shop)
    let result = AppleAuditMerge(screen).merge([issue], with: [])
    let finding = try #require(result.findings.first)
    #expect(finding.rule == rule && finding.outcome == .fail)
    let element = try #require(finding.element.flatMap { screen.element($0) })
    #expect(element.source?.line == line)
    #expect(result.unmatched == 0 && result.duplicates == 0 && result.filtered.isEmpty)
  }

  @Test func whatFitsNothingIsKeptAndCounted() throws {
    let result = AppleAuditMerge(try audited(Self.shop)).merge(
      [
        .made(.textClipped, label: "Elsewhere", frame: Rect(x: 16, y: 700, width: 90, height: 20)),
        .made(.hitArea, label: "Add"), .init(.unknown("2000")), .init(.unknown("2000")),
      ], with: [])
    #expect(result.findings.map(\.element) == [nil, nil])
    #expect(result.unmatched == 2 && result.unknown == ["2000": 2])
  }

  @Test(arguments: [
    (AppleAuditKind.contrastFailed, "the contrast of an element at 16, 700 is too low"),
    (.textClipped, "the text at 16, 700 is cut off"),
    (.inaccessibleText, "the text at 16, 700 may belong to no element"),
    (.noDescription, "the element at 16, 700 has no description"),
  ])
  func whatHasNoNameIsSaidByItsPlace(_ kind: AppleAuditKind, _ words: String) throws {
    var issue = AppleAuditIssue(kind)
    issue.frame = Rect(x: 16, y: 700, width: 90, height: 20)
    let result = AppleAuditMerge(try audited(Self.shop)).merge([issue], with: [])
    let finding = try #require(result.findings.first)
    #expect(finding.frame == issue.frame)
    let rule = try #require(Rule.named(finding.rule))
    #expect(rule.words(for: finding, in: "en").what.hasSuffix(words))
    #expect(rule.words(for: finding, in: "ru").what.contains(" в точке 16, 700"))
  }

  @Test func ourFindingsAreNotSaidAgain() throws {
    let screen = try audited(Self.shop)
    let own = Audit([Audit.Check(try #require(Rule.named("label-missing")))]).report(of: screen)
    #expect(own.findings.count == 1)
    let corner = Rect(x: 340, y: 60, width: 44, height: 44)
    let result = AppleAuditMerge(screen).merge(
      [
        .made(.noDescription, type: "Button", frame: corner),
        // Twice the same of Apple.
        .made(.textClipped, label: "Total"), .made(.textClipped, id: "sum"),
        // Another cause at the same element.
        .made(.hitArea, frame: corner),
      ], with: own.findings)
    #expect(result.duplicates == 2)
    #expect(result.findings.map(\.rule) == ["text-clipped", "target-size-recommended"])
    let alone = AppleAuditMerge(screen).merge([.made(.noDescription, frame: corner)], with: [])
    #expect(alone.findings.map(\.rule) == ["label-missing"] && alone.duplicates == 0)
  }

  @Test(arguments: [
    (AppleAuditKind.contrastNearlyPassed, "text \"Total\"", "contrast-text"),
    (.inaccessibleText, "button \"Total\"", "image-text-unexposed"),
    (.inaccessibleText, "view appearance (text \"Total\")", "element-unreachable"),
    (
      .inaccessibleText, "button \"Sum\"\n  view appearance (text \"Total\")",
      "image-text-unexposed"
    ),
  ])
  func doubtsAreQuestions(_ kind: AppleAuditKind, _ screen: String, _ rule: Rule.ID) throws {
    let result = AppleAuditMerge(try audited(screen)).merge([.made(kind, label: "Total")], with: [])
    #expect(result.findings.map(\.outcome) == [.review])
    #expect(result.findings.map(\.rule) == [rule] && result.unmatched == 0)
  }

  @Test(arguments: [
    // Over a gradient or blur, or where the colours of the source are enough, nobody knows.
    (
      """
      view type CAGradientLayer
        text "Total" frame 0,0,90,20
      """, Finding.Outcome.review
    ),
    ("view type UIVisualEffectView frame 0,0,99,99\ntext \"Total\" frame 0,0,90,20", .review),
    ("text \"Total\" appearance (color \"#000000\" background \"#FFFFFF\")", .review),
    ("text \"Total\" appearance (color \"#BBBBBB\" background \"#FFFFFF\")", .fail),
    ("view type UIView\n  text \"Total\" frame 0,0,90,20", .fail),
    ("view type UIVisualEffectView frame 0,50,99,99\ntext \"Total\" frame 0,0,90,20", .fail),
  ])
  func contrastOverEffectsIsAQuestion(_ notation: String, _ outcome: Finding.Outcome) throws {
    let result = AppleAuditMerge(try audited(notation)).merge(
      [.made(.contrastFailed, label: "Total")], with: [])
    #expect(result.findings.map(\.outcome) == [outcome])
  }

  @Test func aDeviceThatTellsColoursTellsTheKind() throws {
    var issue = AppleAuditIssue(.contrastFailed)
    issue.label = "Total"
    issue.color = "#808080"
    issue.background = "#FFFFFF"
    let result = AppleAuditMerge(try audited(Self.shop)).merge([issue], with: [])
    let finding = try #require(result.findings.first)
    #expect(finding.importedKind == .contrastNearlyPassed && finding.outcome == .review)
    #expect(finding.arguments["color"] == .text("#808080"))
    issue.color = "#C0C0C0"
    let other = AppleAuditMerge(try audited(Self.shop)).merge([issue], with: [])
    #expect(other.findings.first?.importedKind == .contrastFailed)
  }

  @Test func wordsAreThoseOfTheKind() throws {
    let result = AppleAuditMerge(try audited(Self.shop), severities: ["contrast-text": .info])
      .merge(
        [.made(.contrastFailed, label: "Total")], with: [])
    let finding = try #require(result.findings.first)
    let rule = try #require(Rule.named(finding.rule))
    #expect(finding.severity == .info)
    let words = rule.words(for: finding, in: "en")
    #expect(words.what == "Apple's audit: the contrast of “Total” is too low")
    #expect(!words.advice.contains("{"))
    #expect(rule.words(for: finding, in: "ru").what == "аудит Apple: контраст «Total» слишком мал")
  }

  @Test func anOwnFindingKeepsItsWords() throws {
    let screen = try audited(
      "text \"Total\" appearance (color \"#BBBBBB\" background \"#FFFFFF\")")
    let rule = try #require(Rule.named("contrast-text"))
    let finding = try #require(Audit([Audit.Check(rule)]).report(of: screen).findings.first)
    #expect(rule.words(for: finding, in: "en").what.hasPrefix("the contrast of “Total” is 1.9"))
  }
}

extension AppleAuditIssue {
  /// An issue with what tests vary.
  static func made(
    _ kind: AppleAuditKind, label: String? = nil, type: String? = nil, id: String? = nil,
    frame: Rect? = nil, fontSize: Double? = nil
  ) -> AppleAuditIssue {
    var issue = AppleAuditIssue(kind, message: "as Apple says")
    issue.label = label
    issue.type = type
    issue.identifier = id
    issue.frame = frame
    issue.fontSize = fontSize
    return issue
  }
}
