import EarshotTree

extension Rule {
  static let textClipped = Rule(
    "text-clipped", .size, .error, .medium, .hard,
    "Text is cut off.",
    what: "the text “{name}” is cut off",
    why: "who sees it reads a part only, and who enlarges the text still less",
    advice: "let it take more lines and let its container grow; numberOfLines = 0",
    wcag: ["1.4.4"], references: [.apple("xcuiautomation/xcuiaccessibilityaudittype")],
    settings: ["narrow": 0.36], screen: "390x844",
    fails: """
      ▼ text "All prices include tax and the service of the house, and can change at any time." \
      frame 16,100,358,20 appearance (fontSize 17 lines 1)
      ---
      ▼ header "Boats and people of the coast, every night" frame 16,100,200,40 \
      appearance (fontSize 34 lines 1)
      --- screen 390x844 ru
      ▼ text "Цены включают налог и обслуживание и могут измениться в любое время" \
      frame 16,100,358,20 appearance (fontSize 17 lines 1)
      """,
    passes: """
      text "All prices include tax and the service of the house, and can change at any time." \
      frame 16,100,358,66 appearance (fontSize 17 lines 0)
      --- It fits.
      text "All prices include tax." frame 16,100,358,20 appearance (fontSize 17 lines 1)
      --- A design says where texts stand before they are laid out.
      screen 390x844 derived frame
      text "All prices include tax and the service of the house, and can change at any time." \
      frame 16,100,358,20 appearance (fontSize 17 lines 1)
      --- The label says more than the line shows.
      text "All prices include tax and the service of the house, and can change at any time." \
      frame 16,100,358,20 appearance (text "With tax" fontSize 17 lines 1)
      """,
    boundaries: """
      --- narrow
      ▼ text "iiiiiiiiii" frame 16,100,{35.9|36},20 appearance (fontSize 10 lines 1)
      """,
    check: .each(\.texts, where: { $0.role == .text && !$0.isSystem && $0.isFrameMeasured }) {
      text, run in
      guard let looks = text.element.appearance.value, looks.numberOfLines == 1,
        let size = looks.fontSize, let frame = text.drawnFrame, !frame.isEmpty
      else { return .inapplicable }
      // No text of words is narrower than this for each of its letters.
      let least = Double(text.readText.count) * size * run["narrow"]
      return least > frame.width ? .fail(["name": .text(text.readText)], fix: nil) : .pass
    })
}
