import EarshotTree

extension Rule {
  /// A hint is not one short sentence about the result.
  static let hintForm = Rule(
    "hint-form", step: .text, severity: .info, confidence: .low, impact: .cosmetic,
    references: [
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint"
    ],
    settings: ["length": 80], yieldsTo: ["hint-describes-gesture", "hint-repeats-label"],
    english: RuleText(
      "A hint is not one short sentence about the result.",
      what: "the hint “{hint}” is not one short sentence that begins with a verb",
      why: "hints come after a pause, and long or unusual ones are hard to follow",
      advice: "write one sentence with a capital and a full stop, such as “Opens the cart.”"),
    russian: RuleText(
      "Подсказка — не одно короткое предложение о результате.",
      what: "подсказка «{hint}» — не одно короткое предложение с глаголом в начале",
      why: "подсказка звучит после паузы, длинную или необычную трудно понять",
      advice: "одно предложение с прописной буквы и с точкой: «Откроет корзину.»"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Cart\" hint \"opens the cart\"",
        "screen ru\n▼ button \"Удалить\" hint \"Удаление пиццы из корзины.\"",
        "▼ button \"Pay\" hint \"Charges the card. Sends the order. Opens the map.\"",
        "▼ button \"Help\" hint \"Opens the chat\"",
      ],
      passing: [
        "button \"Cart\" hint \"Opens the cart.\"",
        "screen ru\nbutton \"Удалить\" hint \"Удалит пиццу из корзины.\"",
        "screen de\nbutton \"Karte\" hint \"Öffnet die Karte.\"",
      ],
      falsePositives: [
        // An abbreviation is no end of a sentence.
        "button \"Route\" hint \"Opens the route to 5 Main St. in the map.\"",
        // Arabic has no capitals and its verbs no such ending.
        "screen ar\nbutton \"السلة\" hint \"يفتح السلة\"",
        // Reflexive verbs and verbs after an adverb.
        "screen ru\nbutton \"Камера\" hint \"Включится камера.\"",
      ],
      boundaries: [
        .init(
          "length",
          passing: """
            button "A" hint "Opens the list of all restaurants that deliver to the address of your last trip."
            """,
          failing: """
            ▼ button "B" hint "Opens the list of all restaurants that deliver to the address of your last order."
            """)
      ])
  ) { run in
    for stop in run.screen.stops where run.hasHint(stop) {
      let hint = run[stop].hint
      // A text that is still to be written has no form yet.
      guard !hint.isEmpty, hint.first != "‹" else { continue }
      let isWhole = hint.isWithoutCase || (hint.hasSentenceEnd && !hint.beginsSmall)
      let isShort = Double(hint.count) <= run["length"] && hint.sentences.count == 1
      let hasVerb = hint.beginsWithVerb(in: run.screen.language(of: stop))
      guard !(isWhole && isShort && hasVerb) else {
        run.pass(stop)
        continue
      }
      let words: Fix.Words = isShort && hasVerb ? .known(hint.asSentence) : .toWrite(.result)
      run.fail(
        stop, ["hint": .text(hint)], fix: .of(run[stop].element.id, .hint(words)))
    }
  }
}

extension String {
  fileprivate var hasSentenceEnd: Bool { last.map { ".!?。؟…".contains($0) } ?? false }

  fileprivate var beginsSmall: Bool {
    guard let first = first(where: \.isLetter) else { return false }
    return first.isLowercase && first.isCased
  }

  /// Whether its script has no capitals; such languages end sentences in ways of their own.
  fileprivate var isWithoutCase: Bool {
    let script = Writing.ofFirstLetter(in: self)
    return script != .latin && script != .cyrillic && script != .greek
  }

  fileprivate var asSentence: String { withCapitalFirst + (hasSentenceEnd ? "" : ".") }

  /// Whether the first word can be a verb in the third person; only English and Russian are known.
  fileprivate func beginsWithVerb(in language: String) -> Bool {
    let word = drop { !$0.isLetter }.prefix { $0.isLetter }.lowercased()
    guard !word.isEmpty else { return true }
    // A label may be in another language than the app.
    if language == "en" || language == "ru", word.utf8.allSatisfy({ $0 < 0x80 }) {
      return word.hasSuffix("s") && !word.hasSuffix("ss")
    }
    guard Writing.ofFirstLetter(in: word) == .cyrillic, language == "ru" || language == "en" else {
      return true
    }
    return word.hasSuffix("т") || word.hasSuffix("тся")
  }
}
