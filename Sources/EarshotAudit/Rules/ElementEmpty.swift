import EarshotTree

extension Rule {
  /// Focus stops where nothing is.
  static let elementEmpty = Rule(
    "element-empty", step: .simplify, severity: .error, confidence: .high, impact: .hard,
    criteria: ["4.1.2"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilityelement",
      "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html",
    ],
    english: RuleText(
      "Focus stops at an element without anything to say or do.",
      what: "the element has no label, value, trait or action",
      why: "focus stops in silence, and a listener cannot know whether something is missing",
      advice: "set isAccessibilityElement to false"),
    russian: RuleText(
      "Фокус останавливается там, где нечего сказать и нечего сделать.",
      what: "у элемента нет ни названия, ни значения, ни типа, ни действий",
      why: "фокус стоит в тишине, и слушатель не знает, пропустил ли он что-то",
      advice: "поставьте isAccessibilityElement = false"),
    examples: RuleExamples(
      failing: [
        """
        text "Заказ"
        ▼ element
        text "Адрес"
        """,
        """
        screen 375x812
        ▼ element "" frame 0,100,375,20
        button "Pay" frame 16,130,343,44
        """,
        """
        tableview
          ▼ element cell
            view image
        """,
      ],
      passing: [
        "element \"Balance\"",
        "element value \"50 %\"",
        "element \"\" actions \"Close\"",
      ],
      falsePositives: [
        // The parts of a drawing are made for direct touch.
        """
        view type DrawingCanvasView
          element
        """,
        // It shows text, and lacks a label only.
        "element appearance (text \"Total\")",
        // UIKit names a cell after its texts.
        """
        tableview
          element cell
            text "About"
        """,
        // A button without a name is another problem.
        "button",
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].role == .other {
      guard run[stop].tellsNothing else {
        run.pass(stop)
        continue
      }
      guard !run.screen.ancestors(of: stop).contains(where: { run[$0].isCanvas }),
        !run.isStockCell(stop)
      else { continue }
      guard run.knows(stop, .label, .value, .traits), run.knows(stop, .customActions) else {
        continue
      }
      run.fail(stop, fix: .of(run[stop].element.id, .isElement(false)))
    }
  }
}

extension RuleRun {
  /// Whether a stop is a cell that UIKit names after the texts in it.
  fileprivate func isStockCell(_ stop: AuditedScreen.Node) -> Bool {
    self[stop].element.systemContainer == .cell
      && screen.descendants(of: stop).contains { self[$0].shownText != nil }
  }
}

extension NodeFacts {
  /// Whether there is nothing to hear and nothing to do.
  fileprivate var tellsNothing: Bool {
    spokenLabel.isEmpty && value.isEmpty && hint.isEmpty && traits.isEmpty && shownText == nil
      && !isCanvas && !reactsToTap && element.customActions.value?.isEmpty != false
      && element.handlers.value?.isEmpty != false && element.attributedValue.value == nil
      && element.customContent.value?.isEmpty != false
  }
}
