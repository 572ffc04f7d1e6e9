import Foundation
import Testing

@testable import EarshotAudit

/// The files of the rules against the lists of them.
struct RuleFilesTests {
  private static let folders: [RuleCategory: String] = [
    .label: "Label", .simplify: "Simplify", .navigate: "Navigate", .scenario: "Scenario",
    .text: "Words", .contrast: "Contrast", .size: "Size", .localization: "Strings", .tool: "Run",
    .source: "Source",
  ]

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/EarshotAudit").standardized

  private func contents(of folder: URL) throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test(arguments: RuleCategory.allCases)
  func aFolderHoldsTheListedRulesOfACategory(_ category: RuleCategory) throws {
    let folder = try #require(Self.folders[category])
    let files = try contents(of: Self.sources.appending(path: "Rules/\(folder)"))
    let declared = files.flatMap { file in
      file.text.matches(of: /"([a-z]+(?:-[a-z]+)+)", \.[a-z]+, \./).map { String($0.output.1) }
    }
    let listed = (Rule.all + Rule.tool + Rule.code).filter { $0.category == category }.map(\.id)
    #expect(declared.sorted() == listed)
  }

  @Test func theListNamesEachRuleOnceInOrder() {
    let ids = Rule.all.map(\.id)
    #expect(ids == Set(ids).sorted())
  }

  @Test(arguments: RuleText.translations.keys.sorted())
  func aLanguageHasWordsForEachRuleAndNoOther(_ language: String) throws {
    let table = try #require(RuleText.translations[language])
    #expect(table.keys.sorted() == (Rule.all + Rule.tool + Rule.code).map(\.id).sorted())
  }

  @Test func blocksAreReadWithTheirTitles() {
    let examples = RuleExamples.examples(
      """
      button "A"
      ---
      button "B"
        text "C"
      --- It is
      --- right.
      button "D"
      --- screen ru
      button "F"
      --- boundary size
      button "E"
      """)
    #expect(
      examples.map(\.text) == [
        "button \"A\"", "button \"B\"\n  text \"C\"", "button \"D\"",
        "screen ru\nbutton \"F\"", "button \"E\"",
      ])
    #expect(examples.map(\.reason) == [nil, nil, "It is right.", nil, nil])
    #expect(examples.map(\.boundary) == [nil, nil, nil, nil, "size"])
    #expect(RuleExamples.examples("").isEmpty)
  }

  @Test func theTwoSidesOfAThresholdAreExamples() {
    let examples = RuleExamples(
      on: "375x812", fails: { "" }, passes: { #"text "A" frame 0,0,1,1"# },
      boundaries: {
        """
        --- size
        ▼ button "A" frame 0,0,{23|24},44
        --- rows
        view
          {▼ text "B"|}
        """
      })
    let screen = "screen 375x812\n"
    #expect(
      examples.failing.map(\.text) == [
        screen + #"▼ button "A" frame 0,0,23,44"#, "view\n  ▼ text \"B\"",
      ])
    #expect(
      examples.passing.map(\.text) == [
        screen + #"text "A" frame 0,0,1,1"#, screen + #"button "A" frame 0,0,24,44"#, "view",
      ])
    #expect(examples.passing.map(\.boundary) == [nil, "size", "rows"])
  }
}
