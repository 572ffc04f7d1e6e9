import EarshotTree

extension Rule {
  /// A picture that is needed to understand a control stands out too little.
  static let contrastNontext = Rule(
    "contrast-nontext", step: .contrast, severity: .warning, confidence: .medium, impact: .hard,
    criteria: ["1.4.11"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast"],
    settings: ["ratio": 3],
    english: RuleText(
      "The picture of a control stands out too little from its background.",
      what: "the contrast of the picture {image} is {ratio}:1, {needed}:1 is needed",
      why: "people with low vision do not see that there is something to tap",
      advice: "use {suggestion} or a colour with more contrast"),
    russian: RuleText(
      "Картинка на элементе управления мало отличается от фона.",
      what: "контраст картинки {image} {ratio}:1, нужно {needed}:1",
      why: "слабовидящие не увидят, что здесь можно нажать",
      advice: "возьмите {suggestion} или более контрастный цвет"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Close\" appearance (image \"ic_close\" color \"#CCCCCC\" background \"#FFFFFF\")",
        """
        view appearance (background "#FFFFFF")
          ▼ button "Ещё" appearance (image "ic_more" color "#FFD60A")
        """,
        "▼ link \"Map\" appearance (image \"pin\" color \"#444444\" background \"#222222\")",
      ],
      passing: [
        "button \"Close\" appearance (image \"ic_close\" color \"#555555\" background \"#FFFFFF\")",
        """
        view appearance (background "#000000")
          button "Ещё" appearance (image "ic_more" color "#FFD60A")
        """,
        // Text beside the picture says the same.
        """
        button "Map" appearance (text "Map" image "pin" color "#CCCCCC" background "#FFFFFF")
        """,
      ],
      falsePositives: [
        // What cannot be operated is exempt.
        """
        button dimmed "Minus" appearance (image "ic_minus" color "#D6D6D6" background "#FFFFFF")
        """
      ],
      boundaries: [
        .init(
          "ratio",
          passing: "button \"A\" appearance (image \"a\" color \"#949494\" background \"#FFFFFF\")",
          failing:
            "▼ button \"B\" appearance (image \"b\" color \"#959595\" background \"#FFFFFF\")")
      ])
  ) { run in
    let meter = ContrastMeter(screen: run.screen)
    for node in run.screen.controls {
      guard let image = run[node].image, run[node].shownText == nil, !meter.isDisabled(node),
        let looks = run[node].element.appearance.value,
        let color = looks.color.flatMap(Color.init(hex:))
      else { continue }
      guard let behind = meter.background(of: node) else {
        run.cannotTell(.notCaptured(.appearance), node)
        continue
      }
      let ratio = color.over(behind, alpha: looks.alpha ?? 1).contrast(with: behind)
      guard ratio < run["ratio"] else {
        run.pass(node)
        continue
      }
      let suggestion = color.reaching(run["ratio"], on: behind).hex
      run.fail(
        node,
        [
          "image": .text(image), "ratio": .number((ratio * 100).rounded(.down) / 100),
          "needed": .number(run["ratio"]), "suggestion": .text(suggestion),
        ], fix: .of(run[node].element.id, .color(suggestion), .opacity(1)))
    }
  }
}
