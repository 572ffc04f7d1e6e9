import EarshotTree

extension Rule {
  static let orderListIncomplete = Rule(
    "order-list-incomplete", .navigate, .error, .high, .blocks,
    "accessibilityElements leaves out an element that can be seen.",
    what: "accessibilityElements leaves out “{element}”"
      + "{more|=0|| and # more element| and # more elements}",
    why: "what is not listed cannot be reached by swiping or by touch",
    advice: "add “{element}” to the list, or hide it with accessibilityElementsHidden",
    wcag: ["1.3.2", "4.1.2"], references: [.apple("uikit/uiaccessibilitycontainer")],
    fails: """
      ▼ view order (title pay)
        header "Корзина" id title
        text "Промокод применен" id promo
        button "Оплатить" id pay
      --- screen 375x812
      ▼ view order (name) frame 0,0,375,200
        text "Ann Lee" id name frame 16,20,200,20
        view frame 0,60,375,44
          button "Call" frame 16,60,100,44
          button "Message" frame 130,60,100,44
      ---
      view
        ▼ cell order (city)
          text "Казань" id city
          toggleButton "Избранное" value "0"
        cell
          text "Москва"
      """,
    passes: """
      view order (title rest)
        header "Заказ" id title
        view id rest
          text "Сегодня, 18:40"
          button "Повторить"
      ---
      view order (card)
        button "Pepperoni, $14" id card
          text "Pepperoni"
          text "$14"
      ---
      view
        view order (behind)
          text "Menu" id behind
          text "News"
        view modal
          button "Close"
      ---
      view order ()
        text "Loading"
      --- Hidden on purpose.
      view order (title)
        header "Профиль" id title
        button "Отладка" hidden
      --- The element that is listed says both texts.
      view order (sum) frame 16,100,343,60
        element "Total, 300 roubles" id sum frame 16,100,343,22
        text "300 roubles" frame 250,100,109,22
      --- Scrolled out of a view that clips: nobody sees it.
      view order (first) clips frame 0,0,375,100
        text "Page 1" id first frame 0,0,375,100
        text "Page 2" frame 0,300,375,100
      """,
    check: .screen { run in
      let screen = run.screen
      let lists = screen.nodes.filter { node in
        node.order?.isEmpty == false && !node.isHiddenFromTechnology && !node.isSystem
          && !node.element.isAccessibilityElement && !node.isInElement
      }
      guard !lists.isEmpty else { return }
      let outer = screen.nearestAncestors { $0.order != nil }
      let unread = screen.nodes.filter { node in
        node.element.isAccessibilityElement && !node.isBehindModal && node.canBeReached
          && !node.isStop && !node.isSaid(inListOf: outer[node.index])
      }
      let missing = Dictionary(grouping: unread) { outer[$0.index] }
      run.judge(lists.filter { !$0.isBehindModal }) { list, _ in
        guard let left = missing[list] else { return .pass }
        // What does not belong into the list is told by order-list-foreign.
        let known = (list.order ?? []).filter { $0 != list.element.id && screen[$0] != nil }
        return .fail(
          [
            "element": .text(left[0].name), "count": .count(left.count),
            "more": .count(left.count - 1),
          ],
          fix: .order(merged(known, left, screen)), covers: left)
      }
    })

  /// A list with nodes put in before the first entry that the views name later.
  private static func merged(
    _ ids: [Element.ID], _ nodes: [Node], _ screen: AuditedScreen
  ) -> [Element.ID] {
    var rest = nodes[...]
    var order: [Element.ID] = []
    for id in ids {
      let place = screen[id]?.index ?? -1
      while let next = rest.first, next.index < place {
        order.append(next.element.id)
        rest.removeFirst()
      }
      order.append(id)
    }
    return order + rest.map { $0.element.id }
  }
}

extension Node {
  /// Whether it is a text that an element of a list says beside words of its own.
  fileprivate func isSaid(inListOf list: Node?) -> Bool {
    guard let list, role == .text, !reactsToTap, foldedLabel.count > 1 else { return false }
    return list.stops.prefix(32).contains {
      $0.foldedLabel.count > foldedLabel.count && $0.foldedLabel.contains(foldedLabel)
    }
  }
}
