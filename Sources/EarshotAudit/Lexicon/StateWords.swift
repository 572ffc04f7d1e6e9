import EarshotText

/// Words by which apps say a state or a purpose themselves.
enum StateWords {
  /// Beginnings of words for "selected".
  static let selected = Lexicon.all.selectedStems

  /// Beginnings of words for "loading" and "please wait".
  static let loading = Lexicon.all.loading

  /// Words for "search", each as the first word of a label or placeholder.
  static let search = Lexicon.all.search

  /// Names of actions that only copy text.
  static let copy = Lexicon.all.copying

  /// What the parts of a badge's name mean, as beginnings of words; the first is for a label.
  static let badges: [String: [String: [String]]] = {
    var badges: [String: [String: [String]]] = [:]
    for language in Lexicon.languages.languages {
      for (meaning, words) in Lexicon.languages[language].badges {
        badges[meaning, default: [:]][language.code] = words
      }
    }
    return badges
  }()
}

extension String {
  /// Whether a text in lower case holds a word that begins with one of some beginnings, which are
  /// in lower case too.
  func hasWord(beginningWith beginnings: [String]) -> Bool {
    let text = Array(utf8)
    return beginnings.contains { beginning in
      let bytes = Array(beginning.utf8)
      guard let first = bytes.first, bytes.count <= text.count else { return false }
      return (0...text.count - bytes.count).contains { place in
        text[place] == first && text[place...].starts(with: bytes)
          && text.startsWord(at: place)
      }
    }
  }
}

extension [UInt8] {
  /// Whether no letter stands before a place: the start, an ASCII mark, or a dash or quote of those
  /// that begin with E2 80 or are C2 AB.
  fileprivate func startsWord(at place: Int) -> Bool {
    guard place > 0 else { return true }
    let last = self[place - 1]
    if last < 0x80 {
      return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(last)
    }
    if place > 1, self[place - 2] == 0xC2 { return last == 0xAB || last == 0xA0 }
    return place > 2 && self[place - 3] == 0xE2 && self[place - 2] == 0x80
  }
}
