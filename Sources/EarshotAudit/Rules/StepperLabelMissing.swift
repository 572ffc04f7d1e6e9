import EarshotTree

extension Rule {
  /// The buttons of a stepper do not say what they change.
  static let stepperLabelMissing = Rule(
    "stepper-label-missing", step: .label, severity: .error, confidence: .high, impact: .hard,
    criteria: ["3.3.2", "4.1.2"],
    references: [
      "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html",
      "https://developer.apple.com/documentation/uikit/uistepper",
    ],
    english: RuleText(
      "A stepper has no label.",
      what: "the stepper has no label",
      why: "a listener hears that something can be increased or decreased, and not what",
      advice: "make the row one adjustable element with a label and a value, or label the stepper"),
    russian: RuleText(
      "У степпера нет названия.",
      what: "у степпера нет названия",
      why: "слушатель слышит «увеличить» и «уменьшить», но не знает, что именно",
      advice: "сделайте строку одним регулируемым элементом с названием и значением "
        + "или назовите степпер"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        text "3 события"
        ▼ stepper type UIStepper
          button "Уменьшить"
          button "Увеличить"
        """,
        """
        text "Guests"
        ▼ view type XCUIElementTypeStepper
          button "Decrement"
          button "Increment"
        """,
        "▼ element stepper adjustable type UIStepper value \"2\"",
      ],
      passing: [
        """
        stepper "Quantity" type UIStepper
          button "Decrement"
          button "Increment"
        """,
        """
        stepper type UIStepper
          button "Fewer guests"
          button "More guests"
        """,
        """
        element stepper adjustable "Количество" type UIStepper value "3 события"
          button "Уменьшить"
          button "Увеличить"
        """,
      ],
      falsePositives: [
        // The row is one element, so the buttons are never heard.
        """
        element cell adjustable "Copies" value "2"
          stepper type UIStepper
            button "Decrement"
            button "Increment"
        """,
        // A labelled group around it says what the buttons change.
        """
        group "Guests"
          stepper type UIStepper
            button "Decrement"
            button "Increment"
        """,
      ])
  ) { run in
    for node in run.screen.nodes where run[node].isStepper && !run[node].isSystem {
      let buttons = run.screen.stops(in: node)
      guard !buttons.isEmpty, run.knows(node, .label) else { continue }
      let isNamed =
        !run[node].spokenLabel.isEmpty || run.screen.isInNamedGroup(node)
        || !run[node].isStop && buttons.contains { run[$0].spokenLabel.words.count > 1 }
      isNamed ? run.pass(node) : run.fail(node, fix: run[node].stepperFix, covers: buttons)
    }
  }
}

extension NodeFacts {
  fileprivate var isStepper: Bool { role == .stepper || element.systemContainer == .stepper }

  /// One adjustable element in place of two buttons.
  fileprivate var stepperFix: Fix {
    if isStop { return .of(element.id, .label(.toWrite(.name))) }
    return .of(
      element.id, .isElement(true), .insertTraits(.adjustable), .label(.toWrite(.name)),
      .value(.toWrite(.value)))
  }
}

extension AuditedScreen {
  /// Whether a group around a node has a label and holds nothing else, so that it names the node.
  func isInNamedGroup(_ node: Node) -> Bool {
    guard
      let group = ancestors(of: node).first(where: { self[$0].element.containerType.value != nil }),
      !self[group].spokenLabel.isEmpty
    else { return false }
    return stops(in: group).allSatisfy { isInside($0, node) || self[$0].role == .text }
  }
}
