import EarshotTree

extension Rule {
  static let switchLabelMissing = Rule(
    "switch-label-missing", .label, .error, .high, .blocks,
    "A switch has no label.",
    what: "the switch has no label besides its state",
    why: "a listener hears that something is on or off and not what",
    advice: "merge the row with its switch, or set accessibilityLabel to the text of the row",
    wcag: ["3.3.2", "4.1.2"],
    references: [.wcag("name-role-value.html"), .apple("uikit/uiswitch")],
    fails: """
      screen ru
      cell
        text "Сообщать о бонусах и акциях"
        ▼ button toggleButton type UISwitch value "1"
      ---
      text "Remember me"
      ▼ button toggleButton "On" value "On" type App.Toggle
      ---
      link "Terms of service"
      ▼ button toggleButton type checkbox value "0"
      """,
    passes: """
      button toggleButton "Wi-Fi" type UISwitch value "1"
      ---
      element cell button toggleButton "Push notifications" value "0"
        view text "Push notifications"
        button toggleButton type UISwitch value "0"
      ---
      button toggleButton "Без лука" type App.Checkbox value "вкл."
      --- A switch with a title in sight is named by it, as with Toggle in SwiftUI.
      button toggleButton value "1" appearance (text "Dark theme")
      """,
    check: .each(
      \.controls, where: { $0.role == .toggle }, telling: .label, fix: .label(.toWrite(.name))
    ) { stop, _ in
      // A label may be no more than the state.
      stop.isNameless || stop.isNamedByPicture
        || !stop.spokenLabel.isEmpty && stop.foldedLabel == stop.value.lowercased()
    })
}
