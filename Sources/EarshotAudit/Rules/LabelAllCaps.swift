import EarshotTree

extension Rule {
  /// A label is written in capitals.
  static let labelAllCaps = Rule(
    "label-all-caps", step: .label, severity: .warning, confidence: .medium, impact: .cosmetic,
    settings: ["letters": 4], yieldsTo: Rule.labelsThatAreNoNames + ["label-placeholder-text"],
    english: RuleText(
      "A label is written in capitals.",
      what: "the label “{label}” is all in capitals",
      why: "some voices spell such words letter by letter, and braille marks every letter",
      advice: "write “{suggestion}” in the label; leave the capitals to the text on the screen"),
    russian: RuleText(
      "Название набрано прописными буквами.",
      what: "название «{label}» целиком из прописных букв",
      why: "некоторые голоса читают такие слова по буквам, а на Брайле каждая буква помечена",
      advice: "напишите в названии «{suggestion}», прописные оставьте тексту на экране"),
    examples: RuleExamples(
      failing: [
        "▼ button \"ADD TO CART\"",
        """
        screen ru
        ▼ text "61 ТЫС. ОЦЕНОК"
        text "4,8"
        """,
        "▼ header \"USB CHARGERS\"",
      ],
      passing: [
        "button \"Add to cart\"",
        "screen ru\nheader \"Возраст\"",
        // The capitals are only drawn.
        "button \"Checkout\" appearance (text \"CHECKOUT\")",
      ],
      falsePositives: [
        // Acronyms are written so.
        "screen ru\ntext \"NASA\"\nbutton \"FAQ\"\ntext \"ИНН ООО\"",
        // Codes are read letter by letter anyway.
        "text \"PIZZA2024A\"\ntext \"BCDF\"",
        // A name inside another script.
        "screen ja\ntext \"LINEアカウント\"",
      ],
      boundaries: [
        .init("letters", passing: "button \"BUY\"", failing: "▼ button \"MENU\"")
      ])
  ) { run in
    for stop in run.screen.stops where run.hasLabel(stop) {
      guard !run[stop].makeup.contains(.lower), run[stop].makeup.mayHaveCapitals,
        run[stop].role != .keyboardKey,
        run[stop].spokenLabel.isAllCaps(atLeast: Int(run["letters"]))
      else {
        run.pass(stop)
        continue
      }
      let suggestion = run[stop].spokenLabel.inSentenceCase
      run.fail(
        stop, ["suggestion": .text(suggestion)],
        fix: .of(run[stop].element.id, .label(.known(suggestion))))
    }
  }
}

extension LabelMakeup {
  fileprivate var mayHaveCapitals: Bool { !isDisjoint(with: [.upper, .beyondASCII]) }
}

extension String {
  /// Whether its words are in capitals, apart from acronyms and codes.
  fileprivate func isAllCaps(atLeast letters: Int) -> Bool {
    // Scripts without case beside it are the text, and the capitals a name in it.
    guard allSatisfy({ !$0.isLetter || $0.isUppercase }) else { return false }
    var cased = 0
    var hasVowel = false
    for word in split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      guard !word.contains(where: { $0.isNumber || $0 == "_" }), !String(word).isAcronym else {
        continue
      }
      cased += word.count { $0.isUppercase }
      hasVowel = hasVowel || word.contains { "AEIOUYÄÖÜÁÉÍÓÚÂÊÔÃÕАЕЁИОУЫЭЮЯІЇЄ".contains($0) }
    }
    return cased >= letters && hasVowel
  }

  private var isAcronym: Bool { ShortForms.acronyms.contains(lowercased()) }

  /// The text in small letters with a capital at the start; acronyms and codes stay.
  fileprivate var inSentenceCase: String {
    var isFirst = true
    let words = split(separator: " ", omittingEmptySubsequences: false).map { part -> String in
      let word = String(part)
      let core = word.strippedOfSeparators
      guard core.contains(where: \.isLetter) else { return word }
      if core.isAcronym || core.contains(where: \.isNumber) {
        isFirst = false
        return word
      }
      defer { isFirst = false }
      return isFirst && !hasNumberFirst ? word.lowercased().withCapitalFirst : word.lowercased()
    }
    return words.joined(separator: " ")
  }

  private var hasNumberFirst: Bool { first?.isNumber == true }
}
