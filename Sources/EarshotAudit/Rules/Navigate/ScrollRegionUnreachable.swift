import EarshotTree

extension Rule {
  static let scrollRegionUnreachable = Rule(
    "scroll-region-unreachable", .navigate, .error, .medium, .blocks,
    "A scroll view with more than is in sight holds no stop.",
    what: "nothing in the scroll view gets focus, so “{content}” cannot be reached",
    why: "without a stop in it VoiceOver cannot scroll it, so what is out of sight stays unknown",
    advice: "make the contents elements, or the scroll view itself with their text as value",
    wcag: ["2.1.1"], references: [.wcag("keyboard.html")], screen: "375x812",
    fails: """
      ▼ scroll frame 0,100,375,200
        view frame 16,100,343,400 appearance (text "Условия акции: пицца в подарок")
      --- screen 390x844
      view
        ▼ collection frame 0,200,390,100
          view tappable frame 16,210,200,80 appearance (text "Summer")
          view tappable frame 226,210,200,80 appearance (text "Winter")
      button "Next" frame 16,700,358,48
      ---
      ▼ tableview order () frame 0,100,375,600
        cell frame 0,100,375,400
          text "Правила" frame 16,120,300,20
        cell frame 0,500,375,400
          text "Контакты" frame 16,720,300,20
      """,
    passes: """
      scroll frame 0,100,375,200
        text "Terms of the offer" frame 16,100,343,400
      ---
      element "Лицензия" value "Текст лицензии" scroll frame 0,100,375,200
        view frame 16,100,343,400 appearance (text "Текст лицензии")
      ---
      scroll frame 0,100,375,200
        view frame 16,110,343,100 appearance (text "It all fits")
      --- Pictures that run by are decoration.
      scroll frame 0,100,375,60
        view frame 0,100,300,60 appearance (image "logo1")
        view frame 300,100,300,60 appearance (image "logo2")
      --- Hidden on purpose; the table above tells the same.
      scroll hidden frame 0,100,375,60
        view frame 0,100,700,60 appearance (text "Курс доллара: 90 ₽")
      """,
    check: .screen { run in
      let screen = run.screen
      let scrollers = screen.nodes.filter {
        $0.isScroller && $0.canBeReached && !$0.element.isAccessibilityElement && $0.sight != nil
          && !$0.isBehindModal
      }
      guard !scrollers.isEmpty else { return }
      let outer = screen.nearestAncestors(where: \.isScroller)
      let withStops = Set(screen.stops.compactMap { outer[$0.index] })
      run.judge(scrollers) { scroller, _ in
        let inside = scroller.descendants
        if withStops.contains(scroller) || inside.contains(where: \.isStop) { return .pass }
        let frame = scroller.frame ?? .zero
        // Only what is written out and not hidden: pictures that run by are decoration.
        let content = inside.filter { node in
          node.isShown && !node.isHiddenFromTechnology
            && (node.shownText?.hasNoWord == false || node.role.isControl)
        }
        let isClipped = content.contains { node in
          node.frame.map { !frame.contains($0, tolerance: 2) } ?? false
        }
        guard let first = content.first, isClipped else { return .pass }
        guard content.contains(where: \.isElementKnown) else {
          return .incomplete(.notCaptured(.isAccessibilityElement))
        }
        return .fail(
          ["content": .text(first.name)], fix: .isElement(true), .label(.toWrite(.title)),
          .value(.known(content.prefix(20).map(\.name).joined(separator: ", "))),
          covers: Array(content))
      }
    })
}
