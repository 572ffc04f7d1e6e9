import EarshotTree

extension Rule {
  /// What is typed into a field is not heard.
  static let fieldLabelHidesValue = Rule(
    "field-label-hides-value", step: .label, severity: .warning, confidence: .high, impact: .hard,
    criteria: ["4.1.2"],
    references: [
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue",
      "https://developer.android.com/guide/topics/ui/accessibility/principles",
    ],
    english: RuleText(
      "What is typed into a field is not heard.",
      what: "the field shows a text, but its value is empty for a listener",
      why: "a listener cannot check what was typed",
      advice: "leave the value of the field alone; put help into the hint"),
    russian: RuleText(
      "Введённый в поле текст не слышен.",
      what: "в поле есть текст, но для слушателя его значение пустое",
      why: "слушатель не может проверить, что ввёл",
      advice: "не заменяйте значение поля; пояснение перенесите в подсказку"),
    examples: RuleExamples(
      failing: [
        "▼ textEntry \"Name\" appearance (text \"Anna\")",
        "▼ searchField \"Поиск\" value \"\" appearance (text \"пепперони\")",
        """
        ▼ textEntry "Comment" type UITextView appearance (text "Ring twice")
        button "Send"
        """,
      ],
      passing: [
        "textEntry \"Name\" value \"Anna\" appearance (text \"Anna\")",
        "textEntry \"Name\" input (placeholder \"Your name\")",
        "text \"Name\" appearance (text \"Anna\")",
      ],
      falsePositives: [
        // What is secret is not read out.
        "textEntry secureTextField \"Password\" appearance (text \"hunter2\")",
        // A source that does not tell values cannot tell that one is missing.
        "textEntry \"Name\" appearance (text \"Anna\") unknown value",
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].role.isField {
      let facts = run[stop]
      let isSecure =
        facts.traits.contains(.secureTextField) || facts.element.textInput.value?.isSecure == true
      if isSecure { continue }
      if facts.isAndroid {
        // There, a description is said instead of the text.
        if facts.spokenLabel.isEmpty { run.pass(stop) } else { run.fail(stop) }
        continue
      }
      guard let text = facts.element.appearance.value?.text?.trimmed, !text.isEmpty else {
        continue
      }
      guard run.knows(stop, .value) else { continue }
      let attributed = facts.element.attributedValue.value?.text ?? ""
      if facts.value.isEmpty && attributed.isEmpty {
        run.fail(stop, fix: .of(facts.element.id, .value(.known(text))))
      } else {
        run.pass(stop)
      }
    }
  }
}
