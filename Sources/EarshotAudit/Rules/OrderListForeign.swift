import EarshotTree

extension Rule {
  /// An explicit order names what is not inside, or cannot be read.
  static let orderListForeign = Rule(
    "order-list-foreign", step: .navigate, severity: .warning, confidence: .high, impact: .slows,
    criteria: ["1.3.2"],
    references: ["https://developer.apple.com/documentation/uikit/uiaccessibilitycontainer"],
    english: RuleText(
      "accessibilityElements names an element from elsewhere, a hidden one, or one that is gone.",
      what: "accessibilityElements names “{element}”, which is not a visible part of the view",
      why: "VoiceOver skips the entry, or reads it in a place where nobody sees it",
      advice: "remove “{element}” from the list, and set the list again when the views change"),
    russian: RuleText(
      "accessibilityElements называет чужой, скрытый или удаленный элемент.",
      what: "accessibilityElements называет «{element}», а это не видимая часть этого вида",
      why: "VoiceOver пропустит запись или прочитает ее там, где ее никто не видит",
      advice: "уберите «{element}» из списка и задавайте список снова, когда виды меняются"),
    examples: RuleExamples(
      failing: [
        """
        ▼ view order (title ?oldBanner)
          header "Акции" id title
        """,
        """
        view
          ▼ view order (name cart)
            text "Calzone" id name
          button "Cart" id cart
        """,
        """
        ▼ view order (email error)
          textEntry "Email" id email
          text "Wrong address" id error invisible
        """,
      ],
      passing: [
        """
        view order (total pay)
          text "Итого 514 ₽" id total
          button "Оплатить" id pay
        """,
        """
        view order (list)
          view id list
            text "Order 12"
        """,
        """
        view hidden order (title)
          header "Menu" id title
        """,
      ],
      falsePositives: [
        // An element deep inside is a part of the view, however many views are around it.
        """
        view order (price)
          view
            view
              text "589 ₽" id price
        """
      ])
  ) { run in
    let screen = run.screen
    for list in screen.nodes where !run[list].isHiddenFromTechnology && !run[list].isSystem {
      guard let ids = run[list].element.accessibilityElements.value, !ids.isEmpty else { continue }
      func belongs(_ id: Element.ID) -> Bool {
        guard let target = screen[id] else { return false }
        return screen.isInside(target, list) && !run[target].isHiddenFromTechnology
      }
      guard let foreign = ids.first(where: { !belongs($0) }) else {
        run.pass(list)
        continue
      }
      let kept = ids.filter(belongs)
      let name = screen[foreign].map(screen.name) ?? foreign.rawValue
      run.fail(
        list, ["element": .text(name)],
        fix: .of(run[list].element.id, .order(kept.isEmpty ? nil : kept)),
        covers: ids.compactMap { belongs($0) ? nil : screen[$0] })
    }
  }
}
