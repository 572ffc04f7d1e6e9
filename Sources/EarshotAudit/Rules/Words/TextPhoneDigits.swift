import EarshotSpeech
import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let textPhoneDigits = Rule(
    "text-phone-digits", .text, .info, .medium, .slows,
    "A long run of digits is read as one number.",
    what: "“{part}” is read as one number",
    why: "nobody can write down or compare a phone, a card or a code that is read as millions",
    advice: "spell it out with accessibilitySpeechSpellOut, or group the digits",
    references: [.apple("foundation/nsattributedstring/key/accessibilityspeechspellout")],
    settings: ["digits": 5],
    fails: """
      screen ru
      ▼ link "+79161234567"
      ---
      screen en
      ▼ text "Order 4815162342"
      ---
      screen en
      ▼ element "Promo code" value "90210777"
      --- boundary digits
      screen en
      ▼ text "Locker 40718"
      ---
      strings ru
      ▼ "call" "Позвоните 88005553535"
      """,
    passes: """
      screen ru
      link "+7 916 123-45-67"
      ---
      screen en
      text "Order" value "4815"
      ---
      screen en
      text "Code 123456" attributedLabel "Code " ("123456" spelled yes)
      --- A quantity with separators is read as it should be.
      screen en
      text "1,250,000 steps"
      --- A person hears what was typed digit by digit.
      screen en
      textEntry "Card number" value "4242424242424242"
      --- The address of a page has a rule of its own.
      screen en
      text "https://example.com/item/1234567"
      --- boundary digits
      screen en
      text "Locker 4071"
      ---
      strings ru
      "call" "Позвоните 8 800 555-35-35"
      "office" "+49 30 498 75402"
      "pi" "Пи: 3,14159265"
      "code" "Код: %d"
      """,
    strings: .texts,
    check: .screen { run in
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
    })
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
