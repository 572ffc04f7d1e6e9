import EarshotSpeech
import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let textDashOrArrow = Rule(
    "text-dash-or-arrow", .text, .info, .medium, .cosmetic,
    "A sign joins the words of a control.",
    what: "the sign “{part}” between words is read aloud or makes a pause",
    why: "a listener hears “bullet” or “right arrow” in the middle of a name",
    advice: "join the words with a comma, or say in words how they belong together",
    references: ["https://developer.apple.com/design/human-interface-guidelines/voiceover"],
    supersededBy: ["text-time-range"],
    fails: """
      ▼ button "Settings › Privacy"
      ---
      screen ru
      ▼ link "Москва → Казань"
      ---
      ▼ button "Comedy • 1 h 40 min | 2021"
      ---
      strings en
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
      ---
      strings en
      "next.button" "Next"
      "intro" "Tap Settings → General"
      """,
    strings: .texts,
    check: .screen { run in
      run.judgeSpoken(run.screen.controls, [.label], any: [.sign, .dash]) { spoken in
        let tokens = spoken.text.tokens
        let signs = tokens.indices.filter(tokens.isJoiner)
        guard let first = signs.first else { return nil }
        return SpokenFlaw(tokens[first].text, better: tokens.joiningWithCommas(signs))
      }
    })
}

extension [Token] {
  /// Whether a sign stands between two words, apart from ranges of numbers.
  fileprivate func isJoiner(at index: Int) -> Bool {
    guard self[index].isMark(in: "→←⟶›»>|•·—▸▶►⇒"), index > 0, index + 1 < count,
      let left = before(index), let right = after(index), self[left].isSpoken, self[right].isSpoken
    else { return false }
    let isRange = self[left].isNumber && self[right].isNumber
    // A closing quotation mark stands right at its word.
    if self[index].isMark(in: "»>") { return self[index - 1].isSpace && self[index + 1].isSpace }
    return !(isRange && self[index].isMark("—"))
  }

  fileprivate func joiningWithCommas(_ signs: [Int]) -> String {
    var replacements: [Int: String] = [:]
    for index in signs {
      let hasSpace = self[index + 1].isSpace
      if self[index - 1].isSpace { replacements[index - 1] = "" }
      replacements[index] = hasSpace ? "," : ", "
    }
    return replacing(replacements)
  }
}

extension Token {
  fileprivate var isSpoken: Bool { isWord || isNumber }
}
