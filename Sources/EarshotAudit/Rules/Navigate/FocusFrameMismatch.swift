import EarshotTree

extension Rule {
  static let focusFrameMismatch = Rule(
    "focus-frame-mismatch", .navigate, .warning, .medium, .hard,
    "The focus frame of a stop is not where its views are.",
    what: "the focus frame of “{label}” is not where its views are; per cent shared: {share}",
    why: "the cursor shows a wrong place, and a finger on the views does not find the element",
    advice: "give accessibilityFrame in screen coordinates, and compute it on layout",
    wcag: ["2.4.7"],
    references: [
      .apple("objectivec/nsobject/1615111-accessibilityframe"), .wcag("focus-visible.html"),
    ],
    settings: ["overlap": 0.5],
    fails: """
      screen 375x812
      ▼ element "Маргарита, 489 рублей" frame 0,0,343,80
        text "Маргарита" frame 32,416,200,24
        text "489 ₽" frame 32,450,80,20
      ---
      screen 390x844
      view frame 200,500,180,100
        ▼ button "Play" frame 10,10,60,60
      ---
      screen 375x812
      ▼ button "Поделиться" frame 300,60,24,24 appearance (visibleFrame 40,60,44,44)
      --- boundary overlap
      screen 375x812
      ▼ element "Ready in 10 minutes" frame 16,100,100,49
        text "Ready in 10 minutes" frame 16,100,100,100
      """,
    passes: """
      screen 375x812
      element "Margherita, $12" frame 16,400,343,80
        text "Margherita" frame 32,416,200,24
        text "$12" frame 32,450,80,20
      ---
      screen 375x812
      view frame 0,0,375,100
        button "Назад" frame 8,50,60,44
      ---
      screen 375x812
      button "Info" frame 320,400,28,28 appearance (visibleFrame 320,400,28,28)
      --- A larger touch area contains what is drawn.
      screen 375x812
      button "Закрыть" frame 0,0,120,120 appearance (visibleFrame 24,52,24,24)
      --- boundary overlap
      screen 375x812
      element "Ready in 10 minutes" frame 16,100,100,50
        text "Ready in 10 minutes" frame 16,100,100,100
      """,
    // Coordinates of the view around are counted from its left edge, not from its right one.
    sensitiveTo: [.mirrored],
    check: .each(\.stops) { stop, run in
      let screen = run.screen
      let limit = run["overlap"]
      guard let frame = stop.frame, !frame.isEmpty, stop.sight != nil,
        stop.isFrameMeasured
      else { return .inapplicable }
      let target: Rect?
      if let drawn = views(of: stop, screen) ?? drawing(of: stop, screen) {
        let isRight =
          frame.contains(drawn, tolerance: 1)
          || frame.intersectionOverUnion(with: drawn) >= limit
        target = isRight ? nil : drawn
      } else {
        target = placeInScreen(of: stop, frame, screen)
      }
      guard let target else { return .pass }
      let share = frame.intersectionOverUnion(with: target) * 100
      return .fail(["share": .number(share.rounded())], fix: .frame(target))
    })

  /// The rectangle around the views that a stop describes, as far as they are in sight.
  private static func views(of stop: AuditedScreen.Node, _ screen: AuditedScreen) -> Rect? {
    guard stop.end > stop.index + 1 else { return nil }
    let said = "\(stop.foldedLabel) \(stop.value.lowercased())"
    let parts = stop.descendants.prefix(64).compactMap { node -> Rect? in
      let facts = node
      guard facts.isShown else { return nil }
      // An amount is often written out in words for the ear.
      let isSaid = facts.shownText.map { $0.isAmount || said.contains($0.lowercased()) } ?? false
      return isSaid || facts.image != nil ? facts.sight : nil
    }
    return parts.dropFirst().reduce(parts.first) { $0?.union($1) }
  }

  /// What is drawn of a stop; `nil` when that is not where the view around it is either.
  private static func drawing(of stop: AuditedScreen.Node, _ screen: AuditedScreen) -> Rect? {
    guard let drawn = stop.element.appearance.value?.visibleFrame else { return nil }
    guard let around = stop.parent.flatMap({ $0.frame }), !around.isEmpty else {
      return drawn
    }
    return drawn.intersection(around).isEmpty ? nil : drawn
  }

  /// Where a frame lies that was given in the coordinates of the view around; `nil` when it was
  /// not.
  private static func placeInScreen(
    of stop: AuditedScreen.Node, _ frame: Rect, _ screen: AuditedScreen
  ) -> Rect? {
    guard let parent = stop.parent, let around = parent.frame,
      !around.isEmpty, around.x + around.y > 40,
      screen.bounds.map({ !$0.intersection(around).isEmpty }) ?? true,
      frame.intersection(around).isEmpty
    else { return nil }
    let moved = Rect(
      x: frame.x + around.x, y: frame.y + around.y, width: frame.width, height: frame.height)
    let isLocal = frame.x >= 0 && frame.y >= 0 && around.contains(moved, tolerance: 1)
    return isLocal ? moved : nil
  }
}
