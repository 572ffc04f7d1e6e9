import EarshotTree

extension Rule {
  /// A stop has no name.
  static let labelMissing = Rule(
    "label-missing", step: .label, severity: .error, confidence: .high, impact: .blocks,
    criteria: ["4.1.2", "1.1.1"],
    references: ["https://developer.apple.com/documentation/uikit/uiaccessibilityelement"],
    yieldsTo: [
      "icon-button-label-missing", "tab-label-missing", "image-label-missing",
      "field-label-missing", "switch-label-missing", "slider-label-missing",
      "stepper-label-missing", "picker-label-missing", "progress-label-missing", "hint-only",
      "element-empty", "heading-empty", "field-placeholder-only",
    ],
    english: RuleText(
      "A stop has no label.",
      what: "the element has no label",
      why: "VoiceOver says at most its type, so a listener cannot know what it is",
      advice: "set a short accessibilityLabel; hide the element if it is decoration"),
    russian: RuleText(
      "У остановки нет названия.",
      what: "у элемента нет названия",
      why: "VoiceOver назовет разве что тип, и слушатель не узнает, что это",
      advice: "задайте короткий accessibilityLabel; украшение скройте"),
    examples: RuleExamples(
      failing: [
        "▼ button",
        """
        screen 375x812
        ▼ element tappable frame 0,100,375,44
          view
            text "Pepperoni" frame 16,110,100,20
        """,
        "▼ adjustable \"\\u{200B} \" value \"50 %\"",
      ],
      passing: [
        "button \"Pay\"",
        "text \"Total\"",
        "element \"7\"",
      ],
      falsePositives: [
        // A field shows the text that was typed.
        "textEntry \"\" value \"ann@example.com\" appearance (text \"ann@example.com\")",
        // A search field says what it is.
        "searchField \"\" input (placeholder \"Search\")",
        // A node inside an element gets no focus.
        "button \"Pay\"\n  button",
      ])
  ) { run in
    for stop in run.screen.stops where !run[stop].role.isField || run[stop].shownText == nil {
      // A search field is known by its type; what lacks is for the rules about fields.
      guard run[stop].role != .searchField, run.knows(stop, .label) else { continue }
      if run[stop].spokenLabel.isEmpty, run[stop].shownText == nil {
        run.fail(stop, fix: .of(run[stop].element.id, .label(.toWrite(.name))))
      } else {
        run.pass(stop)
      }
    }
  }
}
