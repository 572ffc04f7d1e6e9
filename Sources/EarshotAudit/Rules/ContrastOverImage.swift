import EarshotTree

extension Rule {
  /// Text over a picture stands out too little from parts of it.
  static let contrastOverImage = Rule(
    "contrast-over-image", step: .contrast, severity: .warning, confidence: .medium, impact: .hard,
    criteria: ["1.4.3"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum"],
    needsPixels: true, settings: ["share": 10],
    english: RuleText(
      "Text over a picture stands out too little from parts of it.",
      what: "behind “{text}”, {share} percent have a contrast below {needed}:1",
      why: "people with low vision lose the letters where the picture is as light as the text",
      advice: "put a translucent layer or a plain colour between picture and text"),
    russian: RuleText(
      "Текст поверх картинки местами мало от нее отличается.",
      what: "за «{text}» у {share} процентов фона контраст ниже {needed}:1",
      why: "слабовидящие теряют буквы там, где картинка такая же светлая, как текст",
      advice: "положите между картинкой и текстом полупрозрачный слой или ровный цвет"),
    examples: RuleExamples(
      failing: [],
      passing: [
        "header \"Pizza\" appearance (color \"#000000\" background \"#FFFFFF\")",
        "image \"Basil\" frame 0,0,375,200",
        "screen 375x812\nimage \"Tomato\" frame 0,0,375,200\nbutton \"Buy\" frame 16,300,100,44",
      ],
      falsePositives: [
        // Without a screenshot nothing is known of the picture.
        """
        screen 375x812
        image "Pizza" frame 0,0,375,200
        text "Sale" frame 16,20,100,30 appearance (color "#FFFFFF")
        """
      ])
  ) { run in
    let meter = ContrastMeter(screen: run.screen)
    for node in run.screen.texts where !run[node].isSystem && !meter.isDisabled(node) {
      // Only a colour that is known tells which pixels are letters.
      guard let looks = run[node].element.appearance.value, meter.background(of: node) == nil,
        let color = looks.color.flatMap(Color.init(hex:)), run.isDrawnInSight(node)
      else { continue }
      guard let pixels = run.screen.pixels else {
        run.cannotTell(.noScreenshot, node)
        continue
      }
      guard let frame = run[node].drawnFrame, let size = run.screen.screen.size else {
        run.cannotTell(.notCaptured(.frame), node)
        continue
      }
      let seen = run[node].clip.map(frame.intersection) ?? frame
      let needed = meter.isLarge(node, largest: 18, bold: 14) ? 3 : 4.5
      guard (try? meter.measurePicture(node)) == nil,
        let share = pixels.share(of: seen, in: size, below: needed, to: color)
      else {
        run.pass(node)
        continue
      }
      guard share * 100 >= run["share"] else {
        run.pass(node)
        continue
      }
      run.review(
        node,
        [
          "text": .text(run[node].shownText ?? run[node].spokenLabel),
          "share": .number((share * 100).rounded()), "needed": .number(needed),
        ])
    }
  }
}
