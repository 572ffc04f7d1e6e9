import EarshotSpeech
import EarshotTree

extension Rule {
  /// A number to copy or to compare is read as one huge number.
  static let textPhoneDigits = Rule(
    "text-phone-digits", step: .text, severity: .info, confidence: .medium, impact: .slows,
    references: [
      "https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechspellout"
    ],
    settings: ["digits": 5],
    english: RuleText(
      "A long run of digits is read as one number.",
      what: "“{part}” is read as one number",
      why: "nobody can write down or compare a phone, a card or a code that is read as millions",
      advice: "spell it out with accessibilitySpeechSpellOut, or group the digits"),
    russian: RuleText(
      "Длинный ряд цифр читается одним числом.",
      what: "«{part}» читается одним числом",
      why: "телефон, карту или код, прочитанные миллионами, не записать и не сверить",
      advice: "прочитайте по цифрам через accessibilitySpeechSpellOut или разбейте на группы"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        ▼ link "+79161234567"
        """,
        """
        screen en
        ▼ text "Order 4815162342"
        """,
        """
        screen en
        ▼ element "Promo code" value "90210777"
        """,
      ],
      passing: [
        "screen ru\nlink \"+7 916 123-45-67\"",
        "screen en\ntext \"Order\" value \"4815\"",
        "screen en\ntext \"Code 123456\" attributedLabel \"Code \" (\"123456\" spelled yes)",
      ],
      falsePositives: [
        // A quantity with separators is read as it should be.
        "screen en\ntext \"1,250,000 steps\"",
        // A person hears what was typed digit by digit.
        "screen en\ntextEntry \"Card number\" value \"4242424242424242\"",
        // The address of a page has a rule of its own.
        "screen en\ntext \"https://example.com/item/1234567\"",
      ],
      boundaries: [
        .init(
          "digits", passing: "screen en\ntext \"Locker 4071\"",
          failing: "screen en\n▼ text \"Locker 40718\"")
      ],
      failingStrings: [
        """
        strings ru
        ▼ "call" "Позвоните 88005553535"
        """
      ],
      passingStrings: [
        """
        strings ru
        "call" "Позвоните 8 800 555-35-35"
        "office" "+49 30 498 75402"
        "pi" "Пи: 3,14159265"
        "code" "Код: %d"
        """
      ]), strings: .texts
  ) { run in
    let least = Int(run["digits"])
    run.judgeSpoken(run.screen.stops, all: .digit) { spoken in
      guard spoken.text.utf8.count >= least, spoken.text.hasDigitRun(of: least),
        !spoken.hasSpokenVariant, !spoken.text.contains("://")
      else { return nil }
      let tokens = spoken.text.tokens
      var replacements: [Int: String] = [:]
      for (index, token) in tokens.enumerated()
      where token.isNumber && token.text.count >= least && !tokens.endsGroups(at: index, least)
        && !tokens.isFraction(at: index) && !tokens.isQuantity(at: index)
      {
        replacements[index] = token.text.inGroups(spoken.language)
      }
      guard let first = replacements.keys.min() else { return nil }
      // Groups of four would not be below a smaller threshold.
      let better = least > 4 ? tokens.replacing(replacements) : nil
      return SpokenFlaw(tokens[first].text, better: better)
    }
  }
}

extension [Token] {
  /// Whether a run of digits stands behind the point of a number.
  fileprivate func isFraction(at index: Int) -> Bool {
    index >= 2 && self[index - 1].isMark(in: ".,") && self[index - 2].isNumber
  }

  /// Whether a run of digits is the last group of a number that is in groups already, as in
  /// «+49 30 498 75402».
  fileprivate func endsGroups(at index: Int, _ least: Int) -> Bool {
    self[index].text.count <= least && index >= 4 && self[index - 1].isSpace
      && self[index - 2].isNumber && self[index - 3].isSpace && self[index - 4].isNumber
  }
}

extension String {
  fileprivate func hasDigitRun(of least: Int) -> Bool {
    var count = 0
    for byte in utf8 {
      count = byte &- 0x30 < 10 ? count + 1 : 0
      if count >= least { return true }
    }
    return false
  }
}
