import EarshotTree

extension Rule {
  /// Text stands out too little from what is behind it.
  static let contrastText = Rule(
    "contrast-text", step: .contrast, severity: .error, confidence: .medium, impact: .hard,
    criteria: ["1.4.3"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum"],
    settings: ["ratio": 4.5, "large-ratio": 3, "large-size": 18, "large-bold-size": 14],
    yieldsTo: ["contrast-disabled"],
    english: RuleText(
      "Text stands out too little from its background.",
      what: "the contrast of “{text}” is {ratio}:1, {needed}:1 is needed ({color} on {background})",
      why: "people with low vision, and anybody in sunlight, cannot read it",
      advice: "use {suggestion} or a colour with more contrast; keep the background"),
    russian: RuleText(
      "Текст мало отличается от фона.",
      what: "контраст текста «{text}» {ratio}:1, нужно {needed}:1 ({color} на {background})",
      why: "слабовидящие, да и любой человек на солнце, его не прочтут",
      advice: "возьмите {suggestion} или более контрастный цвет, фон оставьте"),
    examples: RuleExamples(
      failing: [
        """
        view appearance (background "#FFFFFF")
          ▼ text "Pepperoni, mozzarella" appearance (color "#949494" fontSize 14)
        """,
        """
        ▼ button "Buy" appearance (text "Buy" color "#FFFFFF" background "#FF6900" fontSize 17)
        """,
        // Half transparent text is lighter than its colour says.
        """
        ▼ text "Total" appearance (color "#555555" background "#FFFFFF" alpha 0.5)
        """,
        // Large text needs less, but not so little.
        """
        ▼ header "Menu" appearance (color "#AAAAAA" background "#FFFFFF" fontSize 28)
        """,
      ],
      passing: [
        "text \"Total\" appearance (color \"#000000\" background \"#FFFFFF\")",
        """
        view appearance (background "#1C1C1E")
          text "Итого" appearance (color "#FFFFFF" fontSize 15)
        """,
        "header \"Menu\" appearance (color \"#777777\" background \"#FFFFFF\" fontSize 24)",
      ],
      falsePositives: [
        // What cannot be operated is exempt.
        """
        button dimmed "Buy" appearance (text "Buy" color "#AAAAAA" background "#FFFFFF")
        """,
        // Text that is hidden is not read by anybody.
        """
        text "Secret" invisible appearance (color "#EEEEEE" background "#FFFFFF")
        """,
      ],
      boundaries: [
        .init(
          "ratio",
          passing: "text \"4.54\" appearance (color \"#767676\" background \"#FFFFFF\")",
          failing: "▼ text \"4.48\" appearance (color \"#777777\" background \"#FFFFFF\")"),
        .init(
          "large-ratio",
          passing: """
            text "3.03" appearance (color "#949494" background "#FFFFFF" fontSize 18)
            """,
          failing: """
            ▼ text "2.99" appearance (color "#959595" background "#FFFFFF" fontSize 18)
            """),
        .init(
          "large-size",
          passing: "text \"18\" appearance (color \"#888888\" background \"#FFFFFF\" fontSize 18)",
          failing: """
            ▼ text "17.9" appearance (color "#888888" background "#FFFFFF" fontSize 17.9)
            """),
        .init(
          "large-bold-size",
          passing: """
            text "14" appearance (color "#888888" background "#FFFFFF" fontSize 14 fontWeight bold)
            """,
          failing: """
            ▼ text "13" appearance (color "#888888" background "#FFFFFF" fontSize 13 fontWeight bold)
            """),
      ])
  ) { run in
    let meter = ContrastMeter(screen: run.screen)
    for node in run.screen.texts where !run[node].isSystem && !meter.isDisabled(node) {
      let isLarge = meter.isLarge(node, largest: run["large-size"], bold: run["large-bold-size"])
      run.judgeContrast(of: node, meter, needed: isLarge ? run["large-ratio"] : run["ratio"])
    }
  }
}

extension RuleRun {
  /// Reports a text whose contrast is below what is needed.
  mutating func judgeContrast(
    of node: AuditedScreen.Node, _ meter: ContrastMeter, needed: Double
  ) {
    let measure: ContrastMeter.Measure
    do {
      measure = try meter.measure(node)
    } catch {
      cannotTell(error.gap, node)
      return
    }
    guard measure.ratio < needed else { return pass(node) }
    let color = measure.foreground.reaching(needed, on: measure.background)
    let isReached = color.contrast(with: measure.background) >= needed
    let arguments: [String: Finding.Argument] = [
      "text": .text(self[node].shownText ?? self[node].spokenLabel),
      // Rounded down, so that a ratio that fails never looks as if it passed.
      "ratio": .number((measure.ratio * 100).rounded(.down) / 100), "needed": .number(needed),
      "color": .text(measure.foreground.hex), "background": .text(measure.background.hex),
      "suggestion": .text(color.hex),
    ]
    // A picture shows smooth edges; what nearly passes there may pass in truth.
    if !measure.isExact, measure.ratio >= needed - 0.1 {
      review(node, arguments)
    } else {
      let fix = Fix.of(self[node].element.id, .color(color.hex), .opacity(1))
      fail(node, arguments, fix: measure.isExact && isReached ? fix : nil)
    }
  }
}
