import EarshotTree

extension Rule {
  /// An adjustable element takes the buttons in it from everybody.
  static let adjustableHidesControls = Rule(
    "adjustable-hides-controls", step: .simplify, severity: .info, confidence: .low,
    impact: .slows, criteria: ["2.1.1"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction",
      "https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html",
    ],
    english: RuleText(
      "An adjustable element replaces the buttons in it for every technology.",
      what: "the adjustable element hides buttons: {count}",
      why: "Voice Control and Switch Control find no button to press, nor do tests",
      advice: "adjust only while VoiceOver runs, or offer the buttons as actions or input labels"),
    russian: RuleText(
      "Регулируемый элемент заменяет свои кнопки для всех технологий.",
      what: "регулируемый элемент прячет кнопки: {count}",
      why: "Управление голосом, Switch Control и тесты не находят кнопок, которые можно нажать",
      advice:
        "включайте его только при VoiceOver или дайте кнопки действиями либо именами для голоса"),
    examples: RuleExamples(
      failing: [
        """
        ▼ element adjustable "Количество" value "1"
          button "Уменьшить"
          text "1"
          button "Увеличить"
        """,
        """
        ▼ element segments adjustable "Delivery" value "Courier, 1 of 2"
          button selected "Courier"
          button "Pick-up"
        """,
        """
        ▼ element collection adjustable "Offers" value "Caesar, 1 of 3"
          cell tappable
            text "Caesar"
          cell tappable
            text "Punch"
        """,
      ],
      passing: [
        """
        element adjustable "Guests" value "2" actions "One less" "One more"
          button "Less"
          button "More"
        """,
        """
        element adjustable "Delivery" value "Courier, 1 of 2" names "Courier" "Pick-up"
          button "Courier"
          button "Pick-up"
        """,
        """
        element adjustable "Rating" value "4 of 5"
          view image
          view image
        """,
      ],
      falsePositives: [
        // The parts of a slider are no buttons of the app.
        """
        element type UISlider adjustable "Volume" value "50 %"
          button "Thumb"
        """
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].role == .adjustable {
      let hidden = run.screen.descendants(of: stop).filter {
        run[$0].reactsToTap && run[$0].isShown && !run[$0].isHiddenFromTechnology
      }
      guard !hidden.isEmpty else { continue }
      let element = run[stop].element
      if element.customActions.value?.isEmpty == false
        || element.userInputLabels.value?.isEmpty == false
      {
        run.pass(stop)
        continue
      }
      guard run.knows(stop, .customActions, .userInputLabels) else { continue }
      run.fail(
        stop, ["count": .number(Double(hidden.count))],
        fix: .of(element.id, .actions(run.actions(of: hidden))), covers: hidden)
    }
  }
}
