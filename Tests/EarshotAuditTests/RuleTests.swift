import EarshotAudit
import EarshotTree
import Testing

/// Every rule, by its own examples.
struct RuleTests {
  @Test(arguments: Rule.all.map(\.id))
  func reportsWhatIsMarkedAndNothingElse(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    for text in rule.failingExamples + rule.cleanExamples {
      let example = try MarkedExample(text)
      let found = Set(rule.findings(on: example.screen).map(\.element))
      #expect(found == example.expected, "\(text)")
    }
    for text in rule.failingExamples {
      #expect(try !MarkedExample(text).expected.isEmpty, "nothing is marked: \(text)")
    }
    for text in rule.cleanExamples { #expect(try MarkedExample(text).expected.isEmpty, "\(text)") }
  }

  @Test(arguments: Rule.all.map(\.id))
  func hasEnoughExamples(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let failing = rule.examples.failing.filter { !$0.isStrings && !$0.isSession }
    let passing = rule.examples.passing.filter { !$0.isStrings && !$0.isSession }
    guard rule.looksAtScreens else {
      #expect((failing + passing).isEmpty)
      return
    }
    // Notation has no pixels; such rules have tests of their own with made-up pictures.
    #expect(
      rule.needsPixels ? failing.isEmpty : failing.count { $0.boundary == nil } >= 3)
    // What passes is shown, and at least one screen that passes though it looks wrong at first.
    #expect(passing.count { $0.boundary == nil } >= 4)
    #expect(passing.contains { $0.reason != nil })
    let settings = rule.needsPixels ? [] : rule.settings.keys.sorted()
    for examples in [failing, passing] {
      #expect(examples.compactMap(\.boundary).sorted() == settings)
    }
    let all = rule.failingExamples + rule.cleanExamples
    #expect(Set(all).count == all.count, "an example is there twice")
  }

  @Test(arguments: Rule.all.map(\.id))
  func holdsInDisguise(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    for text in rule.failingExamples + rule.cleanExamples {
      let screen = try MarkedExample(text).screen
      let found = Set(rule.findings(on: screen).map(\.element))
      for disguise in RuleExamples.Disguise.allCases
      where !rule.examples.sensitiveTo.contains(disguise) {
        let other = Set(rule.findings(on: try disguise.applied(to: screen)).map(\.element))
        #expect(other == found, "\(disguise): \(text)")
      }
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func fixesRemoveTheFinding(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    for text in rule.failingExamples {
      let screen = try MarkedExample(text).screen
      let findings = rule.findings(on: screen)
      for finding in findings {
        guard let fix = finding.fix else { continue }
        let after = rule.findings(on: screen.applying(fix))
        #expect(
          !after.contains { $0.element == finding.element },
          "the fix of \(finding.element.map(\.rawValue) ?? "the screen") does not help: \(text)")
        #expect(after.count < findings.count)
      }
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func hasWordsInBothLanguages(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let pairs = [
      (rule.english.summary, rule.russian.summary), (rule.english.what, rule.russian.what),
      (rule.english.why, rule.russian.why), (rule.english.advice, rule.russian.advice),
    ]
    for (english, russian) in pairs {
      #expect(!english.isEmpty && !russian.isEmpty)
      #expect(russian.contains { ("а"..."я").contains($0) }, "not Russian: \(russian)")
      #expect(!english.contains { ("а"..."я").contains($0) }, "not English: \(english)")
      #expect(placeholders(in: english) == placeholders(in: russian))
    }
    #expect(rule.english.summary.hasSuffix(".") && rule.russian.summary.hasSuffix("."))
    #expect(!rule.english.what.hasSuffix(".") && !rule.russian.what.hasSuffix("."))
    let needed = placeholders(in: rule.english.what + rule.english.advice)
    for text in rule.failingExamples {
      for finding in rule.findings(on: try MarkedExample(text).screen) {
        #expect(needed.isSubset(of: finding.arguments.keys), "data is missing: \(needed)")
      }
    }
  }

  private func placeholders(in text: String) -> Set<String> { WordTemplate(text).names }
}
