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
    check: .each(\.texts, where: { !$0.isSystem && !$0.isInactive && $0.isDrawnInSight }) {
      node, run in
      do throws(IncompleteReason) {
        _ = try run.screen.contrast(of: node)
        return .pass
      } catch {
        return error == .notSeparable
          ? .review(["text": .text(node.readText)]) : .incomplete(error)
      }
    })
}
