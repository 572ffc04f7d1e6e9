import EarshotTree

extension Rule {
  /// Explicit orders name an element more than once.
  static let orderDuplicateEntry = Rule(
    "order-duplicate-entry", step: .navigate, severity: .error, confidence: .high, impact: .hard,
    criteria: ["1.3.2"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitycontainer",
      "https://www.w3.org/WAI/WCAG22/Understanding/meaningful-sequence.html",
    ],
    english: RuleText(
      "An element is listed more than once in accessibilityElements.",
      what: "accessibilityElements names “{element}” although it is listed already",
      why: "swiping comes to the element twice or jumps back, and a listener loses the place",
      advice: "leave “{element}” in one list only, in the place where it is to be read"),
    russian: RuleText(
      "Элемент перечислен в accessibilityElements больше одного раза.",
      what: "accessibilityElements называет «{element}», хотя элемент уже перечислен",
      why: "смахивание приходит к элементу дважды или прыгает назад, и слушатель теряет место",
      advice: "оставьте «{element}» в одном списке, там, где его нужно прочитать"),
    examples: RuleExamples(
      failing: [
        """
        ▼ view order (title pay title)
          header "Оплата" id title
          button "Оплатить" id pay
        """,
        """
        view
          view order (name price)
            text "Margherita" id name
            text "$12" id price
          ▼ view order (add price)
            button "Add" id add
        """,
        """
        view order (group close)
          ▼ view id group order (close amount)
            text "1 200 ₽" id amount
          button "Закрыть" id close
        """,
      ],
      passing: [
        """
        view order (second first)
          text "Итого" id first
          text "Скидка" id second
        """,
        """
        view order (card)
          view id card order (name)
            text "Ann" id name
        """,
        "view\n  text \"Balance\"\n  text \"$40\"",
      ],
      falsePositives: [
        // Two elements that say the same are two elements.
        """
        view order (one two)
          button "Add" id one
          button "Add" id two
        """
      ])
  ) { run in
    let screen = run.screen
    var owners: [Element.ID: AuditedScreen.Node] = [:]
    let lists = screen.nodes.filter { run[$0].element.accessibilityElements.value != nil }
    for list in lists {
      for id in run[list].element.accessibilityElements.value ?? [] {
        // The list of the view that holds the element keeps it; otherwise the first one does.
        guard let target = screen[id] else { continue }
        let current = owners[id]
        if current == nil || !screen.isInside(target, current ?? list),
          current == nil || screen.isInside(target, list)
        {
          owners[id] = list
        } else if let current, screen.isInside(list, current), screen.isInside(target, list) {
          owners[id] = list
        }
      }
    }
    for list in lists {
      let ids = run[list].element.accessibilityElements.value ?? []
      var seen: Set<Element.ID> = []
      var surplus: Element.ID?
      let kept = ids.filter { id in
        guard let owner = owners[id] else { return true }
        if owner == list, seen.insert(id).inserted { return true }
        surplus = surplus ?? id
        return false
      }
      guard let surplus, let target = screen[surplus] else {
        run.pass(list)
        continue
      }
      run.fail(
        list, ["element": .text(screen.name(of: target))],
        fix: .of(run[list].element.id, .order(kept.isEmpty ? nil : kept)), covers: [target])
    }
  }
}
