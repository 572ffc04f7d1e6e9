import EarshotAudit
import EarshotTree
import Testing

/// The rules about the run, which no screen can show, and what a capture does not tell.
struct ToolRuleTests {
  @Test func theyAreAboutTheRunOnly() {
    #expect(Rule.tool.allSatisfy { $0.isAboutRun })
    #expect(!Rule.all.contains { $0.isAboutRun })
    #expect(Rule.tool.map(\.id) == Rule.tool.map(\.id).sorted())
    #expect(
      Set(Rule.manual.map(\.id)).count
        == Rule.all.count + Rule.tool.count + Rule.code.count + Rule.imported.count)
  }

  @Test(arguments: Rule.tool.map(\.id))
  func theyHaveWordsAndNoExamples(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    #expect(rule.examples.failing.isEmpty && rule.settings.isEmpty)
    for text in [rule.english, rule.russian] {
      #expect(text.summary.hasSuffix(".") && !text.what.hasSuffix("."))
      #expect(!text.why.isEmpty && !text.advice.isEmpty)
    }
    #expect(rule.russian.what.contains { ("а"..."я").contains($0) })
    #expect(
      rule.english.what.contains("{") == rule.russian.what.contains("{"))
  }

  @Test func aPropertyIsUntoldOnlyWhenNoElementTellsIt() throws {
    var screen = try Screen(notation: "view\n  button \"A\"\n  button \"B\"")
    screen.elements[0].children[0].hint = .notCaptured
    #expect(screen.missingFields(among: [.hint, .traits]) == [])
    screen.elements[0].children[1].hint = .notCaptured
    screen.elements[0].hint = .notCaptured
    #expect(screen.missingFields(among: [.hint, .traits]) == [.hint])
    #expect(screen.missingFields(among: []) == [])
  }
}
