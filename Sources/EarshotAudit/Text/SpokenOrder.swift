/// Whether a name says a text that can be read, with its words in their order.
enum SpokenOrder {
  /// How a name says a text.
  enum Place: Comparable {
    /// From its first word on.
    case first
    /// After other words.
    case later
    /// Not at all.
    case missing
  }

  /// Where a name says a text; emoji and punctuation do not count.
  static func place(of text: String, in name: String) -> Place {
    if name.beginsWithWords(of: text) { return .first }
    let wanted = text.folded.words
    let words = name.folded.words
    guard !wanted.isEmpty else { return .first }
    var start: Int?
    var next = 0
    for (index, word) in words.enumerated() where next < wanted.count {
      guard says(word, wanted[next]) else { continue }
      if start == nil { start = index }
      next += 1
    }
    guard next == wanted.count else { return .missing }
    return start == 0 ? .first : .later
  }

  /// Whether a word is another, or is what the other abbreviates: "сантиметров" for «см».
  private static func says(_ word: String, _ written: String) -> Bool {
    if word == written { return true }
    guard written.count <= 4, word.count > written.count, word.first == written.first,
      written.allSatisfy(\.isLetter)
    else { return false }
    var rest = word[...]
    for letter in written {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }
}

extension String {
  /// Whether it is a text, or goes on after it with a space or comma, letter by letter.
  func beginsWithWords(of text: String) -> Bool {
    guard utf8.starts(with: text.utf8) else { return false }
    let next = utf8.dropFirst(text.utf8.count).first
    return next == nil || next == 0x20 || next == 0x2C
  }

  /// Whether a name holds this text, or is a part of it from its first word on.
  func isSaid(by name: String) -> Bool {
    if name.beginsWithWords(of: self) || !name.isEmpty && beginsWithWords(of: name) { return true }
    if name.hasNoWord { return false }
    return SpokenOrder.place(of: self, in: name) != .missing
      || SpokenOrder.place(of: name, in: self) == .first
  }
}
