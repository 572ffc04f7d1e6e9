import EarshotTree

extension Rule {
  static let pickerLabelMissing = Rule(
    "picker-label-missing", .label, .error, .high, .hard,
    "A picker or a segmented control has no label.",
    what: "the choice has no label that says what is chosen",
    why: "a listener hears options without the question that they answer",
    advice: "set accessibilityLabel to what is chosen; a segmented control can become "
      + "one adjustable element with the chosen option as its value",
    wcag: ["3.3.2", "4.1.2"],
    references: [
      .wcag("labels-or-instructions.html"), .apple("uikit/uipickerview"),
      .apple("uikit/uisegmentedcontrol"),
    ],
    fails: """
      screen ru
      ▼ segments type UISegmentedControl
        button "На доставку" type UISegment
        button selected "В ресторане" type UISegment
      ---
      text "Delivery time"
      ▼ view type XCUIElementTypeDatePicker
        adjustable type XCUIElementTypePickerWheel value "7 o’clock"
        adjustable type XCUIElementTypePickerWheel value "30 minutes"
      ---
      button "Done"
      ▼ adjustable type PickerWheel value "Large"
      ---
      ▼ element segments adjustable value "Thin, 2 of 2" type UISegmentedControl
      """,
    passes: """
      element segments adjustable "Тесто" value "Тонкое, 2 из 2" type UISegmentedControl
        button "Традиционное" type UISegment
        button selected "Тонкое" type UISegment
      ---
      group "Order type"
        segments type UISegmentedControl
          button "Delivery" type UISegment
          button selected "Pickup" type UISegment
      ---
      view type UIPickerView
        adjustable "Hours" type PickerWheel value "7"
        adjustable "Minutes" type PickerWheel value "30"
      ---
      adjustable "Birthday" type UIDatePicker value "1 May 1990"
      --- The title in sight is a part of the picker and becomes its label in SwiftUI.
      view "Size" type XCUIElementTypePicker
        adjustable type XCUIElementTypePickerWheel value "Medium"
      --- Tabs over a list are no chooser, whatever draws them.
      segments
        button selected tabBarItem "Friends"
        button tabBarItem "Groups"
      --- Behind a modal view nothing is heard.
      view
        segments type UISegmentedControl
          button "List" type UISegment
          button "Map" type UISegment
      view modal
        button "Close"
      """,
    check: .screen { run in
      var end = 0
      for node in run.screen.nodes where node.index >= end && node.isChooser {
        // Wheels and segments are parts of the outermost chooser.
        end = node.end
        let parts = node.stops
        // Tabs lead to places; they are no answer to a question.
        guard !node.isSystem, !parts.isEmpty, run.isCaptured(node, .label),
          !parts.contains(where: { $0.role == .tab })
        else { continue }
        let isNamed =
          !node.spokenLabel.isEmpty || run.screen.isInNamedGroup(node)
          || !node.isSegmented && parts.allSatisfy { !$0.spokenLabel.isEmpty }
        isNamed
          ? run.pass(node)
          : run.fail(
            node, fix: node.chooserFix, covers: parts,
            // Most segments name themselves well enough.
            severity: node.isSegmented ? .warning : nil)
      }
    })
}

extension Node {
  fileprivate var isChooser: Bool { role == .picker || isSegmented }

  /// A name for the picker; segments stay what they are, in a group that is named on entry (F155).
  fileprivate var chooserFix: Fix {
    isSegmented
      ? .of(element.id, .container(.semanticGroup), .label(.toWrite(.name)))
      : .of(element.id, .label(.toWrite(.name)))
  }
}
