import EarshotTree

extension Rule {
  static let scrollFlipped = Rule(
    "scroll-flipped", .navigate, .error, .high, .hard,
    "A list is flipped upside down and does not handle scrolling itself.",
    what: "the list is flipped by {transform} and scrolls the wrong way",
    why: "a three-finger swipe moves the list away from where the listener wants to go",
    advice: "do not flip the list, or override accessibilityScroll and set the order",
    wcag: ["1.3.2"],
    references: [
      .apple("objectivec/nsobject-swift.class/accessibilityscroll(_:)"),
      .wcag("meaningful-sequence.html"),
    ],
    fails: """
      ▼ tableview frame 0,100,375,620 appearance (transform "scale(1,-1)")
        cell frame 0,520,375,60 appearance (transform "scale(1,-1)")
          text "Привет!" frame 20,538,300,24
      textEntry "Сообщение" frame 16,740,300,40
      ---
      ▼ collection appearance (transform "rotate(180deg)")
        cell
          text "Your order is on its way"
      ---
      view appearance (transform "scale(1, -1)")
        ▼ scroll
          text "Support: how can we help?"
      """,
    passes: """
      tableview frame 0,100,375,620
        cell frame 0,520,375,60
          text "Hello!" frame 20,538,300,24
      ---
      tableview handles scroll appearance (transform "scale(1,-1)")
        cell
          text "See you at six"
      ---
      scroll appearance (transform "scale(0.9,0.9)")
        text "Photo album"
      --- A picture may be mirrored without changing how anything scrolls.
      image "Map" appearance (transform "scale(1,-1)")
      --- Flipped left to right only, as in a language that is read from the right.
      scroll appearance (transform "scale(-1,1)")
        text "مرحبا"
      --- Flipped twice is not flipped.
      view appearance (transform "scale(1,-1)")
        scroll appearance (transform "scale(1,-1)")
          text "Comments"
      """,
    check: .screen { run in
      let stops = SubtreeTally(run.screen, where: \.isStop)
      for node in run.screen.nodes where node.isScroller && node.isOpenToFocus {
        guard stops.count(below: node) > 0, run.isCaptured(node, .appearance) || node.frame == nil
        else { continue }
        // Two turns leave it as it was.
        let flips = ([node] + node.ancestors).compactMap(\.flip)
        if flips.count % 2 == 0 || node.handles(.scroll) {
          run.pass(node)
        } else if run.isCaptured(node, .handlers) {
          run.fail(node, ["transform": .text(flips[0])], fix: .of(node, .handler(.scroll)))
        }
      }
    })
}
