import EarshotVerbalizer

extension Rule {
  static let textBrackets = Rule(
    "text-brackets", .text, .info, .medium, .cosmetic,
    "Brackets, quotation marks or slashes in a control's name are read aloud.",
    what: "the sign {part} in the name is read aloud",
    why: "a listener hears “left parenthesis” or “slash” in the middle of a name",
    advice: "use commas or words in the label; the text on the screen may keep its signs",
    references: ["https://developer.apple.com/design/human-interface-guidelines/voiceover"],
    supersededBy: [
      "text-markup", "text-raw-url", "text-fraction-or-count", "text-decorative-characters",
    ],
    fails: """
      ▼ button "Pepperoni (large)"
      ---
      screen ru
      ▼ link "Акция «Два по цене одной»"
      ---
      screen ru
      ▼ button "Самовывоз/доставка"
      ---
      ▼ button "• Extra cheese"
      ---
      strings en
      ▼ "cart.button" "Cart (%d)"
      """,
    passes: """
      button "Pepperoni, large"
      ---
      text "Pepperoni (large)"
      ---
      button "Don't save"
      --- A title in quotation marks is the value.
      screen ru
      button "Акция" value "«Два по цене одной»"
      --- The slash belongs to a unit or a number.
      button "Limit 60 km/h"
      button "Open 24/7"
      ---
      strings en
      "cart.button" "Cart, %d"
      "note" "Cart (empty)"
      """,
    check: .texts([.label], of: \.isControl, any: [.bracket, .slash, .sign]) { text in
      guard !text.text.contains("://") else { return nil }
      let tokens = text.text.tokens
      let marks = tokens.indices.filter(tokens.isSpokenMark)
      guard let first = marks.first else { return nil }
      var replacements: [Int: String] = [:]
      for index in marks { tokens.plain(index, &replacements) }
      let better = tokens.replacing(replacements)
      return SpokenFlaw(tokens[first].text, better: better.hasNoWord ? nil : better)
    })
}

extension [Token] {
  fileprivate func isSpokenMark(_ index: Int) -> Bool {
    let token = self[index]
    // An angle mark between words is an arrow; another rule speaks.
    if token.isMark(in: "()[]{}«»\"“”„‹›") {
      return !(token.isMark(in: "›»") && standsApart(index))
    }
    if token.isMark("/") { return isBetweenWords(index) }
    return index == 0 && token.isMark(in: "•·‣◦*") && count > 1
  }

  /// Whether a slash joins two words that are no short unit.
  private func isBetweenWords(_ index: Int) -> Bool {
    guard let left = before(index), let right = after(index), self[left].isWord,
      self[right].isWord
    else { return false }
    return NormalizerLexicon.units["\(self[left].text)/\(self[right].text)"] == nil
  }

  /// Writes a mark as a pause or leaves it out.
  fileprivate func plain(_ index: Int, _ replacements: inout [Int: String]) {
    let hasMore = after(index).map { !self[$0].isMark(in: ")]}»”,.") } ?? false
    let followsWord = before(index).map { !self[$0].isMark(in: ",.:;") } ?? false
    let opens = self[index].isMark(in: "([{") && followsWord
    if opens, self[index - 1].isSpace { replacements[index - 1] = "" }
    replacements[index] =
      opens || self[index].isMark("/") ? ", " : self[index].isMark(in: ")]}") && hasMore ? "," : ""
  }
}
