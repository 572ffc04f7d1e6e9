import EarshotTree

extension Rule {
  static let contrastText = Rule(
    "contrast-text", .contrast, .error, .medium, .hard,
    "Text stands out too little from its background.",
    what: "the contrast of “{text}” is {ratio}:1, {needed}:1 is needed ({color} on {background})",
    why: "people with low vision, and anybody in sunlight, cannot read it",
    advice: "use {suggestion} or a colour with more contrast; keep the background",
    wcag: ["1.4.3"], references: [.wcag("contrast-minimum")],
    settings: ["ratio": 4.5, "large-ratio": 3, "large-size": 18, "large-bold-size": 14],
    supersededBy: ["contrast-disabled"],
    fails: """
      view appearance (background "#FFFFFF")
        ▼ text "Pepperoni, mozzarella" appearance (color "#949494" fontSize 14)
      ---
      ▼ button "Buy" appearance (text "Buy" color "#FFFFFF" background "#FF6900" fontSize 17)
      --- Half transparent text is lighter than its colour says.
      ▼ text "Total" appearance (color "#555555" background "#FFFFFF" alpha 0.5)
      --- Large text needs less, but not so little.
      ▼ header "Menu" appearance (color "#AAAAAA" background "#FFFFFF" fontSize 28)
      """,
    passes: """
      text "Total" appearance (color "#000000" background "#FFFFFF")
      ---
      view appearance (background "#1C1C1E")
        text "Итого" appearance (color "#FFFFFF" fontSize 15)
      ---
      header "Menu" appearance (color "#777777" background "#FFFFFF" fontSize 24)
      --- What cannot be operated is exempt.
      button dimmed "Buy" appearance (text "Buy" color "#AAAAAA" background "#FFFFFF")
      --- Text that is hidden is not read by anybody.
      text "Secret" invisible appearance (color "#EEEEEE" background "#FFFFFF")
      """,
    boundaries: """
      --- ratio
      ▼ text "{4.48|4.54}" appearance (color "{#777777|#767676}" background "#FFFFFF")
      --- large-ratio
      ▼ text "{2.99|3.03}" appearance (color "{#959595|#949494}" background "#FFFFFF" fontSize 18)
      --- large-size
      ▼ text "{17.9|18}" appearance (color "#888888" background "#FFFFFF" fontSize {17.9|18})
      --- large-bold-size
      ▼ text "{13|14}" appearance (color "#888888" background "#FFFFFF" fontSize {13|14} \
      fontWeight bold)
      """,
    check: .contrast(where: { !$0.isInactive }) { node, run in
      let isLarge = node.isLargeText(from: run["large-size"], bold: run["large-bold-size"])
      return run[isLarge ? "large-ratio" : "ratio"]
    })
}
