import EarshotTree

extension Rule {
  /// A picture with a label is not announced as a picture.
  static let traitMissingImage = Rule(
    "trait-missing-image", step: .label, severity: .info, confidence: .low, impact: .cosmetic,
    criteria: ["1.1.1"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/image"
    ],
    english: RuleText(
      "A picture with a label is not announced as a picture.",
      what: "the picture has a label, but no image trait",
      why: "a listener takes the description for text and cannot explore the picture",
      advice: "add the image trait"),
    russian: RuleText(
      "Картинка с описанием не названа изображением.",
      what: "у картинки есть описание, но нет трейта image",
      why: "слушатель примет описание за текст и не сможет изучить картинку",
      advice: "добавьте трейт image"),
    examples: RuleExamples(
      failing: [
        "▼ element \"Pizza with ham and mushrooms\" type UIImageView traits none",
        "▼ element \"Карта зала\" appearance (image \"hall_map\")",
        "header \"Profile\"\n▼ element selected \"Anna, smiling\" type UIImageView",
      ],
      passing: [
        "image \"Pizza with ham and mushrooms\" type UIImageView",
        "button \"Close\" appearance (image \"ic_close\")",
        "element \"Anna\"",
      ],
      falsePositives: [
        // An icon that stands for a word is text.
        "text \"Spicy\" type UIImageView appearance (image \"ic_chili\")",
        // What has actions is no mere picture.
        "element \"Pepperoni\" tappable appearance (image \"pizza\")",
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].role == .image || run[stop].role == .other {
      let facts = run[stop]
      guard facts.isPicture, !facts.spokenLabel.isEmpty else { continue }
      if facts.traits.contains(.image) {
        run.pass(stop)
      } else if facts.hasDerivedTraits || facts.isTapped || !run.knows(stop, .traits) {
        continue
      } else if facts.element.customActions.value == nil {
        run.fail(stop, fix: .of(facts.element.id, .insertTraits(.image)))
      }
    }
  }
}

extension NodeFacts {
  /// Whether it shows a picture and no text.
  fileprivate var isPicture: Bool {
    if element.type?.hasSuffix("ImageView") == true { return true }
    return image != nil && element.appearance.value?.text == nil
  }
}
