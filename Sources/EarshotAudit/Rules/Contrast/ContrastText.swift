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
      --- boundary ratio
      ▼ text "4.48" appearance (color "#777777" background "#FFFFFF")
      --- boundary large-ratio
      ▼ text "2.99" appearance (color "#959595" background "#FFFFFF" fontSize 18)
      --- boundary large-size
      ▼ text "17.9" appearance (color "#888888" background "#FFFFFF" fontSize 17.9)
      --- boundary large-bold-size
      ▼ text "13" appearance (color "#888888" background "#FFFFFF" fontSize 13 fontWeight bold)
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
      --- boundary ratio
      text "4.54" appearance (color "#767676" background "#FFFFFF")
      --- boundary large-ratio
      text "3.03" appearance (color "#949494" background "#FFFFFF" fontSize 18)
      --- boundary large-size
      text "18" appearance (color "#888888" background "#FFFFFF" fontSize 18)
      --- boundary large-bold-size
      text "14" appearance (color "#888888" background "#FFFFFF" fontSize 14 fontWeight bold)
      """,
    check: .screen { run in
      let meter = ContrastMeter(screen: run.screen)
      for node in run.screen.texts where !node.isSystem && !meter.isDisabled(node) {
        let isLarge = meter.isLarge(node, largest: run["large-size"], bold: run["large-bold-size"])
        run.judgeContrast(of: node, meter, needed: isLarge ? run["large-ratio"] : run["ratio"])
      }
    })
}

extension RuleContext {
  /// Reports a text whose contrast is below what is needed.
  mutating func judgeContrast(
    of node: AuditedScreen.Node, _ meter: ContrastMeter, needed: Double
  ) {
    let measure: ContrastMeter.Measure
    do {
      measure = try meter.measure(node)
    } catch {
      incomplete(error.reason, node)
      return
    }
    guard measure.ratio < needed else { return pass(node) }
    let color = measure.foreground.reaching(needed, on: measure.background)
    let isReached = color.contrast(with: measure.background) >= needed
    let arguments: [String: Finding.Argument] = [
      "text": .text(node.shownText ?? node.spokenLabel),
      // Rounded down, so that a ratio that fails never looks as if it passed.
      "ratio": .number((measure.ratio * 100).rounded(.down) / 100), "needed": .number(needed),
      "color": .text(measure.foreground.hex), "background": .text(measure.background.hex),
      "suggestion": .text(color.hex),
    ]
    // A picture shows smooth edges; what nearly passes there may pass in truth.
    if !measure.isExact, measure.ratio >= needed - 0.1 {
      review(node, arguments)
    } else {
      let fix = Fix.of(node.element.id, .color(color.hex), .opacity(1))
      fail(node, arguments, fix: measure.isExact && isReached ? fix : nil)
    }
  }
}
