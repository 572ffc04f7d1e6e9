import EarshotTree

extension Rule {
  /// A field has neither a name nor a placeholder.
  static let fieldLabelMissing = Rule(
    "field-label-missing", step: .label, severity: .error, confidence: .high, impact: .blocks,
    criteria: ["3.3.2", "4.1.2"],
    references: [
      "https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html",
      "https://developer.apple.com/documentation/uikit/uitextfield",
    ],
    english: RuleText(
      "A field has neither a label nor a placeholder.",
      what: "the field has no label",
      why: "a listener hears “text field” and cannot know what to type",
      advice: "set accessibilityLabel to the caption that stands beside the field"),
    russian: RuleText(
      "У поля нет ни названия, ни подсказки внутри.",
      what: "у поля нет названия",
      why: "слушатель слышит «текстовое поле» и не знает, что вводить",
      advice: "задайте accessibilityLabel: подпись, что стоит рядом с полем"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        text "Номер карты"
        ▼ textEntry type UITextField input ()
        """,
        """
        header "Sign in"
        textEntry "E-mail" input ()
        ▼ textEntry secureTextField value "•••••" input (secure)
        """,
        """
        ▼ textEntry textArea " " hint "Up to 500 characters" input (multiline)
        ▼ searchField type XCUIElementTypeSearchField input ()
        """,
        // A capture that tells only the content: it may be a placeholder, which is no name either.
        """
        screen unknown input
        ▼ textEntry type XCUIElementTypeTextField value "First name"
        """,
      ],
      passing: [
        "textEntry \"Электронная почта\" type UITextField input ()",
        // This field has a rule of its own.
        "textEntry value \"Name\" input (placeholder \"Name\")",
        "textEntry secureTextField \"Password\" value \"••••\" input (secure)",
      ],
      falsePositives: [
        // A search bar of UIKit labels itself.
        "searchField type UISearchBar input ()",
        // A field in a form with a caption gets that caption as its label.
        """
        cell
          view text "Phone"
          textEntry "Phone" value "+44 20 7946 0018" input ()
        """,
      ])
  ) { run in
    for stop in run.screen.controls where run[stop].role.isField {
      guard run.knows(stop, .label) else { continue }
      if run[stop].element.type?.hasSuffix("SearchBar") == true {
        run.pass(stop)
        continue
      }
      let placeholder = run[stop].element.textInput.value?.placeholder?.trimmed ?? ""
      guard run[stop].spokenLabel.isEmpty, placeholder.isEmpty else {
        run.pass(stop)
        continue
      }
      // What a search field is for is heard from its kind.
      let isMilder = run[stop].role == .searchField || run[stop].mayShowPlaceholder
      run.fail(
        stop, fix: .of(run[stop].element.id, .label(.toWrite(.name))),
        severity: isMilder ? .warning : nil)
    }
  }
}

extension NodeFacts {
  /// Whether the content may be a placeholder that the capture does not call so.
  fileprivate var mayShowPlaceholder: Bool { !value.isEmpty && !isAuthored(.textInput) }
}
