import EarshotTree

extension Rule {
  /// A tab or a segment has no name.
  static let tabLabelMissing = Rule(
    "tab-label-missing", step: .label, severity: .error, confidence: .high, impact: .blocks,
    criteria: ["4.1.2", "2.4.2"],
    references: [
      "https://developer.apple.com/documentation/uikit/uitabbaritem",
      "https://developer.apple.com/documentation/uikit/uisegmentedcontrol",
    ],
    english: RuleText(
      "A tab or a segment has no label.",
      what: "the tab has no title and no label of its own",
      why: "a listener hears a position and perhaps the name of an image file, "
        + "and has to open each tab to learn what it holds",
      advice: "give the tab a title, or set accessibilityLabel on its item or image"),
    russian: RuleText(
      "У вкладки или сегмента нет названия.",
      what: "у вкладки нет ни заголовка, ни своего названия",
      why: "слушатель слышит номер и разве что имя файла картинки "
        + "и узнает содержимое, лишь открыв каждую вкладку",
      advice: "дайте вкладке заголовок или задайте accessibilityLabel ее картинке"),
    examples: RuleExamples(
      failing: [
        """
        tabbar
          ▼ button selected tabBarItem "ic_fb_1" type UITabBarButton appearance (image "ic_fb_1")
          button tabBarItem "Друзья" type UITabBarButton appearance (image "ic_fb_2")
        """,
        """
        segments
          ▼ button selected type UISegment appearance (image "list")
          ▼ button "grid" type UISegment appearance (image "grid")
        """,
        """
        tabs "Sections"
          button tabBarItem "Search"
          ▼ button tabBarItem value "3"
        """,
      ],
      passing: [
        """
        tabbar
          button selected tabBarItem "Меню" appearance (text "Меню" image "tab_1")
          button tabBarItem "Корзина" value "2" appearance (text "Корзина" image "tab_4")
        """,
        """
        segments
          button selected "List" type UISegment
          button "Map" type UISegment
        """,
        "button tabBarItem \"Лента\" type UITabBarButton appearance (image \"ic_fb_1\")",
      ],
      falsePositives: [
        // A page control has no tabs, and its value tells the page.
        "adjustable type UIPageControl value \"page 2 of 3\"",
        // An ordinary button is reported by a rule of its own.
        "button appearance (image \"ic_play\")",
      ])
  ) { run in
    for stop in run.screen.controls where run.screen.isTabOrSegment(stop) {
      guard run.knows(stop, .label) else { continue }
      if run[stop].hasNoName, run[stop].shownText == nil {
        run.fail(stop, fix: .of(run[stop].element.id, .label(.toWrite(.name))))
      } else {
        run.pass(stop)
      }
    }
  }
}
