/// Reads a text in one language: finds what a voice does not say as it is written.
///
/// What is said follows the sources, and where no source tells, it is passed to the voice as it is
/// written. One walk over the tokens; each kind of text has a file of its own.
struct TextNormalizer {
  let tokens: [Token]
  /// What is known of the language.
  let pack: any LanguagePack
  /// The names of signs in the language.
  let signs: [Character: String]
  /// Whether a word is not in capitals only.
  let hasSmallWord: Bool

  init(_ text: String, language: String?) {
    tokens = text.tokens
    pack = LanguagePacks.pack(for: language)
    signs = pack.signs
    hasSmallWord = tokens.contains { $0.isWord && !$0.isAllCapitals }
  }

  /// The text as it is said.
  func text(written: String, tag: String?) -> VerbalizedText {
    var lines = (
      spoken: JoinedSpeech(), verbalised: JoinedSpeech(), better: JoinedSpeech(),
      words: JoinedSpeech()
    )
    var differences: [VerbalizedText.Difference] = []
    var (index, offset) = (0, 0)
    while index < tokens.count {
      guard let reading = reading(at: index) else {
        let text = tokens[index].text
        lines.spoken.add(text)
        lines.verbalised.add(text)
        lines.better.add(text)
        lines.words.add(text)
        offset += text.utf8.count
        index += 1
        continue
      }
      let written = tokens[reading.range].reduce(into: "") { $0 += $1.text }
      lines.spoken.add(reading.spoken)
      lines.verbalised.add(reading.verbalised)
      lines.better.add(reading.better ?? .plain(written))
      lines.words.add(reading.betterVerbalised ?? reading.verbalised)
      let end = offset + written.utf8.count
      if let difference = reading.difference(written: written, range: offset..<end) {
        differences.append(difference)
      }
      index = reading.range.upperBound
      offset = end
    }
    var text = VerbalizedText(plain: written, language: tag)
    text.spoken = lines.spoken.text
    text.verbalised = lines.verbalised.text
    text.better = lines.better.text
    text.betterVerbalised = lines.words.text
    text.differences = differences
    text.spans =
      lines.verbalised.text.isEmpty
      ? [] : [VerbalizedText.Span(lines.verbalised.text, language: tag)]
    return text
  }

  /// The reading of what begins at a token; `nil` if it is said as it is written.
  private func reading(at index: Int) -> Verbalization? {
    switch tokens[index].kind {
    case .number: number(at: index)
    case .word: word(at: index)
    case .mark: mark(at: index)
    case .space: index + 1 < tokens.count ? bracket(at: index + 1, after: index) : nil
    }
  }

  /// The characters of some tokens.
  func written(_ range: Range<Int>) -> String { tokens[range].reduce(into: "") { $0 += $1.text } }

  /// The token at an index, if there is one.
  func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// The word before an index in lower case, white space apart.
  func wordBefore(_ index: Int) -> String? {
    guard let place = tokens.before(index), tokens[place].isWord else { return nil }
    return tokens[place].text.lowercased()
  }

  /// The index after white space of one character, or the index itself.
  func afterSpace(_ index: Int) -> Int {
    guard let token = token(index), token.isSpace, token.text.unicodeScalars.count == 1 else {
      return index
    }
    return index + 1
  }
}

extension Verbalization {
  /// The difference between what is said and what should be.
  fileprivate func difference(written: String, range: Range<Int>) -> VerbalizedText.Difference? {
    guard let kind else { return nil }
    let (said, should) = (spoken.text, better.map { $0.text + (spaceAfterPause ? " " : "") })
    guard said != should else { return nil }
    return VerbalizedText.Difference(
      kind, written: written, range: range, said: said, shouldBeSaid: should)
  }
}
