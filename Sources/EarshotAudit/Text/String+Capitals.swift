import EarshotText

extension String {
  /// Whether its words are in capitals, apart from acronyms and codes.
  func isAllCaps(atLeast letters: Int) -> Bool {
    // Scripts without case beside it are the text, and the capitals a name in it.
    guard allSatisfy({ !$0.isLetter || $0.isUppercase }) else { return false }
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { word in
      !word.contains { $0.isNumber || $0 == "_" } && !String(word).isAcronym
    }
    return words.reduce(0) { $0 + $1.count(where: \.isUppercase) } >= letters
      && words.contains { $0.contains { "AEIOUYÄÖÜÁÉÍÓÚÂÊÔÃÕАЕЁИОУЫЭЮЯІЇЄ".contains($0) } }
  }

  private var isAcronym: Bool { Lexicon.all[.acronyms].contains(lowercased()) }

  /// The text in small letters with a capital at the start; acronyms and codes stay.
  var inSentenceCase: String {
    var isFirst = first?.isNumber != true
    let words = split(separator: " ", omittingEmptySubsequences: false).map { part -> String in
      let word = String(part)
      let core = word.strippedOfSeparators
      guard core.contains(where: \.isLetter) else { return word }
      defer { isFirst = false }
      if core.isAcronym || core.contains(where: \.isNumber) { return word }
      return isFirst ? word.lowercased().capitalizingFirst : word.lowercased()
    }
    return words.joined(separator: " ")
  }

  /// Whether it is written as a title: a capital letter, then small ones and spaces.
  var isTitle: Bool {
    first?.isUppercase == true && dropFirst().allSatisfy { $0.isLowercase || $0 == " " }
  }
}
