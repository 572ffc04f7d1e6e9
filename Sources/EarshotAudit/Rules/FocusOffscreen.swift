import EarshotTree

extension Rule {
  /// A stop lies outside the screen, and nothing scrolls there.
  static let focusOffscreen = Rule(
    "focus-offscreen", step: .navigate, severity: .warning, confidence: .high, impact: .slows,
    criteria: ["2.4.3"],
    references: [
      "https://www.w3.org/WAI/WCAG22/Understanding/focus-order.html",
      "https://developer.apple.com/documentation/objectivec/nsobject/1615080-accessibilityelementshidden",
    ],
    english: RuleText(
      "A stop lies outside the screen, and nothing scrolls there.",
      what: "“{label}” lies outside the screen, where nothing scrolls",
      why: "focus goes where nobody can see it, and a listener hears what is not there yet",
      advice: "hide it with accessibilityElementsHidden while it is off the screen"),
    russian: RuleText(
      "Остановка лежит за краем экрана, и прокрутки туда нет.",
      what: "«{label}» лежит за краем экрана, и прокрутки туда нет",
      why: "фокус уходит туда, где его не видно, и слушатель слышит то, чего на экране еще нет",
      advice: "скройте через accessibilityElementsHidden, пока это за краем экрана"),
    examples: RuleExamples(
      failing: [
        """
        screen 375x812
        view frame -280,0,280,812
          ▼ button "Профиль" frame -264,80,240,44
          ▼ button "История заказов" frame -264,130,240,44
        text "Меню" frame 16,60,200,30
        """,
        """
        screen 390x844
        text "Inbox" frame 16,60,200,30
        view frame 0,900,390,300
          ▼ text "Message deleted" frame 16,920,200,20
        """,
        """
        screen 375x812
        view frame 0,0,375,812
          header "Welcome" frame 16,100,300,40
          ▼ button "Next page" frame 391,700,343,48
        """,
      ],
      passing: [
        """
        screen 375x812
        view frame -280,0,280,812 hidden
          button "Settings" frame -264,80,240,44
        text "Home" frame 16,60,200,30
        """,
        """
        screen 375x812
        scroll frame 0,0,375,812
          text "Состав" frame 16,100,300,20
          text "Отзывы" frame 16,1400,300,20
        """,
        """
        screen 375x812
        button "Корзина" frame 340,20,80,44
        """,
      ],
      falsePositives: [
        // Pages of a carousel scroll into sight.
        """
        screen 375x812
        collection frame 0,200,375,150
          cell frame 16,210,340,130
            button "Комбо за 499 ₽" frame 16,210,340,130
          cell frame 391,210,340,130
            button "Вторая пицца за 1 ₽" frame 391,210,340,130
        """
      ])
  ) { run in
    let screen = run.screen
    guard let bounds = screen.bounds else {
      if !screen.stops.isEmpty { run.cannotTell(.noScreenSize) }
      return
    }
    let scrollers = screen.nearestAncestors(where: \.scrolls)
    // A list of elements without the views around them does not tell what scrolls.
    let hasScrollers = scrollers.contains { $0 != nil }
    for stop in screen.stops {
      guard run.knows(stop, .frame), let frame = run[stop].frame, !frame.isEmpty else { continue }
      if !frame.intersection(bounds).isEmpty || scrollers[stop.index] != nil {
        run.pass(stop)
      } else if !run[stop].isFrameMeasured {
        run.cannotTell(.notCaptured(.frame), stop)
      } else if !hasScrollers, !run[stop].knows(.containerType) {
        run.cannotTell(.noViews, stop)
      } else {
        run.fail(stop, fix: .of(run[stop].element.id, .hidden(true)))
      }
    }
  }
}
