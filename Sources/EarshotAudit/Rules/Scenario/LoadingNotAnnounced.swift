import EarshotTree

extension Rule {
  static let loadingNotAnnounced = Rule(
    "loading-not-announced", .scenario, .warning, .medium, .hard,
    "An activity indicator in sight is not heard.",
    what: "the activity indicator can be seen, but VoiceOver cannot say that something loads",
    why: "a listener hears nothing and does not know whether to wait",
    advice: "make the indicator an element with a label, and announce start and end",
    wcag: ["4.1.3"],
    references: [.apple("uikit/uiactivityindicatorview"), .wcag("status-messages.html")],
    fails: """
      screen 375x812 ru
      button "В корзину за 514 ₽" frame 24,736,327,48
      view frame 0,0,375,812
        ▼ view type UIActivityIndicatorView frame 169,388,37,37
      ---
      ▼ element updatesFrequently type UIActivityIndicatorView frame 169,388,37,37
      ---
      view
        ▼ element hidden "Spinner" type UIActivityIndicatorView
      button "Cancel"
      """,
    passes: """
      element updatesFrequently "In progress" type UIActivityIndicatorView
      ---
      view invisible type UIActivityIndicatorView
      text "Balance"
      ---
      view modal
        element "Loading" type UIActivityIndicatorView
      --- A text beside it says the same.
      view type UIActivityIndicatorView
      text "Loading your orders…"
      --- The button that is waiting says so itself.
      button dimmed "Pay" value "In progress"
        view type UIActivityIndicatorView
      """,
    check: .screen { run in
      let indicators = run.screen.nodes.filter { $0.role == .activityIndicator }
      guard !indicators.isEmpty else { return }
      let isSaid = run.screen.stops.contains {
        $0.role != .activityIndicator
          && $0.foldedLabel.hasWord(beginningWith: Lexicon.all[.loading])
      }
      run.judge(indicators) { node, _ in
        guard node.isShown, !node.isSystem, !node.isInElement else { return .inapplicable }
        let isHeard = node.element.isAccessibilityElement && !node.isHiddenFromTechnology
        if isSaid || isHeard && !node.spokenLabel.isEmpty { return .pass }
        guard isHeard || node.isElementKnown else {
          return .incomplete(.notCaptured(.isAccessibilityElement))
        }
        if node.element.isAccessibilityElement, let missing = node.missing(.label) {
          return missing
        }
        let fix = Fix.of(node, .hidden(false), .isElement(true), .label(.toWrite(.name)))
        return .fail(fix: node.isHiddenAround ? nil : fix)
      }
    })
}
