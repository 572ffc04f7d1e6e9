import EarshotText
import Testing

@testable import EarshotAudit

/// The tables that put rules and words beside requirements are whole.
struct ReadinessTableTests {
  private let known = Set(Rule.manual.map(\.id))

  @Test func theRulesOfLabelsExist() {
    for id in StoreLabel.named.keys.sorted() { #expect(known.contains(id), "\(id)") }
    for rule in Rule.tool { #expect(StoreLabel.labels(of: rule).isEmpty, "\(rule.id)") }
    for label in StoreLabel.allCases {
      let rules = Rule.manual.filter { StoreLabel.labels(of: $0).contains(label) }
      let isSeenInFiles = ![.reducedMotion, .captions, .audioDescriptions].contains(label)
      #expect(rules.isEmpty != isSeenInFiles, "\(label.rawValue)")
    }
  }

  @Test func theRulesOfClausesExist() {
    for clause in SoftwareClause.all {
      for id in clause.rules { #expect(known.contains(id), "\(clause.number): \(id)") }
    }
  }

  /// A criterion that a rule names and no table has would be lost in every document.
  @Test func everyCriterionOfARuleIsInTheTable() {
    let numbers = Set(SuccessCriterion.all.map(\.number))
    for rule in Rule.manual {
      for number in rule.criteria { #expect(numbers.contains(number), "\(rule.id): \(number)") }
    }
    #expect(numbers.count == SuccessCriterion.all.count)
  }

  /// The numbers of the criteria are those of WCAG 2.1 and 2.2, levels A and AA.
  @Test(arguments: [
    (ReadinessStandard.labels, 9), (.wcag, 55), (.gost, 50), (.en301549, 59),
  ])
  func aStandardHasItsRequirements(_ standard: ReadinessStandard, _ count: Int) {
    let ids = standard.requirements(Rule.manual).map(\.id)
    #expect(ids.count == count)
    #expect(Set(ids).count == count)
  }

  @Test func clausesHaveTheNumbersOfTheStandard() {
    let numbers = SuccessCriterion.all.compactMap(SoftwareClause.number)
    #expect(numbers.prefix(3) == ["11.1.1.1.1", "11.1.2.1.1", "11.1.2.2"])
    #expect(numbers.contains("11.4.1.2.1") && numbers.contains("11.1.4.3"))
    #expect(!numbers.contains { $0.hasPrefix("11.2.4.2") || $0.hasPrefix("11.2.5.8") })
  }

  @Test(arguments: ["en", "ru"])
  func everyRequirementHasWords(_ language: String) {
    let words = ReadinessWords.all[language]
    let requirements = ReadinessStandard.allCases.flatMap { $0.requirements(Rule.manual) }
    for requirement in requirements {
      let own = words.requirements[requirement.key]
      #expect(own?.tries.isEmpty == false, "\(requirement.key)")
      let isNamed = own?.name.isEmpty == false || (language == "en" && requirement.name != nil)
      #expect(isNamed, "\(requirement.key)")
    }
    #expect(Set(words.requirements.keys) == Set(requirements.map(\.key)))
  }
}
