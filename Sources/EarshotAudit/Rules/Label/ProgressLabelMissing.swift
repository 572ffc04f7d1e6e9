import EarshotTree

extension Rule {
  static let progressLabelMissing = Rule(
    "progress-label-missing", .label, .warning, .high, .hard,
    "A progress bar or a spinner has no label.",
    what: "the indicator does not say what is under way",
    why: "a listener hears a number or nothing, and does not know what to wait for",
    advice: "set accessibilityLabel to the task, such as “Loading the menu”; "
      + "the share belongs in the value",
    wcag: ["4.1.2"],
    references: [.apple("uikit/uiprogressview"), .apple("uikit/uiactivityindicatorview")],
    fails: """
      screen ru
      header "Ваш заказ"
      ▼ element type UIProgressView value "40 %"
      ---
      ▼ updatesFrequently type UIActivityIndicatorView
      ---
      text "Photo.jpg"
      ▼ element type XCUIElementTypeProgressIndicator value "12%"
      button "Cancel"
      """,
    passes: """
      updatesFrequently "Загрузка меню" type UIActivityIndicatorView
      ---
      element "Upload" type UIProgressView value "12 %"
      --- A spinner that is no element is not heard.
      view type UIActivityIndicatorView
      text "Loading…"
      --- The button around it is the element and says that it is busy.
      button dimmed "Pay" value "in progress"
        element type UIActivityIndicatorView
      """,
    check: .each(
      \.stops, where: { $0.role == .progress || $0.role == .activityIndicator }, telling: .label,
      fix: .label(.toWrite(.name))
    ) { stop, _ in stop.spokenLabel.isEmpty })
}
