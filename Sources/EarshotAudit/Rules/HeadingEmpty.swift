import EarshotTree

extension Rule {
  /// A heading says nothing.
  static let headingEmpty = Rule(
    "heading-empty", step: .navigate, severity: .error, confidence: .high, impact: .hard,
    criteria: ["2.4.6"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/header",
      "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
    ],
    english: RuleText(
      "A heading has no text.",
      what: "the heading has no text",
      why: "the headings rotor stops here, and there is nothing to hear",
      advice: "set the title as the label, or remove the header trait"),
    russian: RuleText(
      "У заголовка нет текста.",
      what: "у заголовка нет текста",
      why: "ротор заголовков останавливается здесь, а слушать нечего",
      advice: "задайте название раздела или уберите трейт header"),
    examples: RuleExamples(
      failing: [
        "▼ header\ntext \"Nothing found\"",
        "▼ header text \" \" frame 16,60,343,28\nbutton \"Назад\"",
        """
        tableview
          ▼ header "\\u{200B}" type UITableViewHeaderFooterView
          cell
            button "General"
        """,
      ],
      passing: [
        "header \"Menu\"",
        "header value \"Today\"",
        "header appearance (text \"Delivery\")",
      ],
      falsePositives: [
        // A section without a title takes no place in the order.
        "view header\nbutton \"General\"",
        // Speech attributes do not take the text away.
        "header attributedLabel \"Меню\"",
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].traits.contains(.header) {
      let facts = run[stop]
      guard run.knows(stop, .label) else { continue }
      if facts.spokenLabel.isEmpty, facts.shownText == nil, facts.value.isEmpty {
        run.fail(stop, fix: .of(facts.element.id, .label(.toWrite(.title))))
      } else {
        run.pass(stop)
      }
    }
  }
}
