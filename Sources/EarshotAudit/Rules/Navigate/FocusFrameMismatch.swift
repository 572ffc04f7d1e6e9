import EarshotText
import EarshotTree

extension Rule {
  static let focusFrameMismatch = Rule(
    "focus-frame-mismatch", .navigate, .warning, .medium, .hard,
    "The focus frame of a stop is not where its views are.",
    what:
      "the focus frame of “{label}” is not where its views are: they share {share|=0|nothing|# %}",
    why: "the cursor shows a wrong place, and a finger on the views does not find the element",
    advice: "give accessibilityFrame in screen coordinates, and compute it on layout",
    wcag: ["2.4.7"],
    references: [
      .apple("objectivec/nsobject/1615111-accessibilityframe"), .wcag("focus-visible.html"),
    ],
    settings: ["overlap": 0.5], screen: "375x812",
    fails: """
      ▼ element "Маргарита, 489 рублей" frame 0,0,343,80
        text "Маргарита" frame 32,416,200,24
        text "489 ₽" frame 32,450,80,20
      --- screen 390x844
      view frame 200,500,180,100
        ▼ button "Play" frame 10,10,60,60
      --- The list of elements names the title alone, whose label says the amount as well.
      view frame 16,100,343,60 order (title)
        ▼ element "Стоимость, 300 рублей" id title frame 16,100,150,22 appearance (text "Стоимость")
        text "300 рублей" frame 250,100,109,22
      --- The amount is the value, and its text is no stop.
      view frame 16,200,343,60
        ▼ element "Стоимость заказа" value "799 рублей" frame 16,200,150,22 appearance (text "Стоимость заказа")
        view type UILabel frame 250,200,109,22 appearance (text "799 ₽")
      ---
      ▼ button "Поделиться" frame 300,60,24,24 appearance (visibleFrame 40,60,44,44)
      """,
    passes: """
      element "Margherita, $12" frame 16,400,343,80
        text "Margherita" frame 32,416,200,24
        text "$12" frame 32,450,80,20
      ---
      view frame 0,0,375,100
        button "Назад" frame 8,50,60,44
      ---
      button "Info" frame 320,400,28,28 appearance (visibleFrame 320,400,28,28)
      --- The amount is a stop of its own.
      view frame 16,100,343,60
        element "Sum, 300 roubles" frame 16,100,150,22 appearance (text "Sum")
        text "300 roubles" frame 250,100,109,22
      --- The frame is around both.
      view frame 16,100,343,60
        element "Sum" value "300 roubles" frame 16,100,343,22 appearance (text "Sum" visibleFrame 16,100,150,22)
        view frame 250,100,109,22 appearance (text "300 ₽")
      --- A larger touch area contains what is drawn.
      button "Закрыть" frame 0,0,120,120 appearance (visibleFrame 24,52,24,24)
      """,
    boundaries: """
      --- overlap
      ▼ element "Ready in 10 minutes" frame 16,100,100,{49|50}
        text "Ready in 10 minutes" frame 16,100,100,100
      """,
    // Coordinates of the view around are counted from its left edge, not from its right one.
    sensitiveTo: [.mirrored],
    check: .each(\.stops, where: { $0.sight != nil && $0.isFrameMeasured }) { stop, run in
      guard let frame = stop.frame else { return .inapplicable }
      let target: Rect
      let pair = stop.describedViews == nil ? stop.mergedPair : nil
      if let drawn = pair ?? stop.describedViews ?? stop.drawing {
        // Of a pair both have to be in the frame, whatever share the second has.
        let isRight =
          frame.contains(drawn, tolerance: pair == nil ? 1 : 8)
          || pair == nil && frame.intersectionOverUnion(with: drawn) >= run["overlap"]
        if isRight { return .pass }
        target = drawn
      } else {
        guard let place = run.screen.place(of: frame, localTo: stop.parent) else { return .pass }
        target = place
      }
      let share = frame.intersectionOverUnion(with: target) * 100
      return .fail(["share": .number(share.rounded())], fix: .frame(target))
    })
}

extension Node {
  /// The rectangle around the views that a stop describes, as far as they are in sight.
  fileprivate var describedViews: Rect? {
    guard end > index + 1 else { return nil }
    let said = "\(foldedLabel) \(value.lowercased())"
    return .around(
      descendants.prefix(64).filter(\.isShown).compactMap { node in
        // An amount is often written out in words for the ear.
        let isSaid = node.shownText.map { $0.isAmount || said.contains($0.lowercased()) } ?? false
        return isSaid || node.image != nil ? node.sight : nil
      })
  }

  /// The rectangle around a text and those beside it, no stops, that its label or value says too;
  /// `nil` when there are none.
  fileprivate var mergedPair: Rect? {
    guard let shown = shownText?.lowercased(), foldedLabel.contains(shown), let frame,
      let around = parent
    else { return nil }
    let said = "\(foldedLabel), \(value.lowercased())"
    guard said.count > shown.count + 2 else { return nil }
    let beside = around.children.prefix(16).filter { other in
      guard other != self, !other.isStop, other.canBeReached, let rect = other.sight,
        frame.isInRow(with: rect) || frame.verticalGap(to: rect) <= 24,
        let text = other.shownText?.lowercased(), text.count > 1, !shown.contains(text)
      else { return false }
      // An amount is often written out in words for the ear.
      return said.contains(text)
        || text.isAmount && said.filter(\.isNumber) == text.filter(\.isNumber)
    }
    let frames = beside.compactMap(\.sight)
    return frames.isEmpty ? nil : .around(frames + [frame])
  }

  /// What is drawn of a stop; `nil` when that is not where the view around it is either.
  fileprivate var drawing: Rect? {
    guard let drawn = element.appearance.value?.visibleFrame else { return nil }
    guard let around = parent?.frame, !around.isEmpty else { return drawn }
    return drawn.intersection(around).isEmpty ? nil : drawn
  }
}

extension AuditedScreen {
  /// Where a frame lies that was given in the coordinates of the view around; `nil` when it was
  /// not.
  fileprivate func place(of frame: Rect, localTo parent: Node?) -> Rect? {
    guard let around = parent?.frame, !around.isEmpty, around.x + around.y > 40,
      bounds.map({ !$0.intersection(around).isEmpty }) ?? true,
      frame.intersection(around).isEmpty
    else { return nil }
    let moved = Rect(
      x: frame.x + around.x, y: frame.y + around.y, width: frame.width, height: frame.height)
    let isLocal = frame.x >= 0 && frame.y >= 0 && around.contains(moved, tolerance: 1)
    return isLocal ? moved : nil
  }
}
