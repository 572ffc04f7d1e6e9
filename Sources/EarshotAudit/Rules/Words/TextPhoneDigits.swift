import EarshotText
import EarshotVerbalizer

extension Rule {
  static let textPhoneDigits = Rule(
    "text-phone-digits", .text, .info, .medium, .slows,
    "A long run of digits is read as one number.",
    what: "“{part}” is read as one number",
    why: "nobody can write down or compare a phone, a card or a code that is read as millions",
    advice: "spell it out with accessibilitySpeechSpellOut, or group the digits",
    references: [.apple("foundation/nsattributedstring/key/accessibilityspeechspellout")],
    settings: ["digits": 5, "code-digits": 4],
    fails: """
      screen ru
      ▼ link "+79161234567"
      --- screen en
      ▼ text "Order 4815162342"
      --- screen en
      ▼ element "Promo code" value "90210777"
      --- boundary digits
      screen en
      ▼ text "Locker 40718"
      --- boundary code-digits
      screen en
      ▼ text "Your code is 4821"
      --- strings ru
      ▼ "call" "Позвоните 88005553535"
      """,
    passes: """
      screen ru
      link "+7 916 123-45-67"
      --- screen en
      text "Order" value "4815"
      --- screen en
      text "Code 123456" attributedLabel "Code " ("123456" spelled yes)
      --- A quantity with separators is read as it should be.
      screen en
      text "1,250,000 steps"
      --- A person hears what was typed digit by digit.
      screen en
      textEntry "Card number" value "4242424242424242"
      --- The digits are a part of a name.
      screen en
      text "Model AB12345"
      --- A postcode is no number to dial.
      screen de
      text "Nordufer 20, 13353 Berlin"
      --- screen en
      text "1 Ferry Building, San Francisco, CA 94111"
      --- The end of a range is a number.
      screen en
      text "Valid range: 1 - 65535"
      --- The address of a page has a rule of its own.
      screen en
      text "https://example.com/item/1234567"
      --- The years of a long text that speaks of code.
      screen en
      text "Copyright 2008-2020 of those who wrote it. Redistribution of the source code, with or without changes, is permitted where this notice is kept whole. The code comes without any warranty, and whoever uses it does so at their own risk."
      --- boundary code-digits
      screen en
      text "Your code is 482"
      --- boundary digits
      screen en
      text "Locker 4071"
      --- strings ru
      "call" "Позвоните 8 800 555-35-35"
      "office" "+49 30 498 75402"
      "pi" "Пи: 3,14159265"
      "code" "Код: %d"
      """,
    check: .texts(all: .digit, dependsOnVoice: true) { text in
      let isCode = text.text.namesCode && !text.text.isLongText
      let least = Int(clamping: text[isCode ? "code-digits" : "digits"])
      guard text.text.hasDigits(atLeast: least), !text.hasSpokenVariant,
        !text.text.contains("://")
      else { return nil }
      let tokens = text.text.tokens
      let found = tokens.indices.filter { tokens.isRun(at: $0, ofAtLeast: least) }
      guard let first = found.first else { return nil }
      let groups = found.map {
        let digits = tokens[$0].text
        return ($0, isCode ? digits.inSingleDigits : digits.inGroups(text.language))
      }
      // Groups of four would not be below a smaller threshold.
      let better =
        least > 3 ? tokens.replacing(Dictionary(uniqueKeysWithValues: groups)) : nil
      return SpokenFlaw(tokens[first].text, better: better)
    })
}

extension [Token] {
  /// Whether so many digits stand together that are no decimals, no quantity, and not the last
  /// group of a number that is in groups already, as in «+49 30 498 75402».
  fileprivate func isRun(at index: Int, ofAtLeast least: Int) -> Bool {
    guard self[index].isNumber, self[index].text.count >= least, !isQuantity(at: index) else {
      return false
    }
    // Letters beside it make it a part of a name: "Curve25519", "AB12345".
    if index > 0, self[index - 1].isWord { return false }
    if index + 1 < count, self[index + 1].isWord { return false }
    if index >= 2, self[index - 1].isMark(in: ".,"), self[index - 2].isNumber { return false }
    if isPostcode(at: index) || isRangeEnd(at: index) { return false }
    let isLastGroup =
      self[index].text.count == least && index >= 4 && self[index - 1].isSpace
      && self[index - 2].isNumber && self[index - 3].isSpace && self[index - 4].isNumber
    return !isLastGroup
  }
}

extension [Token] {
  /// Whether a number ends a range, such as that of ports in “1 - 65535”: a dash between blanks, and a
  /// shorter number before it.
  fileprivate func isRangeEnd(at index: Int) -> Bool {
    index >= 4 && self[index - 1].isSpace && self[index - 2].isMark(in: "-–—")
      && self[index - 3].isSpace && self[index - 4].isNumber
      && self[index - 4].text.count < self[index].text.count
  }

  /// Whether five or six digits are a postcode: before the name of a town at the beginning of a
  /// part of an address, or after the two capitals of a state.
  private func isPostcode(at index: Int) -> Bool {
    guard (5...6).contains(self[index].text.count) else { return false }
    if index >= 2, self[index - 1].isSpace, self[index - 2].isWord,
      self[index - 2].text.count == 2, self[index - 2].text.allSatisfy(\.isUppercase)
    {
      return true
    }
    guard index + 2 < count, self[index + 1].isSpace, self[index + 2].isWord,
      self[index + 2].text.first?.isUppercase == true
    else { return false }
    guard index > 0 else { return true }
    let before = self[index - 1]
    return before.text.contains(where: \.isNewline) || before.isMark(in: ",;–-")
      || before.isSpace && index > 1 && self[index - 2].isMark(in: ",;–-")
  }
}

extension String {
  fileprivate func hasDigits(atLeast least: Int) -> Bool {
    var count = 0
    for byte in utf8 where count < least { count = byte &- 0x30 < 10 ? count + 1 : 0 }
    return count >= least
  }
}

extension String {
  /// Whether it names a code that somebody types.
  fileprivate var namesCode: Bool {
    words.contains(where: NormalizerLexicon.codeWords.contains)
  }
}
