import EarshotTree

extension Rule {
  static let focusBehindModal = Rule(
    "focus-behind-modal", .navigate, .error, .high, .blocks,
    "What lies behind a modal view is still read.",
    what: "the focus reaches “{behind}” {more|=0||and # more stop |and # more stops }"
      + "behind a view on top",
    why: "a listener leaves the dialog without noticing it, and operates what nobody can see",
    advice: "set accessibilityViewIsModal on the view next to the background",
    wcag: ["2.4.3", "1.3.2"],
    references: [
      .apple("objectivec/nsobject/1615089-accessibilityviewismodal"), .wcag("focus-order.html"),
    ],
    settings: ["covered": 0.5], screen: "375x812",
    fails: """
      view frame 0,0,375,812
        view frame 0,0,375,812
          button "Москва" frame 16,66,86,24
          button "Адрес" frame 16,165,343,43
        view frame 0,0,375,812 appearance (backgroundAlpha 0.6)
        ▼ view frame 0,371,375,441
          header "Скидка на пунш" frame 24,565,327,22
          button "Показать" frame 24,733,327,46
      --- screen 390x844
      view frame 0,0,390,844
        view frame 0,0,390,844
          button "Inbox" frame 16,100,358,44
        ▼ view frame 0,0,390,844 appearance (backgroundAlpha 0.5)
          element "Loading" frame 177,400,36,36
      ---
      view frame 0,0,375,812
        view frame 0,0,375,812
          text "Состав заказа" frame 16,100,300,20
          button "Изменить" frame 16,140,100,44
        view frame 0,400,375,412
          ▼ view modal frame 0,400,375,412
            button "Готово" frame 16,740,343,48
      ---
      view frame 0,0,375,812
        button "Play" frame 16,600,343,48
        button "Queue" frame 16,660,343,48
        ▼ view frame 0,300,375,512 appearance (background "#FFFFFF")
          button "Close" frame 16,320,44,44
      """,
    passes: """
      view frame 0,0,375,812
        view frame 0,0,375,812
          button "Москва" frame 16,66,86,24
        view frame 0,0,375,812 appearance (backgroundAlpha 0.6)
        view modal frame 0,371,375,441
          button "Закрыть" frame 24,380,327,46
      ---
      view frame 0,0,375,812
        view hidden frame 0,0,375,812
          button "Cart" frame 16,66,86,24
        view frame 0,0,375,812 appearance (backgroundAlpha 0.5)
          button "OK" frame 130,400,100,44
      ---
      view frame 0,0,375,812 appearance (background "#FFFFFF")
        text "Profile" frame 16,60,200,30
        view frame 0,100,375,600 appearance (background "#F5F5F5")
          text "Ann" frame 16,120,200,20
      --- A panel at the bottom that is not modal: the map above it can be used.
      view frame 0,0,375,812
        button "Мое место" frame 320,60,44,44
        button "Слои" frame 320,110,44,44
        view frame 0,350,375,462 appearance (background "#FFFFFF")
          text "Пиццерии рядом" frame 16,370,300,24
      """,
    boundaries: """
      --- covered
      screen 400x800
      view frame 0,0,400,800
        button "Save" frame 16,600,100,44
        ▼ view frame 0,{400|401},400,{400|399} appearance (backgroundAlpha 0.5)
          button "Close" frame 16,700,100,44
      """,
    // The share of the screen changes with its height.
    sensitiveTo: [.shifted],
    check: .screen { run in
      let screen = run.screen
      let overlays = screen.overlays(covering: run["covered"])
      let scrollers = screen.nearestAncestors(where: \.scrolls)
      run.judge(overlays) { overlay, _ in
        let behind = overlay.behind.filter { stop in
          guard overlay.kind == .opaque, let scroller = scrollers[stop.index] else { return true }
          // What scrolls comes out from under a view that does not cover all of the scroll view.
          guard let frame = overlay.cover.frame, let rect = scroller.sight else { return false }
          return frame.contains(rect)
        }
        // A picture under a veil belongs to what is drawn on the veil.
        guard let first = behind.first, behind.count > 1 || first.role.isControl else {
          return .pass
        }
        return .fail(
          [
            "behind": .text(first.name), "count": .count(behind.count),
            "more": .count(behind.count - 1),
          ], on: overlay.content, fix: flagging(overlay.content, behind), covers: behind)
      }
      if overlays.isEmpty, let stop = screen.stops.first {
        _ = run.isCaptured(stop, .appearance, .isModal)
      }
    })

  /// Flags the highest view around the overlay that has the background as its sibling.
  private static func flagging(_ content: Node, _ behind: [Node]) -> Fix? {
    let places = behind.sorted { $0.index < $1.index }
    var flagged = content
    for ancestor in content.ancestors {
      if places.last?.isInside(ancestor) == true {
        guard places[0].isInside(ancestor) else { return nil }
        break
      }
      flagged = ancestor
    }
    // What is modal is a dialog, which has to have a name.
    let isNamed = flagged.isNamedByContents || flagged.stops.contains(where: \.isHeading)
    return isNamed
      ? .of(flagged, .modal(true))
      : .of(
        flagged, .modal(true), .container(.semanticGroup), .label(.toWrite(.title)))
  }
}
