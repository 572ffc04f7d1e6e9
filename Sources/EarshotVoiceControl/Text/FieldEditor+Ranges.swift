extension FieldEditor {
  /// The stretch of text that is meant; `nil` if there is none.
  func range(_ range: SpokenCommand.TextRange, language: String) -> Range<Int>? {
    switch range {
    case .that: return that
    case .all: return characters.isEmpty ? nil : 0..<characters.count
    case .words(let words): return self.range(of: words, language: language)
    case .next(let count, let unit):
      let caret = selection.upperBound
      let pieces = pieces(unit).filter { $0.upperBound > caret }.prefix(max(1, count))
      guard let first = pieces.first, let last = pieces.last else { return nil }
      return max(caret, first.lowerBound)..<last.upperBound
    case .previous(let count, let unit):
      let caret = selection.lowerBound
      let pieces = pieces(unit).filter { $0.lowerBound < caret }.suffix(max(1, count))
      guard let first = pieces.first, let last = pieces.last else { return nil }
      return first.lowerBound..<min(caret, last.upperBound)
    }
  }

  /// Where a caret move leads; `nil` if it leads nowhere.
  func place(_ move: SpokenCommand.CaretMove, language: String) -> Int? {
    switch move {
    case .toBeginning: return 0
    case .toEnd: return characters.count
    case .toWords(let words, let isBefore):
      return range(of: words, language: language).map { isBefore ? $0.lowerBound : $0.upperBound }
    case .by(let count, .line, let isForward):
      return line(isForward ? count : -count)
    case .by(let count, let unit, true):
      return range(.next(count, unit), language: language)?.upperBound
    case .by(let count, let unit, false):
      return range(.previous(count, unit), language: language)?.lowerBound
    }
  }

  /// The same column some lines further, or the end of a shorter line; `nil` beyond the text.
  private func line(_ count: Int) -> Int? {
    let caret = count > 0 ? selection.upperBound : selection.lowerBound
    let lines = pieces(.line)
    guard let current = lines.lastIndex(where: { $0.lowerBound <= caret }) else { return nil }
    let target = min(max(current + count, 0), lines.count - 1)
    guard target != current else { return nil }
    let column = caret - lines[current].lowerBound
    return min(lines[target].lowerBound + column, lines[target].upperBound)
  }

  /// Words where they stand last before the caret, else first after it.
  ///
  /// They are compared as names are: without marks, and with numbers in any form.
  private func range(of words: String, language: String) -> Range<Int>? {
    let wanted = NormalizedPhrase(words, language: language).words
    guard !wanted.isEmpty else { return nil }
    var said: [String] = []
    var places: [Range<Int>] = []
    for piece in pieces(.word) {
      for word in NormalizedPhrase(String(characters[piece]), language: language).words {
        said.append(word)
        places.append(piece)
      }
    }
    guard said.count >= wanted.count else { return nil }
    var found: Range<Int>?
    for start in 0...said.count - wanted.count
    where said[start..<start + wanted.count].elementsEqual(wanted) {
      let range = places[start].lowerBound..<places[start + wanted.count - 1].upperBound
      if found != nil, range.upperBound > selection.lowerBound { break }
      found = range
    }
    return found
  }

  /// The pieces of the text in a unit, in order.
  func pieces(_ unit: SpokenCommand.TextUnit) -> [Range<Int>] {
    switch unit {
    case .character: characters.indices.map { $0..<$0 + 1 }
    case .word: words
    case .sentence: sentences
    case .line: lines
    }
  }

  private var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for index in characters.indices {
      if isInWord(index) {
        start = start ?? index
      } else if let begun = start {
        words.append(begun..<index)
        start = nil
      }
    }
    if let begun = start { words.append(begun..<characters.count) }
    return words
  }

  /// Letters and digits; a mark between two of them, as in "don't", does not end a word.
  private func isInWord(_ index: Int) -> Bool {
    let character = characters[index]
    if character.isLetter || character.isNumber || character == "•" { return true }
    guard "'’-‐".contains(character), index > 0, index + 1 < characters.count else { return false }
    return characters[index - 1].isLetter && characters[index + 1].isLetter
  }

  /// Up to the mark that ends them, without white space before.
  private var sentences: [Range<Int>] {
    var sentences: [Range<Int>] = []
    var start: Int?
    for index in characters.indices {
      let character = characters[index]
      if start == nil, !character.isWhitespace { start = index }
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let isEnd = ".!?…。！？".contains(character) && next.isWhitespace || character.isNewline
      guard isEnd, let begun = start else { continue }
      sentences.append(begun..<(character.isNewline ? index : index + 1))
      start = nil
    }
    if let begun = start { sentences.append(begun..<characters.count) }
    return sentences.filter { !$0.isEmpty }
  }

  /// Up to a line break, which belongs to none; an empty line counts.
  private var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in characters.indices where characters[index].isNewline {
      lines.append(start..<index)
      start = index + 1
    }
    return lines + [start..<characters.count]
  }
}
