extension TextNormalizer {
  /// From how many digits on a run is heard as a huge number.
  private static let longRun = 5

  /// Digits that are no quantity: a phone, a card, a code.
  func code(_ number: Numeral) -> Verbalization? {
    guard number.range.count == 1 else { return nil }
    let index = number.range.lowerBound
    let digits = tokens[index].text
    guard let groups = groups(digits, index) else { return nil }
    return code(index..<index + 1, groups, sign: "")
  }

  /// A phone with its plus sign, or a number with its sign.
  func signed(at index: Int) -> Verbalization? {
    guard tokens[index].isMark(in: "+-−"), let next = token(index + 1), next.isNumber,
      let name = signs[signName(index)],
      index == 0 || !(tokens[index - 1].isWord || tokens[index - 1].isNumber)
    else { return nil }
    if tokens[index].isMark("+"), let groups = groups(next.text, index + 1) {
      return code(index..<index + 2, groups, sign: "+")
    }
    let sign = written(index..<index + 1)
    let word = tokens[index].isMark(in: "-−") ? pack.minus ?? name : name
    guard var reading = number(at: index + 1) else { return nil }
    reading.range = index..<reading.range.upperBound
    reading.spoken = reading.spoken.with(sign)
    reading.verbalised = reading.verbalised.with(word + " ")
    reading.better = reading.better?.with(sign)
    reading.betterVerbalised = reading.betterVerbalised?.with(word + " ")
    return reading
  }

  private func signName(_ index: Int) -> Character {
    let mark = tokens[index].mark ?? "+"
    return mark == "−" ? "-" : mark
  }

  private func groups(_ digits: Substring, _ index: Int) -> String? {
    let count = digits.utf8.count
    if count >= 3, isCode(at: index) { return digits.inSingleDigits }
    guard count >= Self.longRun, token(index + 1)?.isMark(in: ".,") != true || !isDecimal(index),
      !tokens.isQuantity(at: index)
    else { return nil }
    return digits.inGroups(pack)
  }

  private func isDecimal(_ index: Int) -> Bool { token(index + 2)?.isNumber == true }

  /// Whether a word for a code stands before digits, with no more than a colon and a few words that
  /// tell what it is for between them.
  private func isCode(at index: Int) -> Bool {
    guard var place = tokens.before(index) else { return false }
    if tokens[place].isMark(":") {
      guard let word = tokens.before(place) else { return false }
      place = word
    }
    for _ in 0..<3 {
      guard tokens[place].isWord else { return false }
      let word = tokens[place].text.lowercased()
      if NormalizerLexicon.codeWords.contains(word) { return true }
      guard NormalizerLexicon.codeLinks.contains(word), !tokens.isQuantity(at: index),
        let next = tokens.before(place)
      else { return false }
      place = next
    }
    return false
  }

  /// A card in four groups of four digits, which are said digit by digit.
  func card(at index: Int) -> Verbalization? {
    let range = index..<index + 7
    guard pack.spellsNumbers, range.upperBound <= tokens.count else { return nil }
    let groups = range.filter { ($0 - index).isMultiple(of: 2) }
    guard groups.allSatisfy({ tokens[$0].isNumber && tokens[$0].text.utf8.count == 4 }),
      range.allSatisfy({ groups.contains($0) || tokens[$0].isSpace }),
      tokens.before(index).map({ tokens[$0].isNumber }) != true,
      tokens.after(range.upperBound - 1).map({ tokens[$0].isNumber }) != true
    else { return nil }
    let words = groups.map { pack.cardinal(digits: tokens[$0].text) }.joined(separator: " ")
    return Verbalization(
      range, written: written(range), words: words,
      better: groups.map { pack.spelled(tokens[$0].text) }.joined(separator: ", "))
  }

  private func code(_ range: Range<Int>, _ groups: String, sign: String) -> Verbalization {
    let text = written(range)
    guard pack.spellsNumbers else {
      return Verbalization(
        .digits, range, said: (text, text), better: (sign + groups, sign + groups))
    }
    let plus = sign.isEmpty ? "" : (signs["+"] ?? "+") + " "
    let digits = written(range.upperBound - 1..<range.upperBound)
    let parts = groups.split(separator: " ")
    // Four digits would be heard as a thousand.
    let words = parts.map {
      $0.utf8.count > 3 || pack.spellsPhones
        ? pack.spelled($0) : pack.cardinal(digits: $0)
    }
    // Groups are heard apart, single digits run on.
    let joint = parts.allSatisfy { $0.utf8.count == 1 } ? " " : ", "
    return Verbalization(
      .digits, range,
      said: (text, plus + pack.cardinal(digits: digits)),
      better: (sign + groups, plus + words.joined(separator: joint)))
  }
}

extension Verbalization.Piece {
  /// The words with others before them.
  func with(_ head: String) -> Verbalization.Piece {
    switch self {
    case .plain(let words): .plain(head + words)
    case .spaced(let words): .spaced(head + words)
    case .setOff(let words): .setOff(head + words)
    case .pause: .pause
    }
  }
}
