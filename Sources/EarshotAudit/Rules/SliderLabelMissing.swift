import EarshotTree

extension Rule {
  /// A slider has no name.
  static let sliderLabelMissing = Rule(
    "slider-label-missing", step: .label, severity: .error, confidence: .high, impact: .blocks,
    criteria: ["3.3.2", "4.1.2"],
    references: [
      "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html",
      "https://developer.apple.com/documentation/uikit/uislider",
    ],
    english: RuleText(
      "A slider has no label.",
      what: "the slider has no label",
      why: "a listener hears a number and not what it changes",
      advice: "set accessibilityLabel to what is adjusted, and a value with its unit"),
    russian: RuleText(
      "У ползунка нет названия.",
      what: "у ползунка нет названия",
      why: "слушатель слышит число, но не знает, что меняет",
      advice: "задайте accessibilityLabel: что регулируется, а единицу назовите в значении"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        text "Яркость" frame 24,250,100,22
        ▼ adjustable type UISlider value "50%" frame 24,276,327,31
        """,
        """
        header "Now playing"
        button "Pause"
        ▼ adjustable type XCUIElementTypeSlider value "1:24"
        """,
        "▼ adjustable \"\\u{200B}\" type App.Slider value \"from 500 to 2000 ₽\"",
      ],
      passing: [
        "adjustable \"Яркость\" type UISlider value \"50%\"",
        "adjustable \"Position\" type XCUIElementTypeSlider value \"1:24 of 3:05\"",
        // An adjustable element that is no slider has a rule of its own.
        "adjustable value \"Medium\"",
      ],
      falsePositives: [
        // A slider inside an element gets no focus: the row speaks for it.
        """
        element cell adjustable "Text size" value "Large"
          adjustable type UISlider value "70%"
        """
      ])
  ) { run in
    for stop in run.screen.controls where run[stop].role == .slider {
      guard run.knows(stop, .label) else { continue }
      if run[stop].spokenLabel.isEmpty, run[stop].shownText == nil {
        run.fail(stop, fix: .of(run[stop].element.id, .label(.toWrite(.name))))
      } else {
        run.pass(stop)
      }
    }
  }
}
