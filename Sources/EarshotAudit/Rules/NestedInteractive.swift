import EarshotTree

extension Rule {
  /// An element that can be operated lies in another.
  static let nestedInteractive = Rule(
    "nested-interactive", step: .simplify, severity: .error, confidence: .high, impact: .blocks,
    criteria: ["4.1.2"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html"],
    english: RuleText(
      "An interactive element lies in another interactive element.",
      what: "interactive elements in the element: {hidden}",
      why: "focus stops at the outer one only, or jumps between both in an order nobody expects",
      advice: "put the elements side by side, or offer the inner one as a custom action"),
    russian: RuleText(
      "Интерактивный элемент лежит внутри другого.",
      what: "интерактивных элементов внутри: {hidden}",
      why: "фокус встает только на внешний элемент либо прыгает между ними непредсказуемо",
      advice: "разместите элементы рядом или дайте внутренний пользовательским действием"),
    examples: RuleExamples(
      failing: [
        """
        screen unknown tappable
        ▼ button "Pepperoni, 589 roubles"
          text "Pepperoni"
          button "Add to cart"
        """,
        """
        screen 393x852 unknown tappable,actions
        ▼ link "Weather in Berlin" frame 16,100,361,120
          view frame 16,100,361,120
            button "Close" frame 340,104,32,32
        """,
        """
        screen unknown tappable
        tabs
          ▼ button "Корзина"
            button toggleButton "Уведомления" value "0"
            link "Правила доставки"
        """,
      ],
      passing: [
        """
        screen unknown tappable
        view
          button "Pepperoni"
          button "Add to cart"
        """,
        """
        screen unknown tappable
        button "Pay"
          text "Pay"
          image "Card"
        """,
        // In a tree of views, what an element hides is another rule's.
        """
        button "Опубликовать"
          button "Опубликовать сейчас"
        """,
      ],
      falsePositives: [
        // Links in a text that is typed are reached by the rotor.
        """
        screen unknown tappable
        textEntry "Note" value "See example.org"
          link "example.org"
        """,
        // The button that empties a search field is part of it.
        """
        screen unknown tappable
        searchField "Search" value "pizza"
          button "Clear text"
        """,
        // A glass button of iOS 26 is captured twice, as one thing in the other.
        """
        screen 393x852 unknown tappable
        button "Edit" frame 300,50,60,44
          button "Edit" frame 300,50,60,44
        """,
        // The wheels are what the picker is made of.
        """
        screen unknown tappable
        element type XCUIElementTypePicker
          adjustable "Hours" type XCUIElementTypePickerWheel value "7"
        """,
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].role.canHoldNoControl {
      guard run[stop].end > stop.index + 1, !run[stop].knows(.isTappable) else { continue }
      let inner = run.screen.descendants(of: stop).filter {
        run[$0].element.isAccessibilityElement && run[$0].role.isControl
          && !run[$0].isHiddenFromTechnology && run[$0].isShown && !run.isEcho($0, of: stop)
      }
      guard !inner.isEmpty else {
        run.pass(stop)
        continue
      }
      let id = run[stop].element.id
      let own = run[stop].element.customActions.value ?? []
      run.fail(
        stop, ["hidden": .number(Double(inner.count))],
        fix: Fix(
          [Fix.Edit(id, .actions(own + run.actions(of: inner)))] + run.removing(inner)),
        covers: inner)
    }
  }
}

extension RuleRun {
  /// Whether a node is the same thing again: the same name in nearly the same place.
  fileprivate func isEcho(_ node: AuditedScreen.Node, of stop: AuditedScreen.Node) -> Bool {
    guard let inner = self[node].frame, let outer = self[stop].frame else { return false }
    let isNamedAlike =
      self[node].foldedLabel == self[stop].foldedLabel || self[node].foldedLabel.isEmpty
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
