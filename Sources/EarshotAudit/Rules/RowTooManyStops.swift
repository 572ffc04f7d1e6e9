import EarshotTree

extension Rule {
  /// A row of a list is several stops.
  static let rowTooManyStops = Rule(
    "row-too-many-stops", step: .simplify, severity: .warning, confidence: .high, impact: .slows,
    criteria: ["1.3.1"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction",
      "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    ],
    settings: ["row-stops": 2], yieldsTo: ["control-label-split"],
    english: RuleText(
      "A row of a list is read in pieces.",
      what: "stops in the row: {count}",
      why: "a listener swipes through every part and has to remember which row it belongs to",
      advice: "make the row one element; turn its other buttons into custom actions"),
    russian: RuleText(
      "Строка списка читается по частям.",
      what: "остановок в строке: {count}",
      why: "слушатель проходит каждую часть отдельно и помнит, к какой строке она относится",
      advice: "сделайте строку одним элементом, а лишние кнопки — пользовательскими действиями"),
    examples: RuleExamples(
      failing: [
        """
        collection
          ▼ cell tappable
            text "Моцарелла"
            text "49 ₽"
        """,
        """
        tableview
          ▼ cell
            text "Margherita"
            text "Mozzarella, tomato sauce"
            button "from 345 ₽"
        """,
        """
        screen 375x812
        scroll frame 0,100,375,300
          ▼ view frame 0,100,375,60
            text "Anna Petrova" frame 16,110,200,20
            text "Are you coming tonight?" frame 16,134,200,20
          ▼ view frame 0,160,375,60
            text "Oleg" frame 16,170,200,20
            text "Thanks!" frame 16,194,200,20
          ▼ view frame 0,220,375,60
            text "Mum" frame 16,230,200,20
            text "Call me" frame 16,254,200,20
        """,
      ],
      passing: [
        """
        tableview
          element cell button "Margherita, from 345 roubles"
            text "Margherita"
            button "from 345 ₽"
        """,
        """
        tableview
          cell tappable
            text "Москва"
        """,
        """
        cell
          header "Popular"
          button "See all"
        """,
      ],
      falsePositives: [
        // Real controls without text stay apart.
        """
        cell
          button "Reply"
          button "Archive"
          button "Delete"
        """,
        // Text is typed into the row.
        """
        cell
          text "Promo code"
          textEntry "Promo code"
          button "Apply"
        """,
        // The switch and its name are another problem, with another fix.
        """
        cell
          text "Push notifications"
          button toggleButton "" value "1"
        """,
      ],
      boundaries: [
        RuleExamples.Boundary(
          "row-stops",
          passing: "tableview\n  cell\n    text \"Версия\"\n    view image",
          failing: "tableview\n  ▼ cell\n    text \"Версия\"\n    text \"4.12\"")
      ])
  ) { run in
    for group in run.screen.stopsByRow() where !run[group.row].element.isAccessibilityElement {
      let needsText = group.stops.contains { run[$0].isBodyText }
      if group.stops.count >= Int(run["row-stops"]), needsText, !run.staysSplit(group.stops) {
        run.fail(
          group.row, ["count": .number(Double(group.stops.count))],
          fix: run.merging(group.stops, into: group.row), covers: group.stops)
      } else {
        run.pass(group.row)
      }
    }
  }
}

extension RuleRun {
  /// Whether a row is left alone: text is typed into it, or its only control is one that a text
  /// names, which is for the rule `control-label-split`.
  fileprivate func staysSplit(_ stops: [AuditedScreen.Node]) -> Bool {
    var controls: Set<AuditedScreen.Node> = []
    for stop in stops where self[stop].role.isControl {
      if self[stop].role.isField { return true }
      controls.insert(screen.nativeStepper(of: stop) ?? stop)
    }
    guard controls.count == 1, let control = controls.first else { return false }
    return self[control].isValueControl || self[control].element.systemContainer == .stepper
  }
}
