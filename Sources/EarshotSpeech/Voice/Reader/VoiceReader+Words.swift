extension VoiceReader {
  /// The reading of a word that is not said as it is written.
  func word(at index: Int) -> VoiceReading? {
    if let reading = real(at: index) ?? pictureName(at: index) ?? unitAfterEach(at: index)
      ?? abbreviation(at: index)
    {
      return reading
    }
    return acronym(at: index) ?? foreign(at: index)
  }

  // MARK: Shortened words

  private func abbreviation(at index: Int) -> VoiceReading? {
    guard tokens[index].text.utf8.count <= 20 else { return nil }
    if let reading = spelled(at: index) ?? yearOrCity(at: index) { return reading }
    let word = tokens[index].text.lowercased()
    guard let entry = AbbreviationWords.entries[word] else { return nil }
    let hasPoint = token(index + 1)?.isMark(".") == true
    let isCounted =
      tokens.before(index).map { tokens[$0].isNumber || tokens[$0].isMark(in: "+±") } ?? false
    let isSaid = entry.said != nil && tokens[index].isCapital && language == "ru"
    // A full stop at the end may close a sentence.
    let isShort =
      hasPoint && (!entry.needsPoint || tokens.after(index + 1) != nil)
      || (!entry.needsPoint && isCounted) || isSaid
    // «30 см» is a unit.
    guard isShort, !(entry.said != nil && isCounted) else { return nil }
    let range = index..<index + (hasPoint ? 2 : 1)
    return abbreviation(range, entry, full: full(word, entry, after: range.upperBound))
  }

  private func full(_ word: String, _ entry: AbbreviationWords.Entry, after end: Int) -> String? {
    if word == "кв", let next = tokens.after(end - 1), tokens[next].isNumber { return "квартира" }
    if let forms = AbbreviationWords.beforeWords[word], let next = tokens.after(end - 1) {
      return forms[tokens[next].text.lowercased()]
    }
    return language == "de" ? AbbreviationWords.german[word] ?? entry.full : entry.full
  }

  private func abbreviation(
    _ range: Range<Int>, _ entry: AbbreviationWords.Entry, full: String?
  ) -> VoiceReading {
    let text = written(range)
    let said = language == "ru" ? entry.said ?? text : text
    let better = full.map { tokens[range.lowerBound].isCapital ? $0.withCapital : $0 }
    return VoiceReading(
      .abbreviation, range, said: (said, said), better: better.map { ($0, $0) })
  }

  /// Letters with full stops that stand for words, such as "e.g.", with or without white space.
  private func spelled(at index: Int) -> VoiceReading? {
    guard tokens[index].text.unicodeScalars.count == 1, index + 3 < tokens.count,
      tokens[index + 1].isMark("."), let second = tokens.after(index + 1), tokens[second].isWord,
      token(second + 1)?.isMark(".") == true,
      let full = AbbreviationWords.spelled[
        "\(tokens[index].text).\(tokens[second].text).".lowercased()]
    else { return nil }
    return abbreviation(index..<second + 2, AbbreviationWords.Entry(), full: full)
  }

  /// The Russian short form for the year after a number, or for the city before a name.
  private func yearOrCity(at index: Int) -> VoiceReading? {
    guard tokens[index].text == "г", token(index + 1)?.isMark(".") == true else { return nil }
    let range = index..<index + 2
    if let number = tokens.amount(before: index) {
      guard number.range.count == 1, (1900...2100).contains(number.whole) else { return nil }
      let full = isYearInPrepositional(number.range.lowerBound) ? "году" : "года"
      return abbreviation(range, AbbreviationWords.Entry(), full: full)
    }
    guard let next = tokens.after(index + 1), tokens[next].isCapital else { return nil }
    return abbreviation(range, AbbreviationWords.Entry(), full: "город")
  }

  // MARK: Acronyms

  /// Capitals that stand for words, where the text is not all in capitals.
  private func acronym(at index: Int) -> VoiceReading? {
    let text = tokens[index].text
    guard text.utf8.count >= 3, text.utf8.count <= 10, tokens[index].isCapital,
      text.allSatisfy(\.isUppercase), isOwnScript(text)
    else { return nil }
    let word = String(text)
    let known = AcronymWords.expansions[word]
    if known == nil {
      let isRoman = word.allSatisfy { "IVXLCDM".contains($0) }
      guard !isRoman, !AcronymWords.known.contains(word),
        !word.contains(where: { AcronymWords.vowels.contains($0) })
      else { return nil }
    }
    guard tokens.count == 1 || hasSmallWord else { return nil }
    let better = known.flatMap { $0 }
    return VoiceReading(
      .acronym, index..<index + 1, said: (word, word), better: better.map { ($0, $0) })
  }
}

extension Token {
  /// Whether it begins with a capital.
  var isCapital: Bool { text.unicodeScalars.first?.properties.isUppercase ?? false }

  /// Whether it has no small letter.
  var isAllCapitals: Bool { !text.unicodeScalars.contains { $0.properties.isLowercase } }
}

extension String {
  /// The text with a capital at the start.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
