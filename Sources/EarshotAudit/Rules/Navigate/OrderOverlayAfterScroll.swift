import EarshotText
import EarshotTree

extension Rule {
  static let orderOverlayAfterScroll = Rule(
    "order-overlay-after-scroll", .navigate, .warning, .high, .slows,
    "A control over the start of a scroll view is read after its contents.",
    what: "“{label}” stands at the top, but is read after everything that scrolls; "
      + "{count|# stop of it lies|# stops of it lie} lower",
    why: "to close the screen or to go back a listener has to swipe through all of it",
    advice: "set accessibilityElements: the controls first, then the scroll view itself",
    wcag: ["1.3.2", "2.4.3"],
    references: [.apple("uikit/uiaccessibilitycontainer"), .wcag("focus-order.html")],
    settings: ["stops-below": 3], screen: "375x812",
    fails: """
      view frame 0,0,375,812
        scroll frame 0,0,375,812
          header "Маргарита" frame 16,300,300,40
          text "Томаты, моцарелла" frame 16,350,300,20
          text "Размер" frame 16,390,300,20
          button "Добавить" frame 16,430,300,44
        ▼ button "Закрыть" frame 16,50,44,44
      --- screen 390x844
      view frame 0,0,390,844
        view frame 0,0,390,844
          collection frame 0,0,390,844
            text "Photo 1" frame 0,150,390,200
            text "Photo 2" frame 0,350,390,200
            text "Photo 3" frame 0,550,390,200
        view
          ▼ button "Back" frame 8,50,44,44
          ▼ button "Share" frame 330,50,44,44
      ---
      view frame 0,0,375,812
        tableview frame 0,44,375,768
          cell
            text "Статья 1" frame 16,120,300,20
          cell
            text "Статья 2" frame 16,180,300,20
          cell
            text "Статья 3" frame 16,240,300,20
        ▼ searchField "Поиск" frame 16,60,343,36
      """,
    passes: """
      view order (close content) frame 0,0,375,812
        scroll id content frame 0,0,375,812
          header "Calzone" frame 16,300,300,40
          text "Ham, mushrooms" frame 16,350,300,20
          text "Size" frame 16,390,300,20
        button "Close" id close frame 16,50,44,44
      ---
      view frame 0,0,375,812
        button "Назад" frame 8,50,44,44
        scroll frame 0,100,375,712
          text "Адрес" frame 16,120,300,20
          text "Подъезд" frame 16,160,300,20
          text "Комментарий" frame 16,200,300,20
      ---
      view frame 0,0,375,812
        scroll frame 0,0,375,812
          image "Map of the route" frame 0,0,375,300
        button "Close the map" frame 16,50,44,44
      --- A bar and a floating main button at the bottom are rightly last, however long the list.
      view frame 0,0,375,812
        scroll frame 0,0,375,812
          text "Letter 1" frame 16,100,300,40
          text "Letter 2" frame 16,500,300,40
          text "Letter 3" frame 16,1100,300,40
          text "Letter 4" frame 16,1200,300,40
          text "Letter 5" frame 16,1300,300,40
        button "Compose" frame 303,640,56,56
        button "Reply to all" frame 16,740,343,48
      """,
    boundaries: """
      --- stops-below
      view frame 0,0,375,812
        scroll frame 0,0,375,812
          text "Profile" frame 16,20,100,24
          text "Ann" frame 16,200,300,24
          text "Kazan" frame 16,240,300,24
          {button "Sign out" frame 16,280,300,44|}
        ▼ button "Edit" frame 300,50,60,44
      """,
    check: .screen { run in
      let screen = run.screen
      let needed = Int(clamping: run["stops-below"])
      var late: [Node: (scroller: Node, count: Int)] = [:]
      for (scroller, sight) in screen.largeScrollers {
        let inside = scroller.stops
        let tops = inside.compactMap { $0.frame?.y }.sorted()
        guard inside.count >= needed, let last = inside.last?.stopPlace else { continue }
        let after = screen.controls.filter { late[$0] == nil && $0.index >= scroller.end }
        for control in after {
          guard let frame = control.sight, sight.contains(frame.center),
            (control.stopPlace ?? 0) > last
          else { continue }
          // In the lower half it is the main button or a bar, for which last is right.
          let count = tops.count - tops.partitioningIndex { $0 >= frame.maxY - 0.5 }
          if frame.center.y < sight.center.y, count >= needed {
            late[control] = (scroller, count)
          } else {
            run.pass(control)
          }
        }
      }
      let found = screen.controls.filter { late[$0] != nil }
      // One order for all that are late at a scroll view.
      let fixes = Dictionary(grouping: found) { late[$0]?.scroller }.mapValues { moved in
        let all = moved + [late[moved[0]]?.scroller].compactMap(\.self)
        return screen.commonAncestor(of: all)?.reading(moved)
      }
      run.judge(found) { control, _ in
        guard let (scroller, count) = late[control] else { return .inapplicable }
        return .fail(["count": .count(count)], fix: fixes[scroller] ?? nil)
      }
    })
}

extension AuditedScreen {
  /// The scroll views that fill a good part of the screen, with what is seen of them.
  fileprivate var largeScrollers: [(Node, Rect)] {
    let area = bounds?.area ?? 0
    let found = nodes.compactMap { node -> (Node, Rect)? in
      guard node.isScroller, !node.isSystem,
        let sight = node.sight, sight.area >= 0.25 * area
      else { return nil }
      return (node, sight)
    }
    // Scroll views this large seldom number more than three; the bound keeps odd captures cheap.
    return Array(found.prefix(16))
  }
}
