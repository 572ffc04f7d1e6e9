import EarshotTree

extension Rule {
  /// A label begins with a small letter.
  static let labelNotCapitalized = Rule(
    "label-not-capitalized", step: .text, severity: .info, confidence: .medium,
    impact: .cosmetic,
    references: [
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel"
    ],
    yieldsTo: Rule.labelsThatAreNoNames + [
      "label-number-only", "label-generic", "label-placeholder-text",
    ],
    english: RuleText(
      "A label begins with a small letter.",
      what: "the label “{label}” begins with a small letter",
      why: "braille and captions show it, and voices take it for the rest of a sentence",
      advice: "begin with a capital letter: “{suggestion}”"),
    russian: RuleText(
      "Название начинается со строчной буквы.",
      what: "название «{label}» начинается со строчной буквы",
      why: "это видно на Брайле и в субтитрах, а голос примет его за конец фразы",
      advice: "начните с прописной буквы: «{suggestion}»"),
    examples: RuleExamples(
      failing: [
        "▼ button \"add to cart\"",
        "screen ru\n▼ button \"оформить заказ\"",
        "▼ image \"«ham» pizza\"",
      ],
      passing: [
        "button \"Add to cart\"",
        "screen ru\nbutton \"Оформить заказ\"",
        "button \"30 minutes\"\nbutton \"カート\"",
      ],
      falsePositives: [
        // Names of products are written so.
        "button \"iPhone 16\"\nlink \"eBay\"\nbutton \"e-mail\"\nbutton \"mp3 player\"",
        // A text is heard as it is seen.
        "text \"from 395 roubles\"",
        // Addresses and names of users.
        "link \"example.com\"\nlink \"anna@example.com\"\nbutton \"@anna\"",
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].role != .text && run.hasLabel(stop) {
      guard run[stop].beginsSmall else {
        run.pass(stop)
        continue
      }
      let label = run[stop].spokenLabel
      let lead = String(label.prefix { !$0.isLetter })
      let suggestion = lead + String(label.dropFirst(lead.count)).withCapitalFirst
      run.fail(
        stop, ["suggestion": .text(suggestion)],
        fix: .of(run[stop].element.id, .label(.known(suggestion))))
    }
  }
}

extension NodeFacts {
  fileprivate var beginsSmall: Bool {
    // In ASCII a capital first letter is the common case.
    if let byte = spokenLabel.utf8.first, (0x41...0x5A).contains(byte) { return false }
    guard let first = spokenLabel.first(where: { $0.isLetter || $0.isNumber || $0 == "@" }),
      first.isLowercase, first.isCased, !Self.isOrdinal(first)
    else { return false }
    let word = foldedLabel.drop { !$0.isLetter }.prefix { !$0.isWhitespace && $0 != "," }
    if word.contains(where: \.isNumber) || word.contains("@") || word.contains("/")
      || word.dropLast().contains(".")
    {
      return false
    }
    return !ShortForms.smallInitials.contains(String(word.prefix { $0.isLetter || $0 == "-" }))
  }

  private static func isOrdinal(_ character: Character) -> Bool { "ªº".contains(character) }
}
