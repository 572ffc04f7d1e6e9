extension TextNormalizer {
  /// Brackets and quotation marks, which are read in every text.
  private static let brackets = Set<Character>("()[]{}«»\"“”„‹›")
  /// Brackets that open and close a remark, which a pause can stand for.
  private static let opening = Set<Character>("([{")
  private static let closing = Set<Character>(")]}")

  /// The reading of a sign.
  func mark(at index: Int) -> Verbalization? {
    guard let scalar = tokens[index].text.unicodeScalars.first else { return nil }
    if scalar.value < 0x80 {
      switch scalar {
      case ".", ",", ":", ";", "!", "?", "'", "_": return nil
      default: break
      }
    }
    return bracket(at: index, after: nil) ?? currencySign(at: index) ?? signed(at: index)
      ?? numberSign(at: index) ?? emoji(at: index) ?? joiner(at: index)
  }

  // MARK: Brackets and quotation marks

  /// A bracket or quotation mark, with the space before it when that begins the stretch.
  func bracket(at index: Int, after space: Int?) -> Verbalization? {
    guard let mark = tokens[index].mark,
      Self.brackets.contains(mark), let name = signs[mark], !isArrow(mark, index)
    else { return nil }
    // Only a pause in the place of an opening bracket takes the space along.
    let isPause = Self.opening.contains(mark) || Self.closing.contains(mark)
    if space != nil, !Self.opening.contains(mark) { return nil }
    var reading = Verbalization(
      .brackets, (space ?? index)..<index + 1, said: (name, name), better: ("", ""))
    reading.spoken = .setOff(name)
    reading.verbalised = .setOff(name)
    if isPause {
      let isAtEdge = edge(mark, index)
      reading.better = isAtEdge ? .plain("") : .pause
      reading.betterVerbalised = reading.better
      if !isAtEdge, token(index + 1)?.isSpace != true {
        // The comma of a pause has its space with it.
        reading.spaceAfterPause = true
      }
    }
    return reading
  }

  /// An angle mark between words is an arrow.
  private func isArrow(_ mark: Character, _ index: Int) -> Bool {
    guard mark == "›" || mark == "»", index > 0 else { return false }
    return tokens[index - 1].isSpace && token(index + 1)?.isSpace == true
  }

  /// Whether nothing stands on the outer side of a bracket, or a sign that makes a pause itself.
  private func edge(_ mark: Character, _ index: Int) -> Bool {
    if Self.opening.contains(mark) {
      return tokens.before(index).map { tokens[$0].isMark(in: ",.:;!?") } ?? true
    }
    return tokens.after(index).map { tokens[$0].isMark(in: ",.:;!?)]}»”") } ?? true
  }

  // MARK: Numbers

  /// «№ 213» and «#9».
  private func numberSign(at index: Int) -> Verbalization? {
    guard tokens[index].isMark(in: "№#") else { return nil }
    let place = afterSpace(index + 1)
    guard let next = token(place), next.isNumber else {
      guard tokens[index].isMark("№"), let name = signs["№"] else { return nil }
      return Verbalization(.abbreviation, index..<index + 1, said: ("№", "№"), better: (name, name))
    }
    let number = numeral(at: place)
    let kind: VerbalizedText.Kind = tokens[index].isMark("№") ? .abbreviation : .symbol
    let range = index..<number.range.upperBound
    let (text, words) = (written(range), words(number))
    let said = (text, "\(written(index..<index + 1)) \(words)")
    // A place in a chart stands first.
    if kind == .symbol, index == 0,
      let place = pack.chartPlace(number, digits: next.text, words: words)
    {
      return Verbalization(kind, range, said: said, better: place)
    }
    guard let name = signs["№"] else { return nil }
    let groups = written(number.range)
    return Verbalization(
      kind, range, said: said, better: ("\(name) \(groups)", "\(name) \(words)"))
  }

  // MARK: Pictures

  private func emoji(at index: Int) -> Verbalization? {
    guard let first = tokens[index].text.unicodeScalars.first, first.value >= 0x80 else {
      return nil
    }
    let isPicture =
      first.properties.isEmojiPresentation
      || (first.properties.isEmoji && token(index + 1)?.text.unicodeScalars.first?.value == 0xFE0F)
    guard isPicture || first.isRegional else { return nil }
    let end = endOfEmoji(index, first)
    let text = written(index..<end)
    let name = pack.emoji?.name(of: text)
    var reading = Verbalization(
      .emoji, index..<end, said: (name ?? text, name ?? text), better: nil)
    if let name {
      reading.spoken = .spaced(name)
      reading.verbalised = .spaced(name)
    }
    return reading
  }

  private func endOfEmoji(_ index: Int, _ first: Unicode.Scalar) -> Int {
    var end = index + 1
    if first.isRegional {
      return token(end)?.text.unicodeScalars.first?.isRegional == true ? end + 1 : end
    }
    while let next = token(end)?.text.unicodeScalars.first, tokens[end].kind != .space,
      next.continuesEmoji
    {
      // A joiner takes what it joins along.
      end += next.value == 0x200D && end + 1 < tokens.count ? 2 : 1
    }
    return end
  }

  // MARK: Other signs

  /// A sign between words or numbers, as far as it can be a word or a pause.
  private func joiner(at index: Int) -> Verbalization? {
    if tokens[index].isMark("/"), let reading = pricePerUnit(slash: index) { return reading }
    guard index > 0, let left = tokens.before(index), let right = tokens.after(index),
      tokens[left].isWord || tokens[left].isNumber,
      tokens[right].isWord || tokens[right].isNumber
    else { return nil }
    let text = written(index..<index + 1)
    if tokens[index].isMark(in: "→←⟶›»>|•·▸▶►⇒") { return pause(index, text) }
    let areNumbers = tokens[left].isNumber && tokens[right].isNumber
    switch text {
    case "/" where !areNumbers: return slash(index, left, right)
    case "&":
      guard let word = pack.and else { return nil }
      return Verbalization(.symbol, index..<index + 1, said: (text, text), better: (word, word))
    case "×" where areNumbers:
      guard let word = pack.by, let name = signs["×"] else { return nil }
      var reading = Verbalization(
        .symbol, index..<index + 1, said: (text, name), better: (word, word))
      reading.verbalised = .spaced(name)
      reading.better = .spaced(word)
      reading.betterVerbalised = .spaced(word)
      return reading
    default: return nil
    }
  }

  /// A slash right between two words that are no unit.
  private func slash(_ index: Int, _ left: Int, _ right: Int) -> Verbalization? {
    guard left == index - 1, right == index + 1, tokens[left].isWord, tokens[right].isWord,
      tokens[left].text.utf8.count > 2, tokens[right].text.utf8.count > 2,
      NormalizerLexicon.units[written(left..<right + 1)] == nil, isFree(left - 1), isFree(right + 1)
    else { return nil }
    var reading = pause(index, "/")
    reading.spaceAfterPause = true
    return reading
  }

  /// Whether no address goes on at an index.
  private func isFree(_ index: Int) -> Bool {
    token(index).map { $0.isSpace || $0.isMark(in: ",;!?)") } ?? true
  }

  private func pause(_ index: Int, _ text: String) -> Verbalization {
    var reading = Verbalization(
      .symbol, index..<index + 1, said: (text, text), better: (",", ","))
    reading.better = .pause
    reading.betterVerbalised = .pause
    return reading
  }
}
