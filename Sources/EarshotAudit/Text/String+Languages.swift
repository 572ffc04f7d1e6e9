import EarshotText

extension String {
  /// The words of the script that has fewer of them, when two scripts have enough words.
  func foreignWords(ofAtLeast least: Int) -> String? {
    var words: [UnicodeScript: [Substring]] = [:]
    var isFirst = true
    // Whether the words are those of a title: in quotes, or after the word for an album or a film.
    var isTitle = false
    for piece in split(whereSeparator: \.isWhitespace) {
      // An address is in no language.
      guard !piece.contains(where: { "@/_".contains($0) }) else { continue }
      if let sign = piece.first, "«“\"".contains(sign) { isTitle = true }
      defer {
        if let sign = piece.last(where: { !",.;:".contains($0) }), "»”\"".contains(sign) {
          isTitle = false
        }
      }
      for word in piece.split(whereSeparator: { !$0.isLetter }) where word.count > 1 {
        let script = UnicodeScript(ofFirstLetterIn: word) ?? .other
        // In Latin letters, a capital makes a name of a word.
        if script != .latin {
          isTitle =
            isTitle && piece.first != word.first || Lexicon.all[.works].contains(word.lowercased())
        }
        if script != .latin || isFirst || isTitle || !word.contains(where: \.isUppercase) {
          words[script.hasSpaces ? script : .other, default: []].append(word)
        }
        isFirst = false
      }
    }
    let latin = words.removeValue(forKey: .latin) ?? []
    guard let most = words.values.max(by: { $0.count < $1.count }),
      min(latin.count, most.count) >= least
    else { return nil }
    return (latin.count <= most.count ? latin : most).joined(separator: " ")
  }
}
