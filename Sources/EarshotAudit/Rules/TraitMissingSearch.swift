import EarshotTree

extension Rule {
  /// A field for searching is announced as any other field.
  static let traitMissingSearch = Rule(
    "trait-missing-search", step: .label, severity: .info, confidence: .medium, impact: .slows,
    criteria: ["4.1.2"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/searchfield",
      "https://developer.apple.com/documentation/uikit/uisearchtextfield",
    ],
    english: RuleText(
      "A field for searching is announced as a plain text field.",
      what: "the field is for searching, but announced as a plain text field",
      why: "a listener who looks for the search field does not recognise it",
      advice: "use UISearchTextField, or add the searchField trait"),
    russian: RuleText(
      "Поле поиска названо обычным текстовым полем.",
      what: "поле служит для поиска, но названо обычным текстовым полем",
      why: "слушатель ищет поле поиска и не узнаёт его",
      advice: "используйте UISearchTextField или добавьте трейт searchField"),
    examples: RuleExamples(
      failing: [
        "▼ textEntry \"Search\"\nbutton \"Cancel\"",
        "▼ textEntry value \"Найти город\" input (placeholder \"Найти город\")",
        "header \"Kontakte\"\n▼ textEntry \"Suche\" type UITextField value \"Anna\"",
      ],
      passing: [
        "searchField \"Search\"",
        "textEntry \"E-mail\"",
        "textEntry searchField \"Найти город\" type UITextField",
      ],
      falsePositives: [
        // The field fills a form; nothing is searched by it.
        "textEntry \"Search radius in kilometres\" value \"5\"",
        // A word for search later in the label is about something else.
        "textEntry \"Why did you search?\"",
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].role.isField {
      let facts = run[stop]
      // Android has no such kind of field.
      guard !facts.isAndroid else { continue }
      let placeholder = facts.element.textInput.value?.placeholder ?? ""
      if facts.role == .searchField || facts.traits.contains(.searchField) {
        run.pass(stop)
      } else if facts.foldedLabel.asksToSearch || placeholder.asksToSearch {
        run.fail(
          stop,
          fix: .of(facts.element.id, .removeTraits(.textEntry), .insertTraits(.searchField)))
      } else {
        run.pass(stop)
      }
    }
  }
}

extension String {
  /// The most words of a label that only asks to search.
  private static var mostWords: Int { 3 }

  /// Whether it begins with a word for search and says little more.
  fileprivate var asksToSearch: Bool {
    let words = words
    guard let first = words.first, words.count <= Self.mostWords else { return false }
    return StateWords.search.contains(first)
  }
}
