import EarshotTree

extension Rule {
  static let orderDuplicateEntry = Rule(
    "order-duplicate-entry", .navigate, .error, .high, .hard,
    "An element is listed more than once in accessibilityElements.",
    what: "accessibilityElements names “{element}” although it is listed already",
    why: "swiping comes to the element twice or jumps back, and a listener loses the place",
    advice: "leave “{element}” in one list only, in the place where it is to be read",
    wcag: ["1.3.2"],
    references: [.apple("uikit/uiaccessibilitycontainer"), .wcag("meaningful-sequence.html")],
    fails: """
      ▼ view order (title pay title)
        header "Оплата" id title
        button "Оплатить" id pay
      ---
      view
        view order (name price)
          text "Margherita" id name
          text "$12" id price
        ▼ view order (add price)
          button "Add" id add
      ---
      view order (group close)
        ▼ view id group order (close amount)
          text "1 200 ₽" id amount
        button "Закрыть" id close
      """,
    passes: """
      view order (second first)
        text "Итого" id first
        text "Скидка" id second
      ---
      view order (card)
        view id card order (name)
          text "Ann" id name
      ---
      view
        text "Balance"
        text "$40"
      --- Two elements that say the same are two elements.
      view order (one two)
        button "Add" id one
        button "Add" id two
      """,
    check: .screen { run in
      let screen = run.screen
      var owners: [Element.ID: AuditedScreen.Node] = [:]
      let lists = screen.nodes.filter { $0.element.accessibilityElements.value != nil }
      for list in lists {
        for id in list.element.accessibilityElements.value ?? [] {
          // The list of the view that holds the element keeps it; otherwise the first one does.
          guard let target = screen[id] else { continue }
          let current = owners[id]
          if current == nil || !screen.isInside(target, current ?? list),
            current == nil || target.isInside(list)
          {
            owners[id] = list
          } else if let current, list.isInside(current), target.isInside(list) {
            owners[id] = list
          }
        }
      }
      for list in lists {
        let ids = list.element.accessibilityElements.value ?? []
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
          fix: .of(list.element.id, .order(kept.isEmpty ? nil : kept)), covers: [target])
      }
    })
}
