import EarshotText
import EarshotTree

extension Rule {
  static let labelDuplicateControls = Rule(
    "label-duplicate-controls", .label, .warning, .medium, .hard,
    "Several controls of one kind have the same label.",
    what: "{count|# control is|# controls are} called “{label}”",
    why: "a listener who jumps to one of them cannot tell which it is",
    advice: "add what each belongs to, such as “Edit the address”",
    wcag: ["2.4.4", "4.1.2"], references: [.wcag("link-purpose-in-context.html")],
    supersededBy: ["label-blank", "label-developer-text"],
    fails: """
      screen ru
      header "Адрес"
      ▼ button "Изменить"
      header "Телефон"
      button "Изменить"
      ---
      textEntry secureTextField "Password" input (secure)
      ▼ button "Show"
      textEntry secureTextField "Repeat the password" input (secure)
      button "show"
      --- Fields that only the same example names.
      ▼ textEntry "" input (placeholder "00") frame 16,100,44,44
      textEntry "" input (placeholder "00") frame 70,100,44,44
      textEntry "" input (placeholder "00") frame 124,100,44,44
      --- Rows of Android have no role.
      text "Alarms" type android.widget.TextView frame 72,114,270,22
      ▼ element "Add a sound" tappable type android.widget.LinearLayout frame 0,152,411,53
      text "Timers" type android.widget.TextView frame 72,228,270,22
      element "Add a sound" tappable type android.widget.LinearLayout frame 0,266,411,53
      ---
      ▼ button "See all" frame 300,100,60,44
      text "New" frame 16,160,200,20
      button "See all" frame 300,200,60,44
      button "See all" frame 300,300,60,44
      """,
    passes: """
      button "Edit address"
      button "Edit phone"
      --- The values tell them apart.
      adjustable "Guests" value "2"
      adjustable "Guests" value "3"
      ---
      link "Home"
      button "Home"
      --- A button that every row has by design belongs to another rule.
      tableview
        cell
          text "Tea"
          button "Add"
        cell
          text "Milk"
          button "Add"
      --- One thing twice in the same place is not two things.
      button "Pay" frame 16,700,343,48
      button "Pay" frame 16,700,343,48
      --- The system puts both buttons there, and they lead back to the same screen.
      button backButton "Menu"
      button backButton "Menu"
      """,
    check: .screen { run in
      let screen = run.screen
      let names = SameNames(
        screen.stops.filter { $0.role.isControl || $0.isAndroid && $0.isTappable }, on: screen,
        by: { screen.isOutOfSight($0) ? nil : $0.nameToTellApart?.folded },
        // Rows may repeat a control; in one row, or outside of rows, it is ambiguous.
        difference: { [$0.role.name, $0.value, $0.row.map { "\($0.index)" } ?? ""] })
      names.report(
        to: &run, name: { $0.nameToTellApart ?? "" }, as: "label", change: { .label($0) },
        // Links with one text may lead to one page, and an app in two lists is one app; neither is
        // told by a capture.
        isQuestion: { group in
          group[0].role == .link
            || Set(group.map { $0.ancestors.first(where: \.isScroller) }).count > 1
        })
    })
}

extension Node {
  /// The name that should be its alone, of a field also the placeholder; `nil` when its name need not
  /// tell it apart, or is reported as missing.
  fileprivate var nameToTellApart: String? {
    if role.isField, spokenLabel.isEmpty { return placeholder.isEmpty ? nil : placeholder }
    // Code sets the title of what still has the default one and an outlet.
    let isInterchangeable =
      hasNoName || role == .keyboardKey || traits.contains(.backButton)
      || isReachedFromCode && isTemplate
    return isInterchangeable ? nil : spokenLabel
  }
}
