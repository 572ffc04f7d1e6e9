import EarshotTree

extension Rule {
  static let tabLabelMissing = Rule(
    "tab-label-missing", .label, .error, .high, .blocks,
    "A tab or a segment has no label.",
    what: "the tab has no title and no label of its own",
    why: "a listener hears a position and perhaps the name of an image file, "
      + "and has to open each tab to learn what it holds",
    advice: "give the tab a title, or set accessibilityLabel on its item or image",
    wcag: ["4.1.2", "2.4.2"],
    references: [.apple("uikit/uitabbaritem"), .apple("uikit/uisegmentedcontrol")],
    fails: """
      tabbar
        ▼ button selected tabBarItem "ic_fb_1" type UITabBarButton appearance (image "ic_fb_1")
        button tabBarItem "Друзья" type UITabBarButton appearance (image "ic_fb_2")
      ---
      segments
        ▼ button selected type UISegment appearance (image "list")
        ▼ button "grid" type UISegment appearance (image "grid")
      ---
      tabs "Sections"
        button tabBarItem "Search"
        ▼ button tabBarItem value "3"
      """,
    passes: """
      tabbar
        button selected tabBarItem "Меню" appearance (text "Меню" image "tab_1")
        button tabBarItem "Корзина" value "2" appearance (text "Корзина" image "tab_4")
      ---
      segments
        button selected "List" type UISegment
        button "Map" type UISegment
      ---
      button tabBarItem "Лента" type UITabBarButton appearance (image "ic_fb_1")
      --- A page control has no tabs, and its value tells the page.
      adjustable type UIPageControl value "page 2 of 3"
      --- An ordinary button is reported by a rule of its own.
      button appearance (image "ic_play")
      """,
    check: .each(\.controls) { stop, run in
      guard run.screen.isTabOrSegment(stop) else { return .inapplicable }
      guard stop.isCaptured(.label) else { return .incomplete(.notCaptured(.label)) }
      let isNamed = !stop.hasNoName || stop.shownText != nil
      return isNamed ? .pass : .fail(fix: .label(.toWrite(.name)))
    })
}
