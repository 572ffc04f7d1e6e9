import EarshotTree

extension Rule {
  static let orderScrollChildrenInList = Rule(
    "order-scroll-children-in-list", .navigate, .warning, .medium, .hard,
    "accessibilityElements names the contents of a scroll view instead of the scroll view.",
    what: "accessibilityElements names “{element}”, which lies in a scroll view",
    why: "three-finger scrolling stops working, and the screen no longer follows the focus",
    advice: "list the scroll view itself; it brings its contents along",
    wcag: ["2.4.3"], references: [.apple("uikit/uiaccessibilitycontainer")], screen: "375x812",
    fails: """
      ▼ view order (close first second)
        scroll frame 0,0,375,812
          text "Состав" id first frame 16,100,300,40
          text "Отзывы" id second frame 16,900,300,40
        button "Закрыть" id close frame 16,40,44,44
      ---
      ▼ view order (title a b)
        header "Stories" id title frame 16,60,200,30
        collection frame 0,100,375,120
          button "Travel" id a frame 16,110,240,100
          button "Food" id b frame 266,110,240,100
      ---
      ▼ view order (row)
        view
          tableview frame 0,0,375,700
            cell frame 0,0,375,44
              text "Inbox" id row frame 16,10,200,24
            cell frame 0,1200,375,44
              text "Spam" frame 16,1210,200,24
      """,
    passes: """
      view order (close content)
        scroll id content frame 0,0,375,812
          text "Описание" frame 16,100,300,40
          text "Пищевая ценность" frame 16,1000,300,40
        button "Назад" id close frame 16,40,44,44
      ---
      scroll order (b a) frame 0,0,375,812
        text "Second" id a frame 16,900,300,40
        text "First" id b frame 16,100,300,40
      ---
      view order (total pay)
        text "Total $12" id total frame 16,600,300,40
        button "Pay" id pay frame 16,700,300,44
      --- All of it fits, so there is nothing to scroll.
      view order (s m)
        scroll frame 0,100,375,60
          button "S" id s frame 16,108,60,44
          button "M" id m frame 86,108,60,44
      """,
    check: .screen { run in
      let screen = run.screen
      let scrollers = screen.nearestAncestors(where: \.isScroller)
      let lists = screen.nodes.filter {
        $0.order?.isEmpty == false && !$0.isHiddenFromTechnology && !$0.isInElement
      }
      run.judge(lists) { list, _ in
        let ids = list.order ?? []
        let around = ids.map { id in
          screen[id].flatMap { scrollers[$0.index] }.flatMap { $0.isInside(list) ? $0 : nil }
        }
        let overflowing = Set(around.compactMap(\.self)).filter(\.overflows)
        guard let place = around.firstIndex(where: { $0.map(overflowing.contains) ?? false }),
          let target = screen[ids[place]]
        else { return .pass }
        var seen: Set<Element.ID> = []
        let order = zip(ids, around).map { id, scroller in
          scroller.map { overflowing.contains($0) ? $0.element.id : id } ?? id
        }
        return .fail(
          ["element": .text(target.name)], fix: .order(order.filter { seen.insert($0).inserted }),
          covers: Array(overflowing))
      }
    })
}

extension Node {
  /// Whether something in a scroll view lies outside of its frame.
  fileprivate var overflows: Bool {
    guard let frame, !frame.isEmpty else { return false }
    return descendants.contains { node in
      guard let inner = node.frame, !inner.isEmpty else { return false }
      return !frame.contains(inner, tolerance: 2)
    }
  }
}
