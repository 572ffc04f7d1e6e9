import EarshotTree

extension Rule {
  /// A picture at which VoiceOver stops has no name.
  static let imageLabelMissing = Rule(
    "image-label-missing", step: .label, severity: .error, confidence: .high, impact: .hard,
    criteria: ["1.1.1"],
    references: [
      "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
      "https://developer.apple.com/documentation/uikit/uiimageview",
    ],
    yieldsTo: ["separator-exposed"],
    english: RuleText(
      "A picture at which VoiceOver stops has no label.",
      what: "the picture has no label",
      why: "a listener hears “image” and cannot tell whether it matters",
      advice: "set accessibilityLabel to what the picture tells; if it decorates, "
        + "set isAccessibilityElement to false"),
    russian: RuleText(
      "У картинки, на которой останавливается VoiceOver, нет названия.",
      what: "у картинки нет названия",
      why: "слушатель слышит «изображение» и не знает, важно ли оно",
      advice: "задайте accessibilityLabel: о чем картинка; если она украшает, "
        + "задайте isAccessibilityElement = false"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        ▼ image type UIImageView frame 28,60,320,320
        header "Пепперони" frame 28,400,320,40
        """,
        """
        header "Verify your identity"
        ▼ image type XCUIElementTypeImage identifier passport-sample
        """,
        """
        collection
          cell
            ▼ image "\\u{A0}" appearance (image "banner_punch")
        """,
      ],
      passing: [
        "image \"Пицца Ветчина и грибы\" type UIImageView",
        // Decoration that is no element is passed over.
        "view image type UIImageView\ntext \"Order is on its way\"",
        "image \"Chart of sales\" value \"rising\"",
      ],
      falsePositives: [
        // The picture is a button, so the rule of buttons speaks.
        "image button type UIImageView",
        // A picture with a value says what it shows.
        "image value \"QR code for table 12\" type UIImageView",
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].role == .image {
      guard run.knows(stop, .label) else { continue }
      if run[stop].spokenLabel.isEmpty, run[stop].value.isEmpty {
        run.fail(stop, fix: .of(run[stop].element.id, .label(.toWrite(.picture))))
      } else {
        run.pass(stop)
      }
    }
  }
}
