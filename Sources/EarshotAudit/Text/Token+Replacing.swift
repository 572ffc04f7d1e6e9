import EarshotVerbalizer

extension [Token] {
  /// The text with some tokens replaced; white space at the ends and twice in a row is dropped.
  func replacing(_ replacements: [Int: String]) -> String {
    var text = ""
    for (index, token) in enumerated() {
      let part = replacements[index] ?? String(token.text)
      if part.isEmpty || (token.isSpace && text.last?.isWhitespace ?? true) { continue }
      text += part
    }
    return text.trimmed
  }

  /// Whether white space stands on both sides of a token.
  func standsApart(_ index: Int) -> Bool {
    index > 0 && index + 1 < count && self[index - 1].isSpace && self[index + 1].isSpace
  }
}
