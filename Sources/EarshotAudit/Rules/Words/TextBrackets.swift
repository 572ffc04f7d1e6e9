import EarshotSpeech
import EarshotTree
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
    strings: .texts,
    check: .screen { run in
      run.judgeSpoken(run.screen.controls, [.label], any: [.bracket, .slash, .sign]) { spoken in
        guard !spoken.text.contains("://") else { return nil }
        let tokens = spoken.text.tokens
        let marks = tokens.indices.filter(tokens.isSpokenMark)
        guard let first = marks.first else { return nil }
        var replacements: [Int: String] = [:]
        for index in marks { tokens.plain(index, &replacements) }
        let better = tokens.replacing(replacements)
        return SpokenFlaw(tokens[first].text, better: better.hasNoWord ? nil : better)
      }
    })
}

extension [Token] {
  fileprivate func isSpokenMark(_ index: Int) -> Bool {
    let token = self[index]
    if token.isMark(in: "()[]{}«»\"“”„‹›") { return !isJoining(index) }
    if token.isMark("/") { return isBetweenWords(index) }
    return index == 0 && token.isMark(in: "•·‣◦*") && count > 1
  }

  /// An angle mark between words is an arrow; another rule speaks.
  private func isJoining(_ index: Int) -> Bool {
    guard self[index].isMark(in: "›»"), index > 0, index + 1 < count else { return false }
    return self[index - 1].isSpace && self[index + 1].isSpace
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
    if self[index].isMark(in: "([{"), followsWord {
      if self[index - 1].isSpace { replacements[index - 1] = "" }
      replacements[index] = ", "
    } else if self[index].isMark(in: ")]}"), hasMore {
      replacements[index] = ","
    } else if self[index].isMark("/") {
      replacements[index] = ", "
    } else {
      replacements[index] = ""
    }
  }
}
