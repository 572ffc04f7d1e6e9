import EarshotTree

extension Rule {
  static let focusZeroFrame = Rule(
    "focus-zero-frame", .navigate, .warning, .high, .hard,
    "The focus frame of a stop has no width or no height.",
    what: "the focus frame of “{label}” is too thin; its smaller side in points: {side}",
    why: "the cursor cannot be seen, and a finger that explores the screen never finds it",
    advice: "set accessibilityFrame to what the element describes",
    wcag: ["2.4.7"],
    references: [
      .apple("objectivec/nsobject/1615111-accessibilityframe"), .wcag("focus-visible.html"),
    ],
    settings: ["side": 1], screen: "375x812",
    fails: """
      ▼ button "Закрыть" frame 16,50,0,44
      ---
      ▼ element "Order 12, ready" frame 0,200,375,0.5
        text "Order 12" frame 16,200,200,20
        text "Ready" frame 16,224,200,20
      ---
      scroll frame 0,0,375,812
        ▼ text "Скидка 20 %" frame 16,300,180,0
      """,
    passes: """
      button "Оплатить" frame 16,700,343,48
      ---
      text "Now" frame 16,100,3,12
      ---
      button "Pay"
      --- The focus shape is a path of its own.
      adjustable "Громкость" frame 100,100,0,0 path (100,100 160,100 160,160 100,160)
      """,
    boundaries: """
      --- side
      ▼ button "Play" frame 16,50,44,{0.9|1}
      """,
    check: .each(\.stops) { stop, run in
      guard let frame = stop.frame else { return .incomplete(.notCaptured(.frame)) }
      let limit = run["side"]
      let side = min(frame.width, frame.height)
      guard side < limit else { return .pass }
      let views = stop.descendants.prefix(32).compactMap(\.frame)
        .filter { min($0.width, $0.height) >= limit }
      let fix = Rect.around(views) ?? stop.element.appearance.value?.visibleFrame
      return .fail(["side": .number(max(0, side))], fix: fix.map { .of(stop, .frame($0)) })
    })
}
