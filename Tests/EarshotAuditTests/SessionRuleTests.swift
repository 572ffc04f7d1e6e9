import EarshotAudit
import Testing

/// Every rule that looks at sessions, by its own examples.
struct SessionRuleTests {
  private static let ids = Rule.all.filter(\.looksAtSessions).map(\.id)

  @Test(arguments: ids)
  func reportsWhatIsMarkedAndNothingElse(_ id: String) async throws {
    let rule = try #require(Rule.named(id))
    for text in rule.failingSessions + rule.cleanSessions {
      let example = try await SessionExample(text)
      #expect(Set(rule.findings(in: example).map(\.line)) == example.marks, "\(text)")
    }
    for text in rule.failingSessions {
      #expect(try await !SessionExample(text).marks.isEmpty, "nothing is marked: \(text)")
    }
    for text in rule.cleanSessions {
      #expect(try await SessionExample(text).marks.isEmpty, "\(text)")
    }
  }

  @Test(arguments: ids)
  func hasEnoughExamples(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let failing = rule.examples.failing.filter(\.isSession)
    let passing = rule.examples.passing.filter(\.isSession)
    #expect(failing.count { $0.boundary == nil } >= 3)
    #expect(passing.count { $0.boundary == nil } >= 4)
    #expect(passing.contains { $0.reason != nil })
    for examples in [failing, passing] {
      #expect(examples.compactMap(\.boundary).sorted() == rule.settings.keys.sorted())
    }
    let all = rule.failingSessions + rule.cleanSessions
    #expect(Set(all).count == all.count, "an example is there twice")
  }

  /// The other rules say nothing of a session in which all is right.
  @Test(arguments: ids)
  func whatIsFlawedHasOneCause(_ id: String) async throws {
    let rule = try #require(Rule.named(id))
    for text in rule.failingSessions {
      let example = try await SessionExample(text)
      let rules = Audit.standard.findings(in: AuditedSession(example.record)).map(\.finding.rule)
      #expect(rules.allSatisfy { $0 == id }, "\(rules): \(text)")
    }
  }

  @Test(arguments: ids)
  func hasWordsWithAllData(_ id: String) async throws {
    let rule = try #require(Rule.named(id))
    for text in rule.failingSessions {
      for found in rule.findings(in: try await SessionExample(text)) {
        for language in ["en", "ru"] {
          let words = rule.words(for: found.finding, in: language)
          #expect(!(words.what + words.advice).contains { "{}".contains($0) }, "\(words)")
        }
      }
    }
  }

  /// Who does nothing shows nothing.
  @Test(arguments: ids)
  func aSessionWithoutTheAppShowsNothing(_ id: String) async throws {
    let rule = try #require(Rule.named(id))
    for text in rule.failingSessions {
      let example = try await SessionExample(text) { lines in
        lines.map { ["app ", "post "].contains(where: $0.hasPrefix) ? "wait 0.1" : $0 }
      }
      #expect(rule.findings(in: example).isEmpty, "\(text)")
    }
  }
}
