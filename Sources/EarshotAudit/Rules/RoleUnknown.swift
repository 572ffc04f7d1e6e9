import EarshotTree

extension Rule {
  /// Something can be operated, and nothing tells what kind of thing it is.
  static let roleUnknown = Rule(
    "role-unknown", step: .label, severity: .warning, confidence: .medium, impact: .hard,
    criteria: ["4.1.2"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitytraits",
      "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html",
    ],
    yieldsTo: ["trait-missing-button"],
    english: RuleText(
      "Something can be operated, and nothing tells what it is.",
      what: "the element has actions, but neither class nor traits tell what it is",
      why: "a listener hears a name only and does not know what can be done",
      advice: "use a system control, or set the trait of what it is"),
    russian: RuleText(
      "Элементом можно управлять, но непонятно, что это.",
      what: "у элемента есть действия, но ни класс, ни трейты не говорят, что это",
      why: "слушатель слышит одно имя и не знает, что с этим делать",
      advice: "используйте системный элемент или задайте подходящий трейт"),
    examples: RuleExamples(
      failing: [
        "▼ element \"Пепперони, 2 штуки\" actions \"Удалить\"",
        "▼ element \"Chat with Anna\" handles activate",
        "▼ element \"Rating\" type com.example.StarsView tappable",
      ],
      passing: [
        "button \"Пепперони, 2 штуки\" actions \"Удалить\"",
        "element \"Chat with Anna\"",
        "adjustable \"Rating\" value \"4 of 5\" type com.example.StarsView tappable",
      ],
      falsePositives: [
        // A drawing is used by touching it, whatever else it offers.
        "allowsDirectInteraction \"Signature\" actions \"Clear\"",
        // On Android a row that can be clicked needs no kind of its own.
        "element \"Wi-Fi\" type android.widget.LinearLayout tappable",
      ])
  ) { run in
    for stop in run.screen.stops {
      let facts = run[stop]
      guard !facts.isControlByName, facts.role == .other || facts.role == .button else { continue }
      let isOperated = facts.isTapped || !(facts.element.customActions.value ?? []).isEmpty
      guard isOperated, !facts.isAndroid, !facts.traits.contains(.allowsDirectInteraction),
        facts.element.systemContainer == nil || !facts.hasDerivedTraits
      else { continue }
      guard run.knows(stop, .traits) else { continue }
      run.fail(stop, fix: .of(facts.element.id, .insertTraits(.button)))
    }
  }
}
