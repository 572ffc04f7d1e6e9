import EarshotTree

extension Rule {
  static let orderListForeign = Rule(
    "order-list-foreign", .navigate, .warning, .high, .slows,
    "accessibilityElements names an element from elsewhere, a hidden one, or one that is gone.",
    what: "accessibilityElements names “{element}”, which is not a visible part of the view",
    why: "VoiceOver skips the entry, or reads it in a place where nobody sees it",
    advice: "remove “{element}” from the list, and set the list again when the views change",
    wcag: ["1.3.2"], references: [.apple("uikit/uiaccessibilitycontainer")],
    fails: """
      ▼ view order (title ?oldBanner)
        header "Акции" id title
      ---
      view
        ▼ view order (name cart)
          text "Calzone" id name
        button "Cart" id cart
      ---
      ▼ view order (email error)
        textEntry "Email" id email
        text "Wrong address" id error invisible
      """,
    passes: """
      view order (total pay)
        text "Итого 514 ₽" id total
        button "Оплатить" id pay
      ---
      view order (list)
        view id list
          text "Order 12"
      ---
      view hidden order (title)
        header "Menu" id title
      --- An element deep inside is a part of the view, however many views are around it.
      view order (price)
        view
          view
            text "589 ₽" id price
      """,
    check: .each(\.nodes, where: { !$0.isHiddenFromTechnology && !$0.isSystem }) { list, run in
      // An order that the importer concluded is in no app's code.
      guard let ids = list.order, !ids.isEmpty, !list.isDerived(.accessibilityElements) else {
        return .inapplicable
      }
      func belongs(_ id: Element.ID) -> Bool {
        guard let target = run.screen[id] else { return false }
        return target.isInside(list) && !target.isHiddenFromTechnology
      }
      let foreign = ids.filter { !belongs($0) }
      guard let first = foreign.first else { return .pass }
      let kept = ids.filter(belongs)
      return .fail(
        ["element": .text(run.screen[first]?.name ?? first.rawValue)],
        fix: .order(kept.isEmpty ? nil : kept), covers: foreign.compactMap { run.screen[$0] })
    })
}
