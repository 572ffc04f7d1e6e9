import EarshotText

extension String {
  /// Whether its words are in capitals, apart from acronyms and codes.
  func isAllCaps(atLeast letters: Int) -> Bool {
    // Scripts without case beside it are the text, and the capitals a name in it.
    guard allSatisfy({ !$0.isLetter || $0.isUppercase }) else { return false }
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { word in
      !word.contains { $0.isNumber || $0 == "_" } && !String(word).isAcronym
    }
    // A single short word may be an acronym that is spoken as it is; words that apps use are none.
    if words.count == 1, words[0].count < 7, !Lexicon.isWord(words[0].lowercased()) { return false }
    // Words of two or three letters that are none may be initials: "AI DJ".
    guard words.contains(where: { $0.count > 3 || Lexicon.isWord($0.lowercased()) }) else {
      return false
    }
    return words.reduce(0) { $0 + $1.count(where: \.isUppercase) } >= letters
      && words.contains { $0.contains(where: Self.vowels.contains) }
  }

  private static let vowels: Set<Character> = Set("AEIOUYÄÖÜÁÉÍÓÚÂÊÔÃÕАЕЁИОУЫЭЮЯІЇЄ")

  private var isAcronym: Bool { Lexicon.all[.acronyms].contains(lowercased()) }

  /// The text in small letters with a capital at the start; acronyms and codes stay.
  var inSentenceCase: String {
    var isFirst = first?.isNumber != true
    let hasDate =
      contains(where: \.isNumber)
      || lowercased().words.contains { DateWords.sure.contains(String($0)) }
    let words = split(separator: " ", omittingEmptySubsequences: false).map { part -> String in
      let word = String(part)
      let core = word.strippedOfSeparators
      guard core.contains(where: \.isLetter) else { return word }
      defer { isFirst = false }
      if core.isAcronym || core.contains(where: \.isNumber) { return word }
      // "ASCII-ARMOR": only the acronym keeps its capitals.
      let parts = core.split(separator: "-").map(String.init)
      if parts.count > 1, parts.contains(where: \.isAcronym) {
        return parts.map { $0.isAcronym ? $0 : $0.lowercased().capitalizingFirst }
          .joined(separator: "-")
      }
      // What cannot be said as a word is spelled out.
      if core.count <= 3, !core.contains(where: Self.vowels.contains) { return word }
      let isDate = DateWords.sure.contains(core.lowercased())
      if isDate || hasDate && DateWords.likely.contains(core.lowercased()) {
        return word.lowercased().replacing(
          core.lowercased(), with: core.lowercased().capitalizingFirst)
      }
      return isFirst ? word.lowercased().capitalizingFirst : word.lowercased()
    }
    return words.joined(separator: " ")
  }

  /// Whether a name of a few words begins with a small letter that no spelling asks for.
  var beginsSmall: Bool {
    // In ASCII a capital first letter or a digit is the common case; signs before it do not count.
    let byte = utf8.first { byte in
      0x30...0x39 ~= byte || 0x40...0x5A ~= byte || 0x61...0x7A ~= byte || byte >= 0x80
    }
    if let byte, 0x30...0x39 ~= byte || 0x41...0x5A ~= byte { return false }
    guard let first = first(where: { $0.isLetter || $0.isNumber || $0 == "@" }),
      first.isLowercase, first.isCased, !"ªº".contains(first)
    else { return false }
    guard self.first.map({ $0.isLetter || "«“„\"'‘(".contains($0) }) == true,
      split(whereSeparator: \.isWhitespace).count < 6
    else { return false }
    let word = lowercased().drop { !$0.isLetter }.prefix { !$0.isWhitespace && $0 != "," }
    // A unit is written so, and a name of a program has capitals inside.
    if word.count < 3 && count < 3 { return false }
    if prefix(while: { !$0.isWhitespace }).contains(where: \.isUppercase) { return false }
    // One letter is a quantity: "x squared".
    if word.count == 1, word != "a" { return false }
    return !word.contains { $0.isNumber || $0 == "@" || $0 == "/" }
      && !word.dropLast().contains(".")
      && !ShortForms.smallInitials.contains(String(word.prefix { $0.isLetter || $0 == "-" }))
  }

  /// Whether it is written as a title: a capital letter, then small ones and spaces.
  var isTitle: Bool {
    first?.isUppercase == true && dropFirst().allSatisfy { $0.isLowercase || $0 == " " }
  }
}
