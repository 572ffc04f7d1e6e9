import EarshotTree

extension Rule {
  static let gestureNoAlternative = Rule(
    "gesture-no-alternative", .scenario, .warning, .medium, .blocks,
    "A swipe or drag does something for which there is no action.",
    what: "the view recognizes {gestures}, and no action does the same",
    why:
      "VoiceOver takes the gestures of fingers, and Switch Control and Voice Control know no such one",
    advice:
      "offer what the gesture does as a custom action or as a button; make a value adjustable",
    wcag: ["2.5.1", "2.1.1"],
    references: [.apple("uikit/uiaccessibilitycustomaction"), .wcag("pointer-gestures.html")],
    supersededBy: ["drawing-no-direct-interaction"], screen: "375x812",
    fails: """
      tableview frame 0,100,375,128
        ▼ cell gestures swipe frame 0,100,375,64
          button "Anna, see you at seven" frame 0,100,375,64
        cell frame 0,164,375,64
          button "Oleg, the tickets" frame 0,164,375,64
      --- screen 375x812 ru
      ▼ button "Пицца Пепперони, 2 штуки" gestures swipe frame 0,100,375,64
      ---
      view frame 0,0,375,812
        ▼ view gestures pan,rotation frame 80,200,215,215
          text "Position of the lamp" frame 100,290,175,24
      """,
    passes: """
      tableview frame 0,100,375,64
        cell gestures swipe frame 0,100,375,64
          button "Anna, see you at seven" actions "Delete" frame 0,100,375,64
      --- The row has a button of its own for it.
      tableview frame 0,100,375,64
        cell gestures swipe frame 0,100,375,64
          button "Anna" frame 0,100,300,64
          button "Delete" frame 300,100,75,64
      --- Three fingers and swipes up and down do the same.
      view gestures swipe handles scroll frame 0,100,375,300
        text "Page 1 of 3" frame 16,120,343,24
      ---
      adjustable "Volume" value "50 %" gestures pan frame 16,100,343,44
      --- A sheet is dragged away, and the scrub closes it as well.
      view modal gestures pan handles escape frame 0,400,375,412
        text "Filters" frame 16,420,343,24
      --- The handle of a sheet.
      view gestures pan frame 150,420,90,6
      --- A double tap that is held is a long press.
      button "Photo" gestures longPress frame 16,100,100,100
      --- A list scrolls by itself.
      scroll gestures pan frame 0,100,375,300
        text "Terms" frame 16,120,343,24
      """,
    check: .each(\.nodes, where: \.hasGestures) { node, run in
      guard node.canBeReached, !node.isBehindModal, !node.isScrollerOrBar, !node.isHandle else {
        return .inapplicable
      }
      let stops = node.isStop ? [node] : node.stops
      let around = Array(node.ancestors.prefix(8))
      let controls = stops.count { $0.role.isControl }
      // Another control inside may do it, and so may the only one in what is no row.
      let mayBeControl = controls > (node.isRow || node.isStop ? 1 : 0)
      let isOffered = (stops + [node] + around).contains { part in
        part.hasActions || part.traits.contains(.adjustable)
          || part.traits.contains(.allowsDirectInteraction) || part.traits.contains(.supportsZoom)
          || part.handles(.scroll) || part.handles(.escape)
      }
      if isOffered || mayBeControl { return .pass }
      if let missing = (stops.first ?? node).missing(.customActions) { return missing }
      let names = node.fingerGestures.map(\.rawValue).joined(separator: ", ")
      // What the gesture does, and whether something elsewhere does it too, a person knows.
      return .review(
        ["gestures": .text(names)],
        fix: stops.first.map { .of($0, .actions([CustomAction(Fix.Words.toWrite(.name).text)])) })
    })
}

extension Node {
  /// The gestures that assistive technology does not pass on, as it does a long press.
  fileprivate var fingerGestures: [ViewGesture] {
    (element.gestures.value ?? []).filter { $0 != .longPress }
  }

  fileprivate var hasGestures: Bool { !fingerGestures.isEmpty }

  /// Whether it is a thin bar by which a sheet is dragged.
  fileprivate var isHandle: Bool {
    guard !isStop, size == 0, let frame else { return false }
    return min(frame.width, frame.height) <= 12
  }

  fileprivate var isScrollerOrBar: Bool { scrolls || isBar }
}
