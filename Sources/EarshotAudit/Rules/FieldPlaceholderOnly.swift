import EarshotTree

extension Rule {
  /// Nothing but the placeholder names a field.
  static let fieldPlaceholderOnly = Rule(
    "field-placeholder-only", step: .label, severity: .warning, confidence: .high, impact: .hard,
    criteria: ["3.3.2"],
    references: [
      "https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html",
      "https://developer.apple.com/documentation/uikit/uitextfield",
    ],
    english: RuleText(
      "Only the placeholder names a field.",
      what: "only the placeholder “{placeholder}” names the field",
      why: "the placeholder is gone after the first letter, so whoever comes back to the field "
        + "hears what was typed and not what it is for",
      advice: "set accessibilityLabel to the name of the field; keep the placeholder as an example"),
    russian: RuleText(
      "Поле названо только подсказкой внутри.",
      what: "поле названо только подсказкой «{placeholder}»",
      why: "подсказка исчезает с первой буквой, и вернувшийся к полю "
        + "слышит введенное, но не назначение поля",
      advice: "задайте accessibilityLabel: название поля; подсказку оставьте примером"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        ▼ textEntry type UITextField value "Сообщение" input (placeholder "Сообщение")
        button "Отправить"
        """,
        """
        header "Delivery"
        ▼ textEntry value "Baker Street 221b" input (placeholder "Street and house")
        textEntry "City" value "London" input (placeholder "City")
        """,
        "▼ searchField value \"Search\" input (placeholder \"Search\")",
      ],
      passing: [
        "textEntry \"Номер карты\" value \"4242\" input (placeholder \"Номер\")",
        "textEntry \"E-mail\" input (placeholder \"name@example.com\")",
        // A field without a placeholder has a rule of its own.
        "textEntry secureTextField value \"••\" input (secure placeholder \" \")",
      ],
      falsePositives: [
        // The placeholder equals the label, but the label stays when something is typed.
        "textEntry \"Promo code\" value \"SUMMER\" input (placeholder \"Promo code\")"
      ])
  ) { run in
    for stop in run.screen.controls where run[stop].role.isField {
      guard run.knows(stop, .label, .textInput) else { continue }
      let placeholder = run[stop].element.textInput.value?.placeholder?.trimmed ?? ""
      guard run[stop].spokenLabel.isEmpty, !placeholder.isEmpty else {
        run.pass(stop)
        continue
      }
      run.fail(
        stop, ["placeholder": .text(placeholder)],
        fix: .of(run[stop].element.id, .label(.toWrite(.name))),
        severity: run[stop].role == .searchField ? .info : nil)
    }
  }
}
