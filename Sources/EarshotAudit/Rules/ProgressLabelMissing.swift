import EarshotTree

extension Rule {
  /// A progress bar or a spinner has no name.
  static let progressLabelMissing = Rule(
    "progress-label-missing", step: .label, severity: .warning, confidence: .high, impact: .hard,
    criteria: ["4.1.2"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiprogressview",
      "https://developer.apple.com/documentation/uikit/uiactivityindicatorview",
    ],
    english: RuleText(
      "A progress bar or a spinner has no label.",
      what: "the indicator does not say what is under way",
      why: "a listener hears a number or nothing, and does not know what to wait for",
      advice: "set accessibilityLabel to the task, such as “Loading the menu”; "
        + "the share belongs in the value"),
    russian: RuleText(
      "У индикатора хода нет названия.",
      what: "индикатор не говорит, что происходит",
      why: "слушатель слышит число или ничего и не знает, чего ждать",
      advice: "задайте accessibilityLabel: что идет, например «Загрузка меню»; "
        + "доля — в значении"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        header "Ваш заказ"
        ▼ element type UIProgressView value "40 %"
        """,
        "▼ updatesFrequently type UIActivityIndicatorView",
        """
        text "Photo.jpg"
        ▼ element type XCUIElementTypeProgressIndicator value "12%"
        button "Cancel"
        """,
      ],
      passing: [
        "updatesFrequently \"Загрузка меню\" type UIActivityIndicatorView",
        "element \"Upload\" type UIProgressView value \"12 %\"",
        // A spinner that is no element is not heard.
        "view type UIActivityIndicatorView\ntext \"Loading…\"",
      ],
      falsePositives: [
        // The button around it is the element and says that it is busy.
        """
        button dimmed "Pay" value "in progress"
          element type UIActivityIndicatorView
        """
      ])
  ) { run in
    for stop in run.screen.stops {
      let role = run[stop].role
      guard role == .progress || role == .activityIndicator else { continue }
      guard run.knows(stop, .label) else { continue }
      if run[stop].spokenLabel.isEmpty {
        run.fail(stop, fix: .of(run[stop].element.id, .label(.toWrite(.name))))
      } else {
        run.pass(stop)
      }
    }
  }
}
