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
    for node in run.screen.controls where run[node].isPictureOfControl && !meter.isDisabled(node) {
      // Without a picture and without a screenshot nothing says that something is drawn.
      guard run[node].image != nil || run.screen.pixels != nil else { continue }
      let image = run[node].image ?? run[node].spokenLabel
      do throws(ContrastGap) {
        let measure = try meter.measure(node)
        run.judgePicture(of: node, named: image, measure)
      } catch {
        run.cannotTell(error.gap, node)
      }
    }
  }
}

extension NodeFacts {
  /// Whether a control shows a picture and no text that is known.
  fileprivate var isPictureOfControl: Bool {
    guard shownText == nil else { return false }
    switch role {
    case .button, .link, .tab, .segment: return true
    default: return false
    }
  }
}

extension RuleRun {
  fileprivate mutating func judgePicture(
    of node: AuditedScreen.Node, named image: String, _ measure: ContrastMeter.Measure
  ) {
    let needed = self["ratio"]
    guard measure.ratio < needed else { return pass(node) }
    let suggestion = measure.foreground.reaching(needed, on: measure.background).hex
    let arguments: [String: Finding.Argument] = [
      "image": .text(image), "ratio": .number((measure.ratio * 100).rounded(.down) / 100),
      "needed": .number(needed), "suggestion": .text(suggestion),
    ]
    // What is seen in a picture may be a shadow or an edge, which only a person can tell.
    guard measure.isExact else { return review(node, arguments) }
    fail(node, arguments, fix: .of(self[node].element.id, .color(suggestion), .opacity(1)))
  }
}
