import EarshotVerbalizer

extension Rule {
  static let textDashOrArrow = Rule(
    "text-dash-or-arrow", .text, .info, .medium, .cosmetic,
    "A sign joins the words of a control.",
    what: "the sign “{part}” between words is read aloud or makes a pause",
    why: "a listener hears “bullet” or “right arrow” in the middle of a name",
    advice: "join the words with a comma, or say in words how they belong together",
    references: ["https://developer.apple.com/design/human-interface-guidelines/voiceover"],
    isOptIn: true,
    supersededBy: ["text-time-range"],
    fails: """
      ▼ button "Settings › Privacy"
      --- screen ru
      ▼ link "Москва → Казань"
      ---
      ▼ button "Comedy • 1 h 40 min | 2021"
      --- strings en
      ▼ "next.button" "Cart → Order"
      """,
    passes: """
      button "Settings, Privacy"
      ---
      text "Comedy • 2021"
      ---
      button "Wi-Fi"
      --- A range of numbers has rules of its own.
      button "Rooms 10 — 22"
      --- An arrow that is the whole name joins nothing.
      button "→"
      --- A hyphen is a part of the word.
      screen ru
      link "Санкт-Петербург"
      --- strings en
      "next.button" "Next"
      "intro" "Tap Settings → General"
      """,
    check: .texts(
      [.label], of: \.isControl, any: [.sign, .dash], dependsOnVoice: true
    ) { text in
      let tokens = text.text.tokens
      let signs = tokens.indices.filter(tokens.isJoiner)
      guard let first = signs.first else { return nil }
      var replacements: [Int: String] = [:]
      for index in signs {
        if tokens[index - 1].isSpace { replacements[index - 1] = "" }
        replacements[index] = tokens[index + 1].isSpace ? "," : ", "
      }
      return SpokenFlaw(tokens[first].text, better: tokens.replacing(replacements))
    })
}

extension [Token] {
  /// Whether a sign stands between two words, apart from ranges of numbers.
  fileprivate func isJoiner(at index: Int) -> Bool {
    guard self[index].isMark(in: "→←⟶›»>|•·—▸▶►⇒"), index > 0, index + 1 < count,
      let left = before(index), let right = after(index),
      [left, right].allSatisfy({ self[$0].isWord || self[$0].isNumber })
    else { return false }
    // A closing quotation mark stands right at its word.
    if self[index].isMark(in: "»>") { return standsApart(index) }
    return !(self[left].isNumber && self[right].isNumber && self[index].isMark("—"))
  }
}
