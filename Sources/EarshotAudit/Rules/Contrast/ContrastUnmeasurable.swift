import EarshotTree

extension Rule {
  static let contrastUnmeasurable = Rule(
    "contrast-unmeasurable", .contrast, .info, .high, .hard,
    "The contrast of a text cannot be measured.",
    what: "the colours of “{text}” and of what is behind it cannot be told apart",
    why: "over pictures and gradients only a person can say whether the text can be read",
    advice: "look at it in sunlight and with Increase Contrast; put a plain colour behind it",
    wcag: ["1.4.3"], references: [.wcag("contrast-minimum")], needsPixels: true,
    supersededBy: ["contrast-over-image"],
    passes: """
      text "Total" appearance (color "#101010" background "#FFFFFF")
      ---
      button "Pay" appearance (text "Pay" color "#FFFFFF" background "#004488")
      ---
      image "Pizza" frame 0,0,375,375
      --- Without a screenshot it is not measured, which is no finding.
      screen 375x812
      text "Total" frame 16,100,200,20
      """,
    check: .screen { run in
      let meter = ContrastMeter(screen: run.screen)
      for node in run.screen.texts where !node.isSystem && !meter.isDisabled(node) {
        guard run.isDrawnInSight(node) else { continue }
        do throws(ContrastUnknown) {
          _ = try meter.measure(node)
          run.pass(node)
        } catch {
          guard error.reason == .notSeparable else {
            run.incomplete(error.reason, node)
            continue
          }
          run.review(node, ["text": .text(node.shownText ?? node.spokenLabel)])
        }
      }
    })
}

extension RuleContext {
  /// Whether any of a node lies where it can be seen; one without a frame may.
  func isDrawnInSight(_ node: AuditedScreen.Node) -> Bool {
    guard let frame = node.drawnFrame, let clip = node.clip else { return true }
    return !frame.intersection(clip).isEmpty
  }
}
