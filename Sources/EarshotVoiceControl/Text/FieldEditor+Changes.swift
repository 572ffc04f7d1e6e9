extension FieldEditor {
  /// Puts a text in the place of characters, with spaces to the words around it.
  func typing(_ text: String, over range: Range<Int>, isSpelled: Bool = false) -> FieldChange {
    var inserted = text
    if !isSpelled {
      if let before = character(at: range.lowerBound - 1), before.wantsSpaceAfter,
        text.first?.isWordlike == true
      {
        inserted = " " + inserted
      }
      if let after = character(at: range.upperBound), after.isWordlike,
        text.last?.wantsSpaceAfter == true
      {
        inserted += " "
      }
    }
    let start = range.lowerBound + (inserted.first == " " && text.first != " " ? 1 : 0)
    let end = start + text.count
    return FieldChange(range: range, text: inserted, selection: end..<end, typed: start..<end)
  }

  /// Puts a text in the place of characters exactly.
  func replacing(_ range: Range<Int>, with text: String, selects: Bool = false) -> FieldChange {
    let end = range.lowerBound + text.count
    return FieldChange(
      range: range, text: text, selection: (selects ? range.lowerBound : end)..<end, typed: nil)
  }

  /// Takes characters out; of the spaces around a word one stays.
  func deleting(_ range: Range<Int>) -> FieldChange {
    let before = character(at: range.lowerBound - 1)
    let after = character(at: range.upperBound)
    var range = range
    let isWordlike = characters[range].first?.isWhitespace == false
    if isWordlike, before == " " || before == nil, after == " " {
      range = range.lowerBound..<range.upperBound + 1
    } else if isWordlike, before == " ", after == nil || after?.isPunctuation == true {
      range = range.lowerBound - 1..<range.upperBound
    }
    return replacing(range, with: "")
  }

  /// Writes letters in another case; what was selected stays selected.
  func changing(_ range: Range<Int>, to letters: SpokenCommand.LetterCase) -> FieldChange {
    let text = String(characters[range])
    let changed =
      switch letters {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalizingWords
      }
    return replacing(range, with: changed, selects: true)
  }

  private func character(at index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }
}

extension Character {
  fileprivate var isWordlike: Bool { isLetter || isNumber }

  /// Whether a word that follows it is set apart.
  fileprivate var wantsSpaceAfter: Bool { isWordlike || ".,!?;:…)»”%".contains(self) }
}

extension String {
  /// The text with the first letter of each word in upper case.
  fileprivate var capitalizingWords: String {
    var isInWord = false
    return reduce(into: "") { text, character in
      let isLetter = character.isLetter || character.isNumber
      let stays = isLetter && !isInWord
      text += stays ? character.uppercased() : String(character)
      isInWord = isLetter || isInWord && "'’".contains(character)
    }
  }
}
