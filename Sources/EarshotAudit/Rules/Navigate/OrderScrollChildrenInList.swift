import EarshotTree

extension Rule {
  static let orderScrollChildrenInList = Rule(
    "order-scroll-children-in-list", .navigate, .warning, .medium, .hard,
    "accessibilityElements names the contents of a scroll view instead of the scroll view.",
    what: "accessibilityElements names “{element}”, which lies in a scroll view",
    why: "three-finger scrolling stops working, and the screen no longer follows the focus",
    advice: "list the scroll view itself; it brings its contents along",
    wcag: ["2.4.3"], references: [.apple("uikit/uiaccessibilitycontainer")],
    fails: """
      screen 375x812
      ▼ view order (close first second)
        scroll frame 0,0,375,812
          text "Состав" id first frame 16,100,300,40
          text "Отзывы" id second frame 16,900,300,40
        button "Закрыть" id close frame 16,40,44,44
      ---
      screen 375x812
      ▼ view order (title a b)
        header "Stories" id title frame 16,60,200,30
        collection frame 0,100,375,120
          button "Travel" id a frame 16,110,240,100
          button "Food" id b frame 266,110,240,100
      ---
      screen 375x812
      ▼ view order (row)
        view
          tableview frame 0,0,375,700
            cell frame 0,0,375,44
              text "Inbox" id row frame 16,10,200,24
            cell frame 0,1200,375,44
              text "Spam" frame 16,1210,200,24
      """,
    passes: """
      screen 375x812
      view order (close content)
        scroll id content frame 0,0,375,812
          text "Описание" frame 16,100,300,40
          text "Пищевая ценность" frame 16,1000,300,40
        button "Назад" id close frame 16,40,44,44
      ---
      screen 375x812
      scroll order (b a) frame 0,0,375,812
        text "Second" id a frame 16,900,300,40
        text "First" id b frame 16,100,300,40
      ---
      screen 375x812
      view order (total pay)
        text "Total $12" id total frame 16,600,300,40
        button "Pay" id pay frame 16,700,300,44
      --- All of it fits, so there is nothing to scroll.
      screen 375x812
      view order (s m)
        scroll frame 0,100,375,60
          button "S" id s frame 16,108,60,44
          button "M" id m frame 86,108,60,44
      """,
    check: .screen { run in
      let screen = run.screen
      let scrollers = screen.nearestAncestors { $0.element.systemContainer?.scrolls == true }
      for list in screen.nodes {
        guard let ids = list.element.accessibilityElements.value, !ids.isEmpty,
          !list.isHiddenFromTechnology, !list.isInElement
        else { continue }
        func scroller(of id: Element.ID) -> AuditedScreen.Node? {
          guard let target = screen[id], let scroller = scrollers[target.index],
            scroller.isInside(list)
          else { return nil }
          return scroller
        }
        let around = ids.map(scroller)
        let overflowing = Set(around.compactMap { $0 }).filter { overflows(screen, $0) }
        guard let place = around.firstIndex(where: { $0.map(overflowing.contains) ?? false }),
          let target = screen[ids[place]]
        else {
          run.pass(list)
          continue
        }
        var seen: Set<Element.ID> = []
        let order = zip(ids, around).map { id, scroller in
          scroller.map { overflowing.contains($0) ? $0.element.id : id } ?? id
        }
        run.fail(
          list, ["element": .text(screen.name(of: target))],
          fix: .of(list.element.id, .order(order.filter { seen.insert($0).inserted })),
          covers: Array(overflowing))
      }
    })

  /// Whether something in a scroll view lies outside of its frame.
  private static func overflows(_ screen: AuditedScreen, _ scroller: AuditedScreen.Node) -> Bool {
    guard let frame = scroller.frame, !frame.isEmpty else { return false }
    return scroller.descendants.contains { node in
      guard let inner = node.frame, !inner.isEmpty else { return false }
      return !frame.contains(inner, tolerance: 2)
    }
  }
}
