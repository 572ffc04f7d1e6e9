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

  /// Whether it is written as a title: a capital letter, then small ones and spaces.
  var isTitle: Bool {
    first?.isUppercase == true && dropFirst().allSatisfy { $0.isLowercase || $0 == " " }
  }
}
