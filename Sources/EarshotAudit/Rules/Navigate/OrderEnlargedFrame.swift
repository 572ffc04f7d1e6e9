import EarshotTree

extension Rule {
  static let orderEnlargedFrame = Rule(
    "order-enlarged-frame", .navigate, .warning, .high, .slows,
    "A frame enlarged for touch changes the reading order.",
    what: "“{label}” is read before “{other}”, because its frame is larger than what is drawn",
    why: "the small button is heard before the text it belongs to, so its meaning is unclear",
    advice: "keep the touch area and set accessibilityFrame to what is drawn",
    wcag: ["1.3.2"],
    references: [
      .apple("objectivec/nsobject/1615111-accessibilityframe"), .wcag("meaningful-sequence.html"),
    ], screen: "375x812",
    fails: """
      view
        header "Пепперони" frame 24,392,270,44
        ▼ button "Состав" frame 301,380,68,68 appearance (visibleFrame 321,400,28,28)
      --- screen 390x844
      view
        text "Terms of use" frame 16,200,200,20
        ▼ button "Help" frame 250,176,80,68 appearance (visibleFrame 278,200,24,20)
        button "Continue" frame 16,300,358,48
      ---
      view
        text "Имя получателя" frame 16,100,200,20
        ▼ button "Стереть" frame 16,80,343,80 appearance (visibleFrame 16,130,100,20)
      """,
    passes: """
      view
        header "Пепперони" frame 24,392,270,44
        button "Состав" frame 321,400,28,28 appearance (visibleFrame 321,400,28,28)
      ---
      view
        button "Menu" frame 0,40,60,60 appearance (visibleFrame 16,58,24,24)
        text "Inbox" frame 80,58,100,24
      ---
      view grouped
        text "Price" frame 16,100,100,20
      button "Details" frame 200,60,100,100 appearance (visibleFrame 230,100,40,20)
      --- The frames are aligned at the top on purpose.
      view
        button "Фото" frame 16,100,80,80 appearance (visibleFrame 36,140,40,40)
        text "Анна" frame 110,100,200,20
      """,
    check: .screen { run in
      let screen = run.screen
      let blocks = screen.nearestAncestors(where: \.isBlock)
      run.judge(screen.stops.enumerated()) { place, _ in
        let stop = place.element
        guard let drawn = stop.element.appearance.value?.visibleFrame,
          let frame = stop.frame, frame.contains(drawn), frame.area > drawn.area + 1
        else { return .inapplicable }
        // What it jumps over follows at once; further on nothing can depend on its frame.
        let followers = screen.stops[(place.offset + 1)...].prefix(8).filter { other in
          guard blocks[other.index] == blocks[stop.index], let rect = other.frame,
            abs(rect.y - frame.y) >= screen.rowTolerance
          else { return false }
          return screen.reads(rect, before: drawn)
        }
        guard let other = followers.first else { return .pass }
        return .fail(["other": .text(other.name)], on: stop, fix: .frame(drawn), covers: followers)
      }
    })
}
