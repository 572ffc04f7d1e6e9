import EarshotText

extension String {
  /// Whether the word before a final full stop is an abbreviation, in a text in lower case.
  var endsWithAbbreviation: Bool {
    guard hasSuffix(".") else { return false }
    let word = dropLast().split { $0.isWhitespace || $0 == "," || $0 == "(" }.last.map(String.init)
    guard let word, let last = word.split(separator: ".").last else { return false }
    // One letter before a full stop is an initial.
    return last.count == 1 || word.contains(".") || Lexicon.all[.abbreviations].contains(word)
  }

  /// The parts between full stops that end a sentence: those before white space that belong to no
  /// abbreviation.
  var sentences: [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var place = startIndex
    while let dot = self[place...].firstIndex(of: ".") {
      let next = index(after: dot)
      place = next
      guard next < endIndex, self[next].isWhitespace,
        dot == startIndex || self[index(before: dot)] != ".",
        !String(self[start...dot]).lowercased().endsWithAbbreviation
      else { continue }
      parts.append(self[start..<dot])
      start = next
    }
    if start < endIndex { parts.append(self[start...]) }
    return parts
  }
}

extension String {
  /// Whether it begins and ends as a sentence; scripts without capitals end sentences in ways of
  /// their own.
  var isWholeSentence: Bool {
    let script = UnicodeScript(ofFirstLetterIn: self)
    guard script == .latin || script == .cyrillic || script == .greek else { return true }
    let first = first(where: \.isLetter)
    return hasHintEnd && !(first?.isLowercase == true && first?.isCased == true)
  }

  private var hasHintEnd: Bool { last.map { ".!?。؟…".contains($0) } ?? false }

  /// The text as a sentence of its own.
  var asHint: String { capitalizingFirst + (hasHintEnd ? "" : ".") }

  /// Whether the first word can be a verb in the third person; only English and Russian are known.
  func beginsWithVerb(in language: String) -> Bool {
    let word = drop { !$0.isLetter }.prefix { $0.isLetter }.lowercased()
    guard !word.isEmpty, language == "en" || language == "ru" else { return true }
    // A label may be in another language than the app.
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word.hasSuffix("s") && !word.hasSuffix("ss") }
    guard UnicodeScript(ofFirstLetterIn: word) == .cyrillic else { return true }
    return word.hasSuffix("т") || word.hasSuffix("тся")
  }
}

extension String {
  /// What stands before an ellipsis at the end; `nil` when there is none.
  var beforeEllipsis: String? {
    if hasSuffix("…") { return String(dropLast()).trimmed }
    return hasSuffix("...") ? String(dropLast(3)).trimmed : nil
  }
}
