import EarshotTree

extension Rule {
  static let focusObscured = Rule(
    "focus-obscured", .navigate, .warning, .medium, .slows,
    "A stop lies behind an opaque view.",
    what: "another view covers {share} % of “{label}”",
    why: "people who see the cursor or use a switch lose it, and cannot see what they activate",
    advice: "leave room with a content inset, or hide what is covered from VoiceOver",
    wcag: ["2.4.11"], references: [.wcag("focus-not-obscured-minimum.html")],
    settings: ["covered": 0.5], supersededBy: ["focus-behind-modal"], screen: "375x812",
    fails: """
      view frame 0,0,375,812
        ▼ button "Изменить адрес" frame 16,740,343,44
        view frame 0,712,375,100 appearance (background "#FFFFFF" backgroundAlpha 1)
          button "Оплатить" frame 16,724,343,48
      --- screen 390x844
      view frame 0,0,390,844
        ▼ text "Terms of delivery" frame 16,60,358,40
        text "Address" frame 16,140,358,20
        view frame 0,0,390,90 appearance (background "#111111")
          header "Checkout" frame 16,20,200,30
      ---
      view frame 0,0,375,812
        ▼ toggleButton "Звук" value "1" frame 300,200,51,31
        view frame 280,180,95,80 appearance (background "#EEEEEE")
      """,
    passes: """
      view frame 0,0,375,812
        button "Изменить адрес" frame 16,640,343,44
        view frame 0,712,375,100 appearance (background "#FFFFFF")
          button "Оплатить" frame 16,724,343,48
      ---
      view frame 0,0,375,812 appearance (background "#FFFFFF")
        view frame 16,100,343,200 appearance (background "#F0F0F0")
          text "Balance" frame 32,120,200,20
      ---
      view frame 0,0,375,812
        text "Saved" frame 16,740,343,44
        view frame 0,712,375,100 appearance (background "#000000" backgroundAlpha 0.4)
      --- The contents scroll under a bar of the system, and focus brings them out.
      scroll frame 0,0,375,812
        text "Chapter 1" frame 16,760,343,40
      tabbar frame 0,729,375,83 appearance (background "#FFFFFF")
        button tabBarItem "Books" frame 0,729,187,49
      """,
    boundaries: """
      --- covered
      view frame 0,0,375,812
        ▼ text "Note" frame 16,100,100,40
        view frame 0,{120|121},375,100 appearance (background "#FFFFFF")
      """,
    check: .screen { run in
      let screen = run.screen
      let covers = screen.nodes.filter {
        $0.element.appearance.isCaptured && $0.isOpaque && $0.isShown && !$0.isSystem
          && !$0.isInElement
      }
      guard !covers.isEmpty else {
        if let stop = screen.stops.first { _ = run.isCaptured(stop, .appearance) }
        return
      }
      let bands = BandIndex(covers)
      let scrollers = screen.nearestAncestors(where: \.scrolls)
      run.judge(screen.stops) { stop, run in
        guard let sight = stop.sight else { return .inapplicable }
        guard stop.isFrameMeasured else { return .incomplete(.notCaptured(.frame)) }
        var covered = 0.0
        for cover in bands.nodes(near: sight) where cover.index >= stop.end {
          // Focus brings what scrolls out from under a bar.
          if scrollers[stop.index] != nil, cover.isBarOrInBar { continue }
          covered = max(covered, (cover.sight?.intersection(sight).area ?? 0) / sight.area)
        }
        guard covered >= run["covered"] else { return .pass }
        let isGone = covered > 0.999
        return .fail(
          ["share": .number((covered * 100).rounded())],
          fix: isGone ? .of(stop, .hidden(true)) : nil, severity: isGone ? .error : nil)
      }
    })
}

extension Node {
  fileprivate var isBarOrInBar: Bool { isBar || ancestors.prefix(8).contains(where: \.isBar) }
}
