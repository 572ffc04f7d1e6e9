import EarshotTree

extension Rule {
  /// A picker or a segmented control does not say what is chosen.
  static let pickerLabelMissing = Rule(
    "picker-label-missing", step: .label, severity: .error, confidence: .high, impact: .hard,
    criteria: ["3.3.2", "4.1.2"],
    references: [
      "https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html",
      "https://developer.apple.com/documentation/uikit/uipickerview",
      "https://developer.apple.com/documentation/uikit/uisegmentedcontrol",
    ],
    english: RuleText(
      "A picker or a segmented control has no label.",
      what: "nothing says what is chosen here",
      why: "a listener hears options without the question that they answer",
      advice: "set accessibilityLabel to what is chosen; a segmented control can become "
        + "one adjustable element with the chosen option as its value"),
    russian: RuleText(
      "У выбора или сегментов нет названия.",
      what: "ничто не говорит, что здесь выбирают",
      why: "слушатель слышит варианты без вопроса, на который они отвечают",
      advice: "задайте accessibilityLabel: что выбирают; сегменты можно сделать "
        + "одним регулируемым элементом, где значение — выбранный вариант"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        ▼ segments type UISegmentedControl
          button "На доставку" type UISegment
          button selected "В ресторане" type UISegment
        """,
        """
        text "Delivery time"
        ▼ view type XCUIElementTypeDatePicker
          adjustable type XCUIElementTypePickerWheel value "7 o’clock"
          adjustable type XCUIElementTypePickerWheel value "30 minutes"
        """,
        """
        button "Done"
        ▼ adjustable type PickerWheel value "Large"
        """,
        "▼ element segments adjustable value \"Thin, 2 of 2\" type UISegmentedControl",
      ],
      passing: [
        """
        element segments adjustable "Тесто" value "Тонкое, 2 из 2" type UISegmentedControl
          button "Традиционное" type UISegment
          button selected "Тонкое" type UISegment
        """,
        """
        group "Order type"
          segments type UISegmentedControl
            button "Delivery" type UISegment
            button selected "Pickup" type UISegment
        """,
        """
        view type UIPickerView
          adjustable "Hours" type PickerWheel value "7"
          adjustable "Minutes" type PickerWheel value "30"
        """,
        "adjustable \"Birthday\" type UIDatePicker value \"1 May 1990\"",
      ],
      falsePositives: [
        // The title in sight is a part of the picker and becomes its label in SwiftUI.
        """
        view "Size" type XCUIElementTypePicker
          adjustable type XCUIElementTypePickerWheel value "Medium"
        """,
        // Tabs over a list are no chooser, whatever draws them.
        """
        segments
          button selected tabBarItem "Friends"
          button tabBarItem "Groups"
        """,
        // Behind a modal view nothing is heard.
        """
        view
          segments type UISegmentedControl
            button "List" type UISegment
            button "Map" type UISegment
        view modal
          button "Close"
        """,
      ])
  ) { run in
    var end = 0
    for node in run.screen.nodes where node.index >= end && run[node].isChooser {
      // Wheels and segments are parts of the outermost chooser.
      end = run[node].end
      let parts = run.screen.stops(in: node)
      guard !run[node].isSystem, !parts.isEmpty, run.knows(node, .label) else { continue }
      // Tabs lead to places; they are no answer to a question.
      guard !parts.contains(where: { run[$0].role == .tab }) else { continue }
      let isSegmented = run[node].element.systemContainer == .segmentedControl
      let isNamed =
        !run[node].spokenLabel.isEmpty || run.screen.isInNamedGroup(node)
        || !isSegmented && parts.allSatisfy { !run[$0].spokenLabel.isEmpty }
      isNamed ? run.pass(node) : run.fail(node, fix: run.pickerFix(node, parts), covers: parts)
    }
  }
}

extension NodeFacts {
  fileprivate var isChooser: Bool {
    role == .picker || element.systemContainer == .segmentedControl
  }
}

extension RuleRun {
  /// A name for the picker; segments become one adjustable element.
  fileprivate func pickerFix(_ node: AuditedScreen.Node, _ parts: [AuditedScreen.Node]) -> Fix {
    let id = self[node].element.id
    guard self[node].element.systemContainer == .segmentedControl, !self[node].isStop else {
      return .of(id, .label(.toWrite(.name)))
    }
    let chosen = parts.first { self[$0].isSelected }.map { self[$0].spokenLabel } ?? ""
    return .of(
      id, .isElement(true), .insertTraits(.adjustable), .label(.toWrite(.name)),
      .value(chosen.isEmpty ? .toWrite(.value) : .known(chosen)))
  }
}
