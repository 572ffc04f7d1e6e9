import EarshotTree

extension Rule {
  static let controlHidden = Rule(
    "control-hidden", .navigate, .error, .high, .blocks,
    "A control in sight is hidden from VoiceOver.",
    what: "the control can be seen and used, but VoiceOver does not come to it",
    why: "what it does cannot be done by ear, by voice or by switch",
    advice: "remove the flag, or offer the same as a custom action",
    wcag: ["4.1.2"],
    references: [
      .apple("objectivec/nsobject-swift.class/isaccessibilityelement"),
      .wcag("name-role-value.html"),
    ],
    supersededBy: ["hidden-parent-with-controls"], screen: "375x812",
    fails: """
      ▼ button hidden "Закрыть" frame 320,50,40,40
      text "Акция" frame 16,60,200,30
      ---
      text "Dark mode"
      ▼ view button toggleButton value "1" type UISwitch
      ---
      ▼ view type UIButton appearance (image "ic_filter")
      searchField "Search"
      """,
    passes: """
      --- Swipes on the amount do what both buttons do.
      view frame 16,200,200,48
        button "Less" hidden frame 16,200,48,48
        adjustable "Count" value "2" frame 16,200,200,48
        button "More" hidden frame 168,200,48,48
      ---
      button "Close"
      ---
      view type UIButton invisible
      ---
      button dimmed hidden "Next"
      --- The row offers the same as an action.
      cell
        text "Pepperoni" actions "Delete"
        button hidden "Delete"
      --- The row is one element and stands for what is in it.
      element "Wi-Fi, home"
        view button "Info" type UIButton
      --- A wrapper whose contents are stops is no loss.
      view type UIButton
        button "Sign in"
      --- A picture that nobody can tap was given the trait by mistake.
      text "Swipe your card"
      view button type UIImageView appearance (image "card")
      --- An adjustable element lies where the hidden parts lie.
      view type UISlider frame 16,300,343,44
      adjustable "Volume" value "50 %" frame 16,300,343,44
      """,
    check: .screen { run in
      let screen = run.screen
      guard !screen.hasModal else { return }
      lazy var substitutes = Substitutes(screen)
      let rows = run.rowsWithActions()
      run.judge(screen.nodes.lazy.filter(\.isUsableControl)) { node, run in
        guard node.isLeafControl, !node.isSystem, !node.isInElement, !node.isHiddenAround else {
          return .inapplicable
        }
        let isHidden = node.element.elementsHidden.value == true
        guard isHidden || !node.element.isAccessibilityElement else { return .pass }
        let isOffScreen = node.frame != nil && node.sight == nil
        // A field of a point holds what the system fills in.
        let isInSight = node.frame.map { min($0.width, $0.height) > 2 } ?? true
        if isOffScreen || !isInSight || !node.stops.isEmpty { return .inapplicable }
        guard !node.isDerived(.elementsHidden), node.isElementKnown else {
          return .incomplete(.notCaptured(.isAccessibilityElement))
        }
        if substitutes.stand(for: node) || node.row.map(rows.contains) == true { return .pass }
        return .fail(fix: .hidden(false), .isElement(true))
      }
    })
}

extension Node {
  /// Whether it is a control that is an element by itself, and no group of such.
  ///
  /// A picture or a label with the trait of a button does nothing unless it reacts to a tap.
  fileprivate var isLeafControl: Bool {
    if let type = element.type, type == "UIImageView" || type == "UILabel",
      element.isTappable.value != true
    {
      return false
    }
    switch role {
    case .button, .link, .toggle, .slider, .adjustable, .field, .tab, .segment, .keyboardKey:
      return true
    default: return false
    }
  }
}

extension RuleContext {
  /// The rows in which a stop has custom actions.
  fileprivate func rowsWithActions() -> Set<Node> {
    Set(screen.stops.compactMap { $0.element.customActions.value == nil ? nil : $0.row })
  }
}
