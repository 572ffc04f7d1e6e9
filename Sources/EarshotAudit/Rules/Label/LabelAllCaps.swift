import EarshotTree

extension Rule {
  static let labelAllCaps = Rule(
    "label-all-caps", .label, .warning, .medium, .cosmetic,
    "A label is written in capitals.",
    what: "the label “{label}” is all in capitals",
    why: "some voices spell such words letter by letter, and braille marks every letter",
    advice: "write “{suggestion}” in the label; leave the capitals to the text on the screen",
    settings: ["letters": 4], supersededBy: Rule.labelsThatAreNoNames + ["label-placeholder-text"],
    fails: """
      ▼ button "ADD TO CART"
      ---
      screen ru
      ▼ text "61 ТЫС. ОЦЕНОК"
      text "4,8"
      ---
      ▼ header "USB CHARGERS"
      --- boundary letters
      ▼ button "MENU"
      """,
    passes: """
      button "Add to cart"
      ---
      screen ru
      header "Возраст"
      --- The capitals are only drawn.
      button "Checkout" appearance (text "CHECKOUT")
      --- Acronyms are written so.
      screen ru
      text "NASA"
      button "FAQ"
      text "ИНН ООО"
      --- Codes are read letter by letter anyway.
      text "PIZZA2024A"
      text "BCDF"
      --- A name inside another script.
      screen ja
      text "LINEアカウント"
      --- boundary letters
      button "BUY"
      """,
    check: .each(\.stops, having: .label) { stop, run in
      guard !stop.makeup.contains(.lower), stop.makeup.mayHaveCapitals,
        stop.role != .keyboardKey,
        stop.spokenLabel.isAllCaps(atLeast: Int(run["letters"]))
      else { return .pass }
      let suggestion = stop.spokenLabel.inSentenceCase
      return .fail(
        ["suggestion": .text(suggestion)],
        fix: .label(.known(suggestion)))
    })
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
