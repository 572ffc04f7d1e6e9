import EarshotTree

extension Rule {
  static let traitDisabledUsable = Rule(
    "trait-disabled-usable", .label, .warning, .medium, .hard,
    "Something is announced as dimmed although it can be used.",
    what: "the element says that it is dimmed, yet it reacts to a tap",
    why: "a listener believes it and leaves out what would have worked",
    advice: "say the state in the value and drop the notEnabled trait",
    wcag: ["4.1.2"], references: [.apple("uikit/uiaccessibilitytraits/notenabled")],
    fails: """
      ▼ button dimmed "Сырный бортик" tappable appearance (enabled yes)
      ---
      tableview
        ▼ element cell dimmed "Closed, opens at nine" tappable appearance (alpha 1)
      ---
      ▼ button dimmed "Add" value "Sold out" tappable appearance (color "#AAAAAA")
      """,
    passes: """
      button dimmed "Pay" not tappable appearance (enabled no)
      ---
      button "Pay" tappable appearance (enabled yes)
      ---
      button dimmed "Pay" tappable appearance (enabled no)
      --- Without the looks nobody knows whether the view itself is disabled.
      button dimmed "Continue" tappable
      --- Dimmed, and nothing happens.
      text dimmed "No seats left" not tappable appearance (alpha 0.5)
      """,
    check: .each(
      \.stops, where: { $0.traits.contains(.notEnabled) }, telling: .isTappable, .appearance
    ) { stop, _ in
      guard stop.isTapped, stop.element.appearance.value?.isEnabled != false else { return .pass }
      // A tap may do no more than tell the reason.
      let isCertain = stop.value.isEmpty && stop.hint.isEmpty
      return isCertain
        ? .fail(fix: .removeTraits(.notEnabled)) : .review(fix: .removeTraits(.notEnabled))
    })
}
