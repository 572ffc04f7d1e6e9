import EarshotTree

extension Rule {
  static let focusOffscreen = Rule(
    "focus-offscreen", .navigate, .warning, .high, .slows,
    "A stop lies outside the screen, and nothing scrolls there.",
    what: "“{label}” lies outside the screen, where nothing scrolls",
    why: "focus goes where nobody can see it, and a listener hears what is not there yet",
    advice: "hide it with accessibilityElementsHidden while it is off the screen",
    wcag: ["2.4.3"],
    references: [
      .wcag("focus-order.html"), .apple("objectivec/nsobject/1615080-accessibilityelementshidden"),
    ], screen: "375x812",
    fails: """
      view frame -280,0,280,812
        ▼ button "Профиль" frame -264,80,240,44
        ▼ button "История заказов" frame -264,130,240,44
      text "Меню" frame 16,60,200,30
      --- screen 390x844
      text "Inbox" frame 16,60,200,30
      view frame 0,900,390,300
        ▼ text "Message deleted" frame 16,920,200,20
      ---
      view frame 0,0,375,812
        header "Welcome" frame 16,100,300,40
        ▼ button "Next page" frame 391,700,343,48
      """,
    passes: """
      view frame -280,0,280,812 hidden
        button "Settings" frame -264,80,240,44
      text "Home" frame 16,60,200,30
      ---
      scroll frame 0,0,375,812
        text "Состав" frame 16,100,300,20
        text "Отзывы" frame 16,1400,300,20
      ---
      button "Корзина" frame 340,20,80,44
      --- Pages of a carousel scroll into sight.
      collection frame 0,200,375,150
        cell frame 16,210,340,130
          button "Комбо за 499 ₽" frame 16,210,340,130
        cell frame 391,210,340,130
          button "Вторая пицца за 1 ₽" frame 391,210,340,130
      """,
    check: .screen { run in
      let screen = run.screen
      guard let bounds = screen.bounds else {
        if !screen.stops.isEmpty { run.incomplete(.noScreenSize) }
        return
      }
      let scrollers = screen.nearestAncestors(where: \.scrolls)
      // A list of elements without the views around them does not tell what scrolls.
      let hasScrollers = scrollers.contains { $0 != nil }
      run.judge(screen.stops) { stop, _ in
        guard let frame = stop.frame else { return .incomplete(.notCaptured(.frame)) }
        if frame.isEmpty { return .inapplicable }
        if !frame.intersection(bounds).isEmpty || scrollers[stop.index] != nil { return .pass }
        guard stop.isFrameMeasured else { return .incomplete(.notCaptured(.frame)) }
        guard hasScrollers || stop.isCaptured(.containerType) else { return .incomplete(.noViews) }
        return .fail(fix: .hidden(true))
      }
    })
}
