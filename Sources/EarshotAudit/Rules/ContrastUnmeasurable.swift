import EarshotTree

extension Rule {
  /// The contrast of a text cannot be measured.
  static let contrastUnmeasurable = Rule(
    "contrast-unmeasurable", step: .contrast, severity: .info, confidence: .high, impact: .hard,
    criteria: ["1.4.3"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum"],
    needsPixels: true, yieldsTo: ["contrast-over-image"],
    english: RuleText(
      "The contrast of a text cannot be measured.",
      what: "the colours of “{text}” and of what is behind it cannot be told apart",
      why: "over pictures and gradients only a person can say whether the text can be read",
      advice: "look at it in sunlight and with Increase Contrast; put a plain colour behind it"),
    russian: RuleText(
      "Контраст текста нельзя измерить.",
      what: "цвет текста «{text}» не отделить от того, что за ним",
      why: "поверх картинок и градиентов только человек скажет, читается ли текст",
      advice: "посмотрите на солнце и с увеличенным контрастом; подложите ровный цвет"),
    examples: RuleExamples(
      failing: [],
      passing: [
        "text \"Total\" appearance (color \"#101010\" background \"#FFFFFF\")",
        "button \"Pay\" appearance (text \"Pay\" color \"#FFFFFF\" background \"#004488\")",
        "image \"Pizza\" frame 0,0,375,375",
      ],
      falsePositives: [
        // Without a screenshot it is not measured, which is no finding.
        "screen 375x812\ntext \"Total\" frame 16,100,200,20"
      ])
  ) { run in
    let meter = ContrastMeter(screen: run.screen)
    for node in run.screen.texts where !run[node].isSystem && !meter.isDisabled(node) {
      guard run.isDrawnInSight(node) else { continue }
      do throws(ContrastGap) {
        _ = try meter.measure(node)
        run.pass(node)
      } catch {
        guard error.gap == .notSeparable else {
          run.cannotTell(error.gap, node)
          continue
        }
        run.review(node, ["text": .text(run[node].shownText ?? run[node].spokenLabel)])
      }
    }
  }
}

extension RuleRun {
  /// Whether any of a node lies where it can be seen; one without a frame may.
  func isDrawnInSight(_ node: AuditedScreen.Node) -> Bool {
    guard let frame = self[node].drawnFrame, let clip = self[node].clip else { return true }
    return !frame.intersection(clip).isEmpty
  }
}
