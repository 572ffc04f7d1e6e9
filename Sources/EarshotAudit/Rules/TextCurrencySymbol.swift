import EarshotSpeech
import EarshotTree

extension Rule {
  /// A sign or a short form of money is read as a sign, or not at all.
  static let textCurrencySymbol = Rule(
    "text-currency-symbol", step: .text, severity: .warning, confidence: .medium, impact: .slows,
    criteria: ["3.1.2"],
    references: ["https://developer.apple.com/documentation/foundation/numberformatter"],
    english: RuleText(
      "A currency sign is not read as money.",
      what: "the voice does not read “{part}” as the name of a currency",
      why: "a listener hears the name of a sign, or a bare number, instead of a price",
      advice: "put the currency in words into the label, in the form that the number asks for"),
    russian: RuleText(
      "Знак валюты не читается как деньги.",
      what: "голос не прочтет «{part}» как название валюты",
      why: "слушатель услышит название знака или голое число вместо цены",
      advice: "напишите валюту словом в названии, в форме, которой требует число"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        ▼ button "В корзину за 514 ₽"
        ▼ text "от 1 241 ₽"
        """,
        """
        screen ru
        ▼ button "Комбо на двоих" value "999 руб."
        """,
        """
        screen pt
        ▼ text "R$ 49,90"
        """,
        """
        screen en
        header "Wallet"
        ▼ element "Balance" value "₽1,200.50"
        """,
      ],
      passing: [
        "screen ru\nbutton \"В корзину за 514 рублей\"",
        "screen en\ntext \"$9.99\"",
        "screen de\ntext \"12,50 €\"",
      ],
      falsePositives: [
        // The label is said instead of the text that is seen.
        """
        screen ru
        button "В корзину за 514 рублей" appearance (text "В корзину за 514 ₽")
        """,
        // The app says itself how the sign is spoken.
        """
        screen ru
        text "5 ₽" attributedLabel "5 " ("₽" ipa "rʊˈblʲej")
        """,
        // What a person typed is theirs.
        "screen ru\ntextEntry \"Сумма\" value \"500 ₽\"",
        // The letter stands for a street or a river here.
        "screen ru\ntext \"р. Волга\"",
      ],
      failingStrings: [
        """
        strings ru
        ▼ "price" "от %d ₽"
        ▼ "cart.accessibilityLabel" "В корзину за %@ руб."
        """,
        """
        strings ru
        ▼ "old" one "%d ₽" few "%d ₽" many "%d ₽" other "%d ₽"
        """,
      ],
      passingStrings: [
        """
        strings ru
        "price" one "%d рубль" few "%d рубля" many "%d рублей" other "%d рубля"
        strings en
        "price" "$%d"
        """
      ]), strings: .texts
  ) { run in
    let (signs, letters): (TextMarks, TextMarks) = (.currency, [.digit, .otherLetter])
    run.judgeSpoken(run.screen.stops, any: signs.union(.otherLetter)) { spoken in
      let marks = TextMarks(spoken.text)
      guard marks.contains(signs) || marks.isSuperset(of: letters), !spoken.hasSpokenVariant else {
        return nil
      }
      return CurrencyReading(spoken).flaw
    }
  }
}

/// Finds money in a text.
private struct CurrencyReading {
  let tokens: [Token]
  let language: String

  init(_ spoken: SpokenText) {
    tokens = spoken.text.tokens
    language = spoken.language
  }

  /// A sign or short form in the text.
  private struct Sign {
    var range: Range<Int>
    var key: Character
  }

  var flaw: SpokenFlaw? {
    let signs = tokens.indices.compactMap(sign)
    if let first = signs.first {
      return SpokenFlaw(tokens[first.range].map(\.text).joined(), better: better(signs))
    }
    let text = tokens.text
    return CurrencyWords.arabicForms.first { text.contains($0) }
      .map { SpokenFlaw($0) }
  }

  private func sign(at index: Int) -> Sign? {
    let token = tokens[index]
    if token.kind == .mark, let mark = token.text.first, mark.isCurrencySymbol {
      if mark == "$", index > 0, tokens[index - 1].text == "R" {
        return Sign(range: index - 1..<index + 1, key: "R")
      }
      let well = CurrencyWords.readWell[language] ?? CurrencyWords.common
      return well.contains(mark) ? nil : Sign(range: index..<index + 1, key: mark)
    }
    // The short words are money only after a number.
    guard token.isWord, token.text.utf8.count <= 6, tokens.amount(before: index) != nil,
      let key = CurrencyWords.shortForms[token.text.lowercased()]
    else { return nil }
    let hasPoint = index + 1 < tokens.count && tokens[index + 1].isMark(".")
    return Sign(range: index..<(hasPoint ? index + 2 : index + 1), key: key)
  }

  /// The text with all signs in words; `nil` when a word is not known.
  private func better(_ signs: [Sign]) -> String? {
    var replacements: [Int: String] = [:]
    for sign in signs {
      guard let name = CurrencyWords.names[language]?[sign.key] else { return nil }
      for index in sign.range { replacements[index] = "" }
      let before = tokens.amount(before: sign.range.lowerBound)
      guard let amount = before ?? tokens.amount(after: sign.range.upperBound - 1) else {
        replacements[sign.range.lowerBound] = name.after(5, in: language)
        continue
      }
      let word = name.after(
        amount.whole, isFraction: amount.isFraction,
        isGenitive: tokens.isGenitive(before: amount.range.lowerBound), in: language)
      if before != nil {
        let hasSpace = tokens[sign.range.lowerBound - 1].isSpace
        replacements[sign.range.lowerBound] = hasSpace ? word : " \(word)"
      } else {
        let last = amount.range.upperBound - 1
        replacements[last] = "\(tokens[last].text) \(word)"
      }
    }
    return tokens.replacing(replacements)
  }
}
