import EarshotTree

extension Rule {
  /// A hint tells a gesture rather than a result.
  static let hintDescribesGesture = Rule(
    "hint-describes-gesture", step: .label, severity: .warning, confidence: .high, impact: .slows,
    criteria: ["3.3.2"],
    references: [
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint"
    ],
    english: RuleText(
      "A hint tells a gesture and not what happens.",
      what: "the hint “{hint}” tells a gesture: “{phrase}”",
      why: "gestures differ with VoiceOver, Switch Control and keyboards, so the hint misleads",
      advice: "tell the result in one sentence, such as “Opens the cart.”"),
    russian: RuleText(
      "Подсказка описывает жест, а не результат.",
      what: "подсказка «{hint}» описывает жест: «{phrase}»",
      why: "с VoiceOver, переключателями и клавиатурой жесты другие, подсказка сбивает",
      advice: "скажите о результате одним предложением: «Откроет корзину.»"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Cart\" hint \"Double tap to open the cart.\"",
        """
        screen ru
        ▼ button "Пепперони" hint "Нажмите, чтобы открыть карточку"
        """,
        "▼ button \"Story\" hint \"Opens the story. Swipe up to reply.\"",
        "▼ link \"Karte\" hint \"Tippen, um die Karte zu öffnen\"\n",
      ],
      passing: [
        "button \"Cart\" hint \"Opens the cart.\"",
        "screen ru\nbutton \"Пепперони\" hint \"Откроет карточку.\"",
        "button \"Pay\"",
      ],
      falsePositives: [
        // A press that prints, a double that is a measure.
        "button \"News\" hint \"Opens press releases.\"",
        "button \"Coffee\" hint \"Adds a double espresso.\"",
        // A part of a word.
        "button \"Offers\" hint \"Tapas for two are at half price.\"",
      ])
  ) { run in
    for stop in run.screen.stops where run.hasHint(stop) {
      let hint = run[stop].hint.lowercased()
      let opening = GestureWords.first.firstMatch(in: hint).flatMap { $0.isAtStart ? $0 : nil }
      guard let match = opening ?? GestureWords.anywhere.firstMatch(in: hint) else {
        run.pass(stop)
        continue
      }
      run.fail(
        stop, ["hint": .text(run[stop].hint), "phrase": .text(match.phrase)],
        fix: .of(run[stop].element.id, .hint(.toWrite(.result))))
    }
  }
}
