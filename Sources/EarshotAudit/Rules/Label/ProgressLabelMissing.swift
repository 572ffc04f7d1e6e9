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
      ---
      screen 411x914
      text "Inbox" type android.widget.TextView frame 20,60,200,30
      ▼ view type android.widget.ProgressBar frame 180,400,48,48
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
    check: .screen { run in
      run.judge(run.screen.nodes.lazy.filter(\.isIndicator)) { node, _ in
        // Whether Android focuses it depends on its state, which a dump does not tell.
        if node.isIndicatorOfAndroid {
          return node.spokenLabel.isEmpty && !node.isSliver ? .review() : .pass
        }
        if let missing = node.missing(.label) { return missing }
        return node.spokenLabel.isEmpty ? .fail(fix: .label(.toWrite(.name))) : .pass
      }
    })
}

extension Node {
  /// Whether it shows how far something is, at a stop or in a dump of Android.
  fileprivate var isIndicator: Bool {
    isStop && (role == .progress || role == .activityIndicator) || isIndicatorOfAndroid
  }

  /// Whether it is in sight on Android and no part of what reacts.
  fileprivate var isIndicatorOfAndroid: Bool {
    element.type == "android.widget.ProgressBar" && isOpenToFocus && frame?.isEmpty == false
  }
}
