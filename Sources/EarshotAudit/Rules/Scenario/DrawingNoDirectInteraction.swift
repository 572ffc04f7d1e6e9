import EarshotTree

extension Rule {
  static let drawingNoDirectInteraction = Rule(
    "drawing-no-direct-interaction", .scenario, .warning, .medium, .blocks,
    "A view that is drawn on with a finger does not get its touches.",
    what: "the view draws {drawing} and follows the finger, without direct interaction",
    why: "VoiceOver keeps every touch for itself, so nobody who listens can sign or draw",
    advice: "give it a label and the trait allowsDirectInteraction, or offer another way",
    wcag: ["2.1.1", "2.5.1"],
    references: [
      .apple("uikit/uiaccessibilitytraits/allowsdirectinteraction"), .wcag("keyboard.html"),
    ],
    screen: "375x812",
    fails: """
      header "Signature" frame 16,60,343,34
      ▼ view gestures pan frame 16,120,343,300 appearance (drawing "signature")
      button "Done" frame 16,700,343,48
      --- screen 375x812 ru
      ▼ element "Подпись" gestures pan frame 16,120,343,300 appearance (drawing "strokes")
      button "Готово" frame 16,700,343,48
      ---
      ▼ image "Your drawing" gestures pan,pinch frame 0,100,375,500 appearance (drawing "lines")
      """,
    passes: """
      allowsDirectInteraction "Signature" gestures pan frame 16,120,343,300 appearance (drawing "signature")
      --- A chart is looked at, and has its points.
      view gestures pan frame 16,120,343,300 appearance (drawing "line")
        text "May" value "12" frame 16,120,100,300
        text "June" value "45" frame 116,120,100,300
      view gestures pan frame 16,440,343,100 appearance (drawing "line") chart (title "Income" series (points (("May" 12) ("June" 45))))
      --- A dial is a value.
      adjustable "Brightness" value "50 %" gestures pan frame 16,120,343,300 appearance (drawing "dial")
      --- Nothing tells that a finger draws.
      image "Rate for a week, rising" frame 16,120,343,300 appearance (drawing "sparkline")
      """,
    check: .each(\.nodes, where: \.isDrawnOn) { node, run in
      if node.traits.contains(.allowsDirectInteraction) { return .pass }
      guard node.canBeReached, !node.isBehindModal, !node.scrolls, node.role != .adjustable,
        node.role != .slider, !node.hasActions, node.element.chart.value == nil,
        !node.descendants.contains(where: \.isStop)
      else { return .inapplicable }
      let drawing = node.element.appearance.value?.drawing ?? ""
      let label: [Fix.Change] = node.spokenLabel.isEmpty ? [.label(.toWrite(.name))] : []
      // Whether the finger draws there or moves something a person knows.
      return .review(
        ["drawing": .text(drawing)],
        fix: Fix(
          ([.isElement(true)] + label + [.insertTraits(.allowsDirectInteraction)])
            .map { Fix.Edit(node, $0) }))
    })
}

extension Node {
  /// Whether it draws something itself and follows a finger.
  fileprivate var isDrawnOn: Bool {
    element.gestures.value?.contains(.pan) == true && element.appearance.value?.drawing != nil
  }
}
