import EarshotAudit
import EarshotSpeech
import EarshotStrings
import Testing

/// Every rule that looks at strings files, by its own examples.
struct StringsRuleTests {
  private static let ids = Rule.all.filter(\.looksAtStrings).map(\.id)

  @Test(arguments: ids)
  func reportsWhatIsMarkedAndNothingElse(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    for text in rule.failingStrings + rule.cleanStrings {
      let example = try StringsExample(text)
      #expect(rule.lines(in: example) == example.marks, "\(text)")
    }
    for text in rule.failingStrings {
      #expect(try !StringsExample(text).marks.isEmpty, "nothing is marked: \(text)")
    }
    for text in rule.cleanStrings {
      #expect(try StringsExample(text).marks.isEmpty, "\(text)")
    }
  }

  @Test(arguments: ids)
  func hasEnoughExamples(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let least = rule.looksAtScreens ? 1 : 3
    #expect(rule.failingStrings.count >= least)
    #expect(rule.cleanStrings.count >= least)
    let all = rule.failingStrings + rule.cleanStrings
    #expect(Set(all).count == all.count, "an example is there twice")
  }

  /// Keys are names: whatever they are, the same texts are found.
  @Test(arguments: ids)
  func orderOfTheKeysMakesNoDifference(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    for text in rule.failingStrings + rule.cleanStrings {
      let example = try StringsExample(text)
      let reversed = example.strings.files.map { file in
        AuditedStrings.File(
          path: file.path,
          catalog: StringCatalog(file.catalog.format, entries: file.catalog.entries.reversed()))
      }
      let found = Set(
        rule.findings(in: AuditedStrings(reversed, sourceLanguage: "en")).compactMap(\.line))
      #expect(found == example.marks, "\(text)")
    }
  }

  @Test(arguments: ids)
  func givesAllDataForItsWords(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    for text in rule.failingStrings {
      for found in rule.findings(in: try StringsExample(text).strings) {
        for language in ["en", "ru"] {
          let words = rule.words(for: found.finding, in: language)
          #expect(!(words.what + words.advice).contains { "{}".contains($0) }, "\(words)")
        }
      }
    }
  }

  @Test func whatIsOnlySeenIsForInformation() throws {
    let rule = try #require(Rule.named("text-currency-symbol"))
    let example = try StringsExample(
      """
      strings ru
      ▼ "price" "5 ₽"
      ▼ "price.accessibilityLabel" "5 ₽"
      """)
    let severities = rule.findings(in: example.strings).map(\.finding.severity)
    #expect(severities == [.info, .warning])
    let strict = Audit([Audit.Check(rule, severity: .error)]).reports(of: example.strings)
    #expect(strict.flatMap(\.findings).map(\.severity) == [.error, .error])
  }

  @Test func aKeyIsReportedOnceForAllItsForms() throws {
    let rule = try #require(Rule.named("text-currency-symbol"))
    let example = try StringsExample(
      "strings ru\n▼ \"price\" one \"%d ₽\" few \"%d ₽\" many \"%d ₽\" other \"%d ₽\"")
    let found = rule.findings(in: example.strings)
    #expect(found.count == 1)
    #expect(found.first?.finding.arguments["label"] == .text("%d ₽"))
  }
}
