import EarshotText

extension TextNormalizer {
  /// The reading of a word that is not said as it is written.
  func word(at index: Int) -> Verbalization? {
    if let reading = state(at: index) ?? real(at: index) ?? pictureName(at: index)
      ?? unitAfterEach(at: index) ?? abbreviation(at: index)
    {
      return reading
    }
    return acronym(at: index) ?? foreign(at: index)
  }

  // MARK: Shortened words

  /// The state of a control that is cut short, where nothing follows to which it could belong.
  private func state(at index: Int) -> Verbalization? {
    guard tokens[index].text.utf8.count <= 20,
      let word = pack.stateWords[tokens[index].text.lowercased()]
    else { return nil }
    let end = token(index + 1)?.isMark(".") == true ? index + 2 : index + 1
    guard tokens.after(end - 1).map({ tokens[$0].isMark(in: ",;") }) ?? true else { return nil }
    let words = tokens[index].isCapital ? word.capitalizingFirst : word
    return Verbalization(index..<end, written: words, words: words)
  }

  private func abbreviation(at index: Int) -> Verbalization? {
    guard tokens[index].text.utf8.count <= 20 else { return nil }
    if let reading = dotted(at: index) { return reading }
    let word = tokens[index].text.lowercased()
    guard let common = NormalizerLexicon.abbreviations[word] else { return nil }
    let own = pack.abbreviations[word]
    let entry = own ?? common
    if let decide = entry.decide { return decide(index, self) }
    let hasPoint = token(index + 1)?.isMark(".") == true
    let isCounted =
      tokens.before(index).map { tokens[$0].isNumber || tokens[$0].isMark(in: "+±") } ?? false
    // A full stop at the end may close a sentence.
    let isShort =
      hasPoint && (!entry.needsPoint || tokens.after(index + 1) != nil)
      || (!entry.needsPoint && isCounted) || (own?.said != nil && tokens[index].isCapital)
    // «30 см» is a unit.
    guard isShort, !(entry.said != nil && isCounted) else { return nil }
    let range = index..<index + (hasPoint ? 2 : 1)
    return abbreviation(range, said: own?.said, full: full(entry, after: range.upperBound))
  }

  private func full(_ entry: Abbreviation, after end: Int) -> String? {
    guard let next = tokens.after(end - 1) else { return entry.full }
    if tokens[next].isNumber, let word = entry.beforeNumber { return word }
    return entry.beforeWords[tokens[next].text.lowercased()] ?? entry.full
  }

  /// A shortened word with what is said, if it is not said as it is written, and the full word.
  func abbreviation(_ range: Range<Int>, said: String? = nil, full: String?) -> Verbalization {
    let said = said ?? written(range)
    let better = full.map { tokens[range.lowerBound].isCapital ? $0.capitalizingFirst : $0 }
    return Verbalization(
      .abbreviation, range, said: (said, said), better: better.map { ($0, $0) })
  }

  /// Letters with full stops that stand for words, such as "e.g.", with or without white space.
  private func dotted(at index: Int) -> Verbalization? {
    guard tokens[index].text.unicodeScalars.count == 1, index + 3 < tokens.count,
      tokens[index + 1].isMark("."), let second = tokens.after(index + 1), tokens[second].isWord,
      token(second + 1)?.isMark(".") == true,
      let full = NormalizerLexicon.dottedAbbreviations[
        "\(tokens[index].text).\(tokens[second].text).".lowercased()]
    else { return nil }
    return abbreviation(index..<second + 2, full: full)
  }

  // MARK: Acronyms

  /// Capitals that stand for words, where the text is not all in capitals.
  private func acronym(at index: Int) -> Verbalization? {
    let text = tokens[index].text
    guard text.utf8.count >= 3, text.utf8.count <= 10, tokens[index].isCapital,
      text.allSatisfy(\.isUppercase), isOwnScript(text)
    else { return nil }
    let word = String(text)
    let known = NormalizerLexicon.acronyms[word]
    if known == nil {
      let isRoman = word.allSatisfy { "IVXLCDM".contains($0) }
      guard !isRoman, !NormalizerLexicon.commonAcronyms.contains(word),
        !word.contains(where: { NormalizerLexicon.vowels.contains($0) })
      else { return nil }
    }
    guard tokens.count == 1 || hasSmallWord else { return nil }
    let better = known.flatMap { $0 }
    return Verbalization(
      .acronym, index..<index + 1, said: (word, word), better: better.map { ($0, $0) })
  }
}

extension Token {
  /// Whether it begins with a capital.
  var isCapital: Bool { text.unicodeScalars.first?.properties.isUppercase ?? false }

  /// Whether it has no small letter.
  var isAllCapitals: Bool { !text.unicodeScalars.contains { $0.properties.isLowercase } }
}
