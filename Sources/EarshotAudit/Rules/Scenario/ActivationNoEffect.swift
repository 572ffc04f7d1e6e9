import EarshotSession
import EarshotTree

extension Rule {
  static let activationNoEffect = Rule(
    "activation-no-effect", .scenario, .error, .high, .blocks,
    "A control does nothing when it is activated.",
    what: "“{label}” says that it can be activated, and nothing happens then",
    why: "what people who see can do by touch cannot be done with VoiceOver",
    advice: "handle accessibilityActivate, or put the activation point on what handles the tap",
    wcag: ["2.1.1", "4.1.2"],
    references: [
      .apple("objectivec/nsobject/1615165-accessibilityactivate"), .wcag("name-role-value.html"),
    ],
    fails: """
      session
      button "Pay" id pay
      > app ignore pay
      > focus pay
      ▼ > doubleTap
      --- session ru
      link "Условия" id terms
      > app ignore terms
      > focus terms
      ▼ > doubleTap
      > wait 5
      --- session
      button "Add" id add
      text "Cart: 0"
      > app ignore add
      > focus add
      ▼ > doubleTap
      > doubleTap
      """,
    passes: """
      session
      button "Pay" id pay
      > focus pay
      > doubleTap
      --- session
      button dimmed "Pay" id pay
      > app ignore pay
      > focus pay
      > doubleTap
      --- session
      adjustable "Size" value "Small" id size
      > app ignore size
      > focus size
      > doubleTap
      --- Something else tells what came of it.
      session
      button "Pay" id pay
      > app ignore pay
      > focus pay
      > doubleTap
      > post announcement "No connection"
      """,
    check: .eachExchange { exchange, run in
      let actions = exchange.step.actions
      guard let first = actions.first, first.action == .activate, let id = first.element,
        first.isKnown, actions.last?.isKnown == true, !actions.contains(where: \.isHandled),
        exchange.screens.isEmpty, exchange.posted.isEmpty,
        let screen = exchange.before?.audited, let node = screen[id], node.role.isActivated,
        !node.isDisabled
      else { return }
      // What lies behind a view on top does nothing because of that.
      guard !screen.overlays(covering: 0.5).contains(where: { $0.behind.contains(node) }) else {
        return
      }
      run.fail(exchange, node)
    })
}

extension Role {
  /// Whether it is there to be activated; what is adjusted need not answer.
  fileprivate var isActivated: Bool {
    switch self {
    case .button, .link, .toggle, .segment, .tab, .keyboardKey, .field, .searchField: true
    default: false
    }
  }
}
