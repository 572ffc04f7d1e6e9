extension VoiceReader {
  /// From how many digits on a run is heard as a huge number.
  private static let longRun = 5

  /// Words after which digits are a code.
  private static let codeWords: Set<String> = [
    "код", "кода", "пин", "пароль", "code", "pin", "otp", "passcode", "cvv", "cvc", "kode",
  ]

  /// Digits that are no quantity: a phone, a card, a code.
  func code(_ number: Numeral) -> VoiceReading? {
    guard number.range.count == 1 else { return nil }
    let index = number.range.lowerBound
    let digits = tokens[index].text
    guard let groups = groups(digits, index) else { return nil }
    return code(index..<index + 1, groups, sign: "")
  }

  /// A phone with its plus sign, or a number with its sign.
  func signed(at index: Int) -> VoiceReading? {
    guard tokens[index].isMark(in: "+-−"), let next = token(index + 1), next.isNumber,
      let name = names?[signName(index)],
      index == 0 || !(tokens[index - 1].isWord || tokens[index - 1].isNumber)
    else { return nil }
    if tokens[index].isMark("+"), let groups = groups(next.text, index + 1) {
      return code(index..<index + 2, groups, sign: "+")
    }
    let sign = written(index..<index + 1)
    let word = tokens[index].isMark(in: "-−") ? Self.minus[language] ?? name : name
    guard var reading = number(at: index + 1) else { return nil }
    reading.range = index..<reading.range.upperBound
    reading.spoken = reading.spoken.with(sign)
    reading.verbalised = reading.verbalised.with(word + " ")
    reading.better = reading.better?.with(sign)
    reading.betterVerbalised = reading.betterVerbalised?.with(word + " ")
    return reading
  }

  private static let minus = ["ru": "минус", "en": "minus", "de": "minus"]

  private func signName(_ index: Int) -> Character {
    let mark = tokens[index].mark ?? "+"
    return mark == "−" ? "-" : mark
  }

  private func groups(_ digits: Substring, _ index: Int) -> String? {
    let count = digits.utf8.count
    if count >= 3, let word = codeWord(before: index), Self.codeWords.contains(word) {
      return digits.map(String.init).joined(separator: " ")
    }
    guard count >= Self.longRun, token(index + 1)?.isMark(in: ".,") != true || !isDecimal(index),
      !tokens.isQuantity(at: index)
    else { return nil }
    return digits.inGroups(language)
  }

  private func isDecimal(_ index: Int) -> Bool { token(index + 2)?.isNumber == true }

  /// The word before digits, a colon apart.
  private func codeWord(before index: Int) -> String? {
    guard let place = tokens.before(index) else { return nil }
    return tokens[place].isMark(":") ? wordBefore(place) : wordBefore(index)
  }

  private func code(_ range: Range<Int>, _ groups: String, sign: String) -> VoiceReading {
    let text = written(range)
    guard NumberWords.knows(language) else {
      return VoiceReading(
        .digits, range, said: (text, text), better: (sign + groups, sign + groups))
    }
    let plus = sign.isEmpty ? "" : (names?["+"] ?? "+") + " "
    let digits = written(range.upperBound - 1..<range.upperBound)
    let parts = groups.split(separator: " ")
    // Four digits would be heard as a thousand, and in English phones are read digit by digit.
    let words = parts.map {
      $0.utf8.count > 3 || language == "en"
        ? NumberWords.spelled($0, in: language) : NumberWords.cardinal(digits: $0, in: language)
    }
    // Groups are heard apart, single digits run on.
    let joint = parts.allSatisfy { $0.utf8.count == 1 } ? " " : ", "
    return VoiceReading(
      .digits, range,
      said: (text, plus + NumberWords.cardinal(digits: digits, in: language)),
      better: (sign + groups, plus + words.joined(separator: joint)))
  }
}

extension VoiceReading.Piece {
  /// The words with others before them.
  func with(_ head: String) -> VoiceReading.Piece {
    switch self {
    case .plain(let words): .plain(head + words)
    case .spaced(let words): .spaced(head + words)
    case .setOff(let words): .setOff(head + words)
    case .pause: .pause
    }
  }
}
