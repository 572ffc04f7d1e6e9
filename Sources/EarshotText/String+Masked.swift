extension String {
  /// The text with every letter as “x” and every digit as “0”; signs and spaces stay.
  package var maskedWhole: String { String(map(\.masked)) }

  /// The text with what may be a code masked as well: three digits or more, with spaces and dashes
  /// between them or not, and words of letters and digits.
  package var maskedCodes: String {
    var characters = Array(masked)
    for range in characters.codes {
      for index in range { characters[index] = characters[index].masked }
    }
    return String(characters)
  }

  /// The text with addresses of mail, numbers of five digits or more and what an address of the web
  /// hands over, such as a token, replaced by signs of the same kind; spaces, dashes and brackets
  /// between the digits of one number do not end it from nine digits on, as in phones and cards.
  package var masked: String {
    guard
      utf8.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "=") || $0 &- 0x30 < 10 }
      )
    else { return self }
    var characters = Array(self)
    for range in characters.secrets {
      for index in range { characters[index] = characters[index].masked }
    }
    return String(characters)
  }
}

extension Character {
  /// The sign that stands for it: “x” for a letter, “0” for a digit, itself for any other.
  fileprivate var masked: Character { isNumber ? "0" : isLetter ? "x" : self }

  /// Whether it may stand between the digits of a phone or a card.
  fileprivate var joinsDigits: Bool { " -()\u{A0}".contains(self) }
}

extension [Character] {
  /// The places of addresses of mail, of what addresses of the web hand over, and of long numbers.
  fileprivate var secrets: [Range<Int>] { addresses + queries + longNumbers }

  /// Words with “@” before a full stop.
  private var addresses: [Range<Int>] {
    split(whereSeparator: \.isWhitespace).filter { word in
      word.firstIndex(of: "@").map { $0 > word.startIndex && word[$0...].contains(".") } ?? false
    }.map(\.indices)
  }

  /// What stands behind “=” in the query of an address of the web.
  private var queries: [Range<Int>] {
    split(whereSeparator: \.isWhitespace).flatMap { word -> [Range<Int>] in
      guard let mark = word.firstIndex(of: "?") else { return [] }
      return word[mark...].split { "?&#;".contains($0) }.compactMap { pair in
        pair.firstIndex(of: "=").map { $0 + 1..<pair.endIndex }
      }
    }
  }

  /// What may be a code: words of four signs with letters and digits, and runs of three digits with
  /// what joins them.
  fileprivate var codes: [Range<Int>] {
    let words = split { !$0.isNumber && !$0.isLetter }.filter { word in
      word.count >= 4 && word.contains(where: \.isNumber) && word.contains(where: \.isLetter)
    }
    return words.map(\.indices) + numbers(together: 3, joined: 3)
  }

  /// Runs of digits: five together, or nine with what joins them.
  private var longNumbers: [Range<Int>] { numbers(together: 5, joined: 9) }

  /// Runs of digits: some together, or some with what joins them.
  private func numbers(together: Int, joined: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < count {
      guard self[index].isNumber else {
        index += 1
        continue
      }
      let start = index
      var (digits, run, longest, end) = (0, 0, 0, index)
      while index < count, self[index].isNumber || self[index].joinsDigits {
        if self[index].isNumber {
          (digits, run, end) = (digits + 1, run + 1, index + 1)
          longest = Swift.max(longest, run)
        } else {
          run = 0
        }
        index += 1
      }
      if longest >= together || digits >= joined { ranges.append(start..<end) }
    }
    return ranges
  }
}
