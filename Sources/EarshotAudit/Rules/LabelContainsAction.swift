import EarshotTree

extension Rule {
  /// A label tells a gesture.
  static let labelContainsAction = Rule(
    "label-contains-action", step: .label, severity: .warning, confidence: .medium,
    impact: .slows, criteria: ["3.3.2"],
    references: [
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel"
    ],
    yieldsTo: ["label-generic"],
    english: RuleText(
      "A label tells a gesture.",
      what: "the label “{label}” tells a gesture: “{phrase}”",
      why: "VoiceOver tells gestures itself, and with other technology they are others",
      advice: "name the result, such as “Open the cart”"),
    russian: RuleText(
      "В названии описан жест.",
      what: "в названии «{label}» описан жест: «{phrase}»",
      why: "о жестах говорит сам VoiceOver, а с другими средствами жесты другие",
      advice: "назовите результат, например «Открыть корзину»"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Tap to retry\"",
        "screen ru\n▼ button \"Нажмите, чтобы выбрать город\"",
        "▼ image \"Map. Pinch to zoom\"",
        // What is seen says so too, which is a matter of taste.
        "▼ button \"Swipe to pay\" appearance (text \"Swipe to pay\")",
      ],
      passing: [
        "button \"Retry\"",
        "screen ru\nbutton \"Выбрать город\"",
        "text \"Tap a pizza to see what is in it\"",
      ],
      falsePositives: [
        // Names, not gestures.
        "button \"Click & Collect\"\nlink \"Press\"\nbutton \"Touch ID\"",
        // Parts of words.
        "button \"Tapas\"\nbutton \"Clickable links\"",
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].role != .text && run.hasLabel(stop) {
      guard let match = GestureWords.anywhere.firstMatch(in: run[stop].foldedLabel) else {
        run.pass(stop)
        continue
      }
      let isVisible = run.screen.showsLabel(of: stop)
      run.fail(
        stop, ["phrase": .text(match.phrase)],
        fix: .of(run[stop].element.id, .label(.toWrite(.name))),
        severity: isVisible ? .info : nil)
    }
  }
}
