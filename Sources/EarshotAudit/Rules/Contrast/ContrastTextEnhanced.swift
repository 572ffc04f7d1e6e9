import EarshotTree

extension Rule {
  static let contrastTextEnhanced = Rule(
    "contrast-text-enhanced", .contrast, .info, .medium, .slows,
    "Text stands out less than the enhanced criterion asks.",
    what: "the contrast of “{text}” is {ratio}:1, the enhanced criterion asks for {needed}:1",
    why: "people with low vision read it slowly",
    advice: "use {suggestion}, or offer a variant for Increase Contrast",
    wcag: ["1.4.6"], references: [.wcag("contrast-enhanced")], isOptIn: true,
    settings: ["ratio": 7, "large-ratio": 4.5],
    supersededBy: ["contrast-text", "contrast-disabled"],
    fails: """
      ▼ text "Delivery in 30 minutes" appearance (color "#6E6E6E" background "#FFFFFF")
      ---
      ▼ button "Pay" appearance (text "Pay" color "#FFFFFF" background "#0066CC")
      ---
      ▼ header "Menu" appearance (color "#7A7A7A" background "#FFFFFF" fontSize 28)
      """,
    passes: """
      text "Delivery" appearance (color "#333333" background "#FFFFFF")
      ---
      text "Доставка" appearance (color "#FFFFFF" background "#222222")
      ---
      header "Menu" appearance (color "#6E6E6E" background "#FFFFFF" fontSize 28)
      --- What cannot be operated is exempt.
      button dimmed "Pay" appearance (text "Pay" color "#999999" background "#FFFFFF")
      """,
    boundaries: """
      --- ratio
      ▼ text "{6.90|7.00}" appearance (color "{#5A5A5A|#595959}" background "#FFFFFF")
      --- large-ratio
      ▼ text "{4.48|4.54}" appearance (color "{#777777|#767676}" background "#FFFFFF" fontSize 20)
      """,
    check: .contrast(where: { !$0.isInactive }) { node, run in
      run[node.isLargeText() ? "large-ratio" : "ratio"]
    })
}
