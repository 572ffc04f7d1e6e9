import EarshotTree

extension Rule {
  static let stepperLabelMissing = Rule(
    "stepper-label-missing", .label, .error, .high, .hard,
    "A stepper has no label.",
    what: "the stepper has no label",
    why: "a listener hears that something can be increased or decreased, and not what",
    advice: "make the row one adjustable element with a label and a value, or label the stepper",
    wcag: ["3.3.2", "4.1.2"],
    references: [.wcag("name-role-value.html"), .apple("uikit/uistepper")],
    supersededBy: ["control-label-split"],
    fails: """
      screen ru
      text "3 события"
      ▼ stepper type UIStepper
        button "Уменьшить"
        button "Увеличить"
      ---
      text "Guests"
      ▼ view type XCUIElementTypeStepper
        button "Decrement"
        button "Increment"
      ---
      ▼ element stepper adjustable type UIStepper value "2"
      """,
    passes: """
      stepper "Quantity" type UIStepper
        button "Decrement"
        button "Increment"
      ---
      stepper type UIStepper
        button "Fewer guests"
        button "More guests"
      ---
      element stepper adjustable "Количество" type UIStepper value "3 события"
        button "Уменьшить"
        button "Увеличить"
      --- The row is one element, so the buttons are never heard.
      element cell adjustable "Copies" value "2"
        stepper type UIStepper
          button "Decrement"
          button "Increment"
      --- A labelled group around it says what the buttons change.
      group "Guests"
        stepper type UIStepper
          button "Decrement"
          button "Increment"
      """,
    check: .each(\.nodes, where: { $0.isStepper && !$0.isSystem }) { node, run in
      let buttons = node.stops
      guard !buttons.isEmpty else { return .inapplicable }
      guard node.isCaptured(.label) else { return .incomplete(.notCaptured(.label)) }
      let isNamed =
        !node.spokenLabel.isEmpty || run.screen.isInNamedGroup(node)
        || !node.isStop && buttons.contains { $0.spokenLabel.words.count > 1 }
      return isNamed
        ? .pass : .fail(fix: node.adjustableFix(value: .toWrite(.value)), covers: buttons)
    })
}
