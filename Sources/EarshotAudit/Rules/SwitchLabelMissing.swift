import EarshotTree

extension Rule {
  /// A switch has no name.
  static let switchLabelMissing = Rule(
    "switch-label-missing", step: .label, severity: .error, confidence: .high, impact: .blocks,
    criteria: ["3.3.2", "4.1.2"],
    references: [
      "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html",
      "https://developer.apple.com/documentation/uikit/uiswitch",
    ],
    english: RuleText(
      "A switch has no label.",
      what: "the switch has no label besides its state",
      why: "a listener hears that something is on or off and not what",
      advice: "merge the row with its switch, or set accessibilityLabel to the text of the row"),
    russian: RuleText(
      "У переключателя нет названия.",
      what: "у переключателя нет названия, слышно только состояние",
      why: "слушатель слышит, что что-то включено или выключено, но не что именно",
      advice: "объедините ячейку с переключателем или задайте accessibilityLabel: текст ячейки"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        cell
          text "Сообщать о бонусах и акциях"
          ▼ button toggleButton type UISwitch value "1"
        """,
        """
        text "Remember me"
        ▼ button toggleButton "On" value "On" type App.Toggle
        """,
        """
        link "Terms of service"
        ▼ button toggleButton type checkbox value "0"
        """,
      ],
      passing: [
        "button toggleButton \"Wi-Fi\" type UISwitch value \"1\"",
        """
        element cell button toggleButton "Push notifications" value "0"
          view text "Push notifications"
          button toggleButton type UISwitch value "0"
        """,
        "button toggleButton \"Без лука\" type App.Checkbox value \"вкл.\"",
      ],
      falsePositives: [
        // A switch with a title in sight is named by it, as with Toggle in SwiftUI.
        "button toggleButton value \"1\" appearance (text \"Dark theme\")"
      ])
  ) { run in
    for stop in run.screen.controls where run[stop].role == .toggle {
      guard run.knows(stop, .label) else { continue }
      let label = run[stop].foldedLabel
      let isState = !label.isEmpty && label == run[stop].value.lowercased()
      if isState || label.isEmpty && run[stop].shownText == nil {
        run.fail(stop, fix: .of(run[stop].element.id, .label(.toWrite(.name))))
      } else {
        run.pass(stop)
      }
    }
  }
}
