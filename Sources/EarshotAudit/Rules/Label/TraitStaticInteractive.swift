import EarshotTree

extension Rule {
  static let traitStaticInteractive = Rule(
    "trait-static-interactive", .label, .warning, .medium, .hard,
    "A static text can be operated or is dimmed.",
    what: "the element is announced as plain text, but it has {property}",
    why: "text promises that there is nothing to do, so nobody tries",
    advice: "replace staticText with the trait of what it is, such as button",
    wcag: ["4.1.2"], references: [.apple("uikit/uiaccessibilitytraits/statictext")],
    supersededBy: ["trait-missing-button"],
    fails: """
      ▼ text "Пицца-пати, 1 сентября" actions "Повторить заказ" "Оценить"
      ---
      ▼ text dimmed "Next"
      ---
      ▼ text "Read more" tappable
      """,
    passes: """
      button "Read more" tappable
      ---
      text "Total"
      ---
      button dimmed "Next"
      --- A long press only copies the number.
      text "Order 4 512 077" actions "Copy"
      --- A heading keeps its kind when the section offers an action.
      header text "Recently viewed" actions "Clear"
      """,
    check: .each(
      \.stops,
      where: {
        $0.traits.contains(.staticText) && !$0.isControlByName && !$0.traits.contains(.header)
      }, naming: "property", fix: .removeTraits(.staticText), .insertTraits(.button)
    ) { stop, _ in
      // What makes the text more than a text, by the name of UIKit.
      if stop.isTapped { return "accessibilityActivate" }
      if stop.traits.contains(.notEnabled) { return "notEnabled" }
      let actions = stop.element.customActions.value ?? []
      let isMore = actions.contains { !Lexicon.all[.copying].contains($0.name.lowercased()) }
      return isMore ? "accessibilityCustomActions" : nil
    })
}
