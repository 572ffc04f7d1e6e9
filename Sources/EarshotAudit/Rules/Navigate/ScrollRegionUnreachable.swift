import EarshotTree

extension Rule {
  static let scrollRegionUnreachable = Rule(
    "scroll-region-unreachable", .navigate, .error, .medium, .blocks,
    "A scroll view with more than is in sight holds no stop.",
    what: "nothing in the scroll view gets focus, so “{content}” cannot be reached",
    why: "without a stop in it VoiceOver cannot scroll it, so what is out of sight stays unknown",
    advice: "make the contents elements, or the scroll view itself with their text as value",
    wcag: ["2.1.1"], references: [.wcag("keyboard.html")],
    fails: """
      screen 375x812
      ▼ scroll frame 0,100,375,200
        view frame 16,100,343,400 appearance (text "Условия акции: пицца в подарок")
      ---
      screen 390x844
      view
        ▼ collection frame 0,200,390,100
          view tappable frame 16,210,200,80 appearance (text "Summer")
          view tappable frame 226,210,200,80 appearance (text "Winter")
      button "Next" frame 16,700,358,48
      ---
      screen 375x812
      ▼ tableview order () frame 0,100,375,600
        cell frame 0,100,375,400
          text "Правила" frame 16,120,300,20
        cell frame 0,500,375,400
          text "Контакты" frame 16,720,300,20
      """,
    passes: """
      screen 375x812
      scroll frame 0,100,375,200
        text "Terms of the offer" frame 16,100,343,400
      ---
      screen 375x812
      element "Лицензия" value "Текст лицензии" scroll frame 0,100,375,200
        view frame 16,100,343,400 appearance (text "Текст лицензии")
      ---
      screen 375x812
      scroll frame 0,100,375,200
        view frame 16,110,343,100 appearance (text "It all fits")
      --- Pictures that run by are decoration.
      screen 375x812
      scroll frame 0,100,375,60
        view frame 0,100,300,60 appearance (image "logo1")
        view frame 300,100,300,60 appearance (image "logo2")
      --- Hidden on purpose; the table above tells the same.
      screen 375x812
      scroll hidden frame 0,100,375,60
        view frame 0,100,700,60 appearance (text "Курс доллара: 90 ₽")
      """,
    check: .screen { run in
      let screen = run.screen
      let scrollers = screen.nodes.filter { node in
        node.element.systemContainer?.scrolls == true && node.canBeReached
          && !node.element.isAccessibilityElement && node.sight != nil
      }
      guard !scrollers.isEmpty else { return }
      let isBehind = screen.behindModals()
      let outer = screen.nearestAncestors { $0.element.systemContainer?.scrolls == true }
      let withStops = Set(screen.stops.compactMap { outer[$0.index] })
      for scroller in scrollers where !isBehind[scroller.index] {
        let inside = scroller.descendants
        if withStops.contains(scroller) || inside.contains(where: { $0.isStop }) {
          run.pass(scroller)
          continue
        }
        let frame = scroller.frame ?? .zero
        // Only what is written out and not hidden: pictures that run by are decoration.
        let content = inside.filter { node in
          let facts = node
          return facts.isShown && !facts.isHiddenFromTechnology
            && (facts.shownText?.hasNoWord == false || facts.role.isControl)
        }
        let isClipped = content.contains { node in
          node.frame.map { !frame.contains($0, tolerance: 2) } ?? false
        }
        guard let first = content.first, isClipped else {
          run.pass(scroller)
          continue
        }
        if content.allSatisfy({ !$0.isElementKnown }) {
          run.incomplete(.notCaptured(.isAccessibilityElement), scroller)
          continue
        }
        run.fail(
          scroller, ["content": .text(screen.name(of: first))],
          fix: .of(
            scroller.element.id, .isElement(true), .label(.toWrite(.title)),
            .value(.known(content.prefix(20).map(screen.name).joined(separator: ", ")))),
          covers: content)
      }
    })
}
