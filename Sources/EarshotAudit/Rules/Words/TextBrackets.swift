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
      --- screen ru
      ▼ link "Акция «Два по цене одной»"
      --- screen ru
      ▼ button "Самовывоз/доставка"
      ---
      ▼ button "• Extra cheese"
      --- strings en
      ▼ "cart.button" "Cart (%d)"
      """,
    passes: """
      button "Hear “The Harbour”"
      ---
      button "Pepperoni, large"
      ---
      text "Pepperoni (large)"
      ---
      button "Don't save"
      --- A post of a user reacts to a tap and keeps its signs.
      button "Anna, “What a day”, I said to myself when the train left without me, 2 hours ago"
      --- A title in quotation marks is the value.
      screen ru
      button "Акция" value "«Два по цене одной»"
      --- The slash belongs to a unit or a number.
      button "Limit 60 km/h"
      button "Open 24/7"
      --- strings en
      "cart.button" "Cart, %d"
      "note" "Cart (empty)"
      """,
    check: .texts(
      [.label], of: \.isControl, any: [.bracket, .slash, .sign], dependsOnVoice: true
    ) { text in
      // So many words are what somebody wrote, no name.
      guard !text.text.isStandIn, !text.text.contains("://"),
        text.text.split(whereSeparator: \.isWhitespace).count <= 12
      else { return nil }
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
    if token.isMark(in: "()[]{}«»") {
      return !(token.isMark(in: "›»") && standsApart(index))
    }
    if token.isMark("/") { return isBetweenWords(index) }
    return index == 0 && token.isMark(in: "•·‣◦*") && count > 1
  }

  /// Whether a slash joins two words that are no short unit.
  private func isBetweenWords(_ index: Int) -> Bool {
    guard let left = before(index), let right = after(index), self[left].isWord,
      self[right].isWord, self[left].text.count + self[right].text.count > 2
    else { return false }
    return NormalizerLexicon.units["\(self[left].text)/\(self[right].text)"] == nil
  }

  /// The tokens of an ending in brackets right after its word, as of a plural or of another gender.
  private func ending(at index: Int) -> ClosedRange<Int>? {
    guard index > 0, index + 2 < count, self[index].isMark(in: "(["), self[index - 1].isWord,
      self[index + 1].isWord, self[index + 1].text.count <= 3, self[index + 2].isMark(in: ")]"),
      self[index + 1].text.allSatisfy(\.isLowercase)
    else { return nil }
    return index...index + 2
  }

  /// Whether a slash is followed by another ending of the word before it.
  private func isBeforeEnding(_ index: Int) -> Bool {
    guard self[index].isMark("/"), index > 0, index + 1 < count, self[index - 1].isWord,
      self[index + 1].isWord
    else { return false }
    return self[index + 1].text.count <= 2 && self[index - 1].text.count >= 4
      && self[index + 1].text.allSatisfy(\.isLowercase)
  }

  /// Writes a mark as a pause or leaves it out.
  fileprivate func plain(_ index: Int, _ replacements: inout [Int: String]) {
    guard replacements[index] == nil else { return }
    if let ending = ending(at: index) {
      // The form of the plural holds for one as well; of two genders the first is the word.
      let isPlural = ["s", "es"].contains(self[index + 1].text)
      for place in ending where !isPlural || place != index + 1 { replacements[place] = "" }
      return
    }
    if isBeforeEnding(index) {
      replacements[index] = ""
      replacements[index + 1] = ""
      return
    }
    let hasMore = after(index).map { !self[$0].isMark(in: ")]}»”,.") } ?? false
    let followsWord = before(index).map { !self[$0].isMark(in: ",.:;") } ?? false
    let opens = self[index].isMark(in: "([{") && followsWord
    if opens, self[index - 1].isSpace { replacements[index - 1] = "" }
    replacements[index] =
      opens || self[index].isMark("/") ? ", " : self[index].isMark(in: ")]}") && hasMore ? "," : ""
  }
}
