import EarshotTree

extension Rule {
  /// The level of a heading is more than one below that of the heading before it.
  static let headingSkip = Rule(
    "heading-skip", step: .navigate, severity: .info, confidence: .medium, impact: .slows,
    criteria: ["1.3.1"],
    references: [
      "https://developer.apple.com/documentation/swiftui/accessibilityheadinglevel",
      "https://www.w3.org/WAI/tutorials/page-structure/headings/",
    ],
    settings: ["largest-step": 1],
    english: RuleText(
      "The level of a heading leaves one out.",
      what: "level {level} follows level {previous}",
      why: "a listener looks for a part in between that does not exist",
      advice: "give the heading level {expected}, or set the missing heading"),
    russian: RuleText(
      "Уровень заголовка перескакивает.",
      what: "за уровнем {previous} идёт уровень {level}",
      why: "слушатель ищет промежуточный раздел, которого нет",
      advice: "дайте заголовку уровень {expected} или добавьте недостающий"),
    examples: RuleExamples(
      failing: [
        "header \"Catalogue\" level 1\n▼ header \"Pizza\" level 3",
        """
        header "Помощь" level 1
        header "Заказ" level 2
        text "Как сделать заказ"
        ▼ header "Оплата картой" level 4
        """,
        """
        header "Help" attributedLabel ("Help" level 1)
        ▼ header "Refund" attributedLabel ("Refund" level 4)
        """,
      ],
      passing: [
        "header \"Catalogue\" level 1\nheader \"Pizza\" level 2",
        "header \"Payment by card\" level 4\nheader \"Delivery\" level 2",
        "header \"Catalogue\"\nheader \"Pizza\"",
      ],
      falsePositives: [
        // A heading without a level is at none in particular.
        "header \"Catalogue\" level 1\nheader \"Offers\"\nheader \"Pizza\" level 2",
        // What comes first may be at any level: a part of a page is shown.
        "header \"Reviews\" level 3\ntext \"Tasty\"",
      ],
      boundaries: [
        .init(
          "largest-step",
          passing: "header \"Menu\" level 2\nheader \"Sauces\" level 3",
          failing: "header \"Menu\" level 2\n▼ header \"Sauces\" level 4")
      ])
  ) { run in
    var previous: Int?
    for stop in run.screen.stops where run[stop].traits.contains(.header) {
      guard let level = run[stop].levelOfHeading else { continue }
      defer { previous = level }
      guard let last = previous, Double(level - last) > run["largest-step"] else {
        run.pass(stop)
        continue
      }
      run.fail(
        stop,
        [
          "level": .number(Double(level)), "previous": .number(Double(last)),
          "expected": .number(Double(last + 1)),
        ])
    }
  }
}

extension NodeFacts {
  /// The level that was set: of the element, or of its attributed label.
  fileprivate var levelOfHeading: Int? {
    if let level = element.headingLevel.value { return level }
    return element.attributedLabel.value?.runs.lazy.compactMap(\.attributes.headingLevel).first
  }
}
