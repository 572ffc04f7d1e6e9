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
      var owners: [Element.ID: Node] = [:]
      let lists = screen.nodes.filter { $0.order != nil }
      for list in lists {
        for id in list.order ?? [] {
          // The list of the view that holds the element keeps it; otherwise the first one does.
          guard let target = screen[id] else { continue }
          let holds = target.isInside(list)
          let isNearer = owners[id].map { holds && (!target.isInside($0) || list.isInside($0)) }
          if isNearer ?? true { owners[id] = list }
        }
      }
      run.judge(lists) { list, _ in
        var seen: Set<Element.ID> = []
        var surplus: Element.ID?
        let kept = (list.order ?? []).filter { id in
          guard let owner = owners[id] else { return true }
          if owner == list, seen.insert(id).inserted { return true }
          surplus = surplus ?? id
          return false
        }
        guard let target = surplus.flatMap({ screen[$0] }) else { return .pass }
        return .fail(
          ["element": .text(target.name)], fix: .order(kept.isEmpty ? nil : kept), covers: [target])
      }
    })
}
