import EarshotTree

extension Rule {
  static let nestedInteractive = Rule(
    "nested-interactive", .simplify, .error, .high, .blocks,
    "An interactive element lies in another interactive element.",
    what: "the element holds {hidden|# interactive element|# interactive elements}",
    why: "focus stops at the outer one only, or jumps between both in an order nobody expects",
    advice: "put the elements side by side, or offer the inner one as a custom action",
    wcag: ["4.1.2"], references: [.wcag("name-role-value.html")],
    fails: """
      screen unknown tappable
      ▼ button "Pepperoni, 589 roubles"
        text "Pepperoni"
        button "Add to cart"
      --- screen 393x852 unknown tappable,actions
      ▼ link "Weather in Berlin" frame 16,100,361,120
        view frame 16,100,361,120
          button "Close" frame 340,104,32,32
      --- screen unknown tappable
      tabs
        ▼ button "Корзина"
          button toggleButton "Уведомления" value "0"
          link "Правила доставки"
      """,
    passes: """
      screen unknown tappable
      view
        button "Pepperoni"
        button "Add to cart"
      --- screen unknown tappable
      button "Pay"
        text "Pay"
        image "Card"
      --- In a tree of views, what an element hides is another rule's.
      button "Опубликовать"
        button "Опубликовать сейчас"
      --- Links in a text that is typed are reached by the rotor.
      screen unknown tappable
      textEntry "Note" value "See example.org"
        link "example.org"
      --- The button that empties a search field is part of it.
      screen unknown tappable
      searchField "Search" value "pizza"
        button "Clear text"
      --- A glass button of iOS 26 is captured twice, as one thing in the other.
      screen 393x852 unknown tappable
      button "Edit" frame 300,50,60,44
        button "Edit" frame 300,50,60,44
      --- The wheels are what the picker is made of.
      screen unknown tappable
      element type XCUIElementTypePicker
        adjustable "Hours" type XCUIElementTypePickerWheel value "7"
      """,
    check: .each(\.stops, where: \.role.canHoldNoControl) { stop, run in
      guard stop.end > stop.index + 1, !stop.isCaptured(.isTappable) else { return .inapplicable }
      let inner = stop.descendants.filter {
        $0.element.isAccessibilityElement && $0.role.isControl
          && !$0.isHiddenFromTechnology && $0.isShown && !run.isEcho($0, of: stop)
      }
      guard !inner.isEmpty else { return .pass }
      let own = stop.element.customActions.value ?? []
      return .fail(
        ["hidden": .count(inner.count)],
        fix: run.changing(stop, [.actions(own + run.actions(of: inner))], removing: inner),
        covers: inner)
    })
}

extension RuleContext {
  /// Whether a node is the same thing again: the same name in nearly the same place.
  fileprivate func isEcho(_ node: Node, of stop: Node) -> Bool {
    guard let inner = node.frame, let outer = stop.frame else { return false }
    let isNamedAlike =
      node.foldedLabel == stop.foldedLabel || node.foldedLabel.isEmpty
    return isNamedAlike && inner.intersectionOverUnion(with: outer) >= 0.5
  }
}

extension Role {
  /// Whether it is a control that is not made of other controls.
  fileprivate var canHoldNoControl: Bool {
    switch self {
    case .button, .link, .toggle, .tab, .segment: true
    default: false
    }
  }
}
