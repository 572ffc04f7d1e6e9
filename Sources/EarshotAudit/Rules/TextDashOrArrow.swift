import EarshotSpeech
import EarshotTree

extension Rule {
  /// A sign joins the words of a control.
  static let textDashOrArrow = Rule(
    "text-dash-or-arrow", step: .text, severity: .info, confidence: .medium, impact: .cosmetic,
    references: ["https://developer.apple.com/design/human-interface-guidelines/voiceover"],
    yieldsTo: ["text-time-range"],
    english: RuleText(
      "A sign joins the words of a control.",
      what: "the sign “{part}” between words is read aloud or makes a pause",
      why: "a listener hears “bullet” or “right arrow” in the middle of a name",
      advice: "join the words with a comma, or say in words how they belong together"),
    russian: RuleText(
      "Слова на элементе управления соединены знаком.",
      what: "знак «{part}» между словами читается вслух или дает паузу",
      why: "слушатель слышит «маркер» или «стрелка вправо» посреди названия",
      advice: "соедините слова запятой или скажите словами, как они связаны"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Settings › Privacy\"",
        "screen ru\n▼ link \"Москва → Казань\"",
        "▼ button \"Comedy • 1 h 40 min | 2021\"",
      ],
      passing: [
        "button \"Settings, Privacy\"",
        "text \"Comedy • 2021\"",
        "button \"Wi-Fi\"",
      ],
      falsePositives: [
        // A range of numbers has rules of its own.
        "button \"Rooms 10 — 22\"",
        // An arrow that is the whole name joins nothing.
        "button \"→\"",
        // A hyphen is a part of the word.
        "screen ru\nlink \"Санкт-Петербург\"",
      ],
      failingStrings: [
        """
        strings en
        ▼ "next.button" "Cart → Order"
        """
      ],
      passingStrings: [
        """
        strings en
        "next.button" "Next"
        "intro" "Tap Settings → General"
        """
      ]), strings: .texts
  ) { run in
    run.judgeSpoken(run.screen.controls, [.label], any: [.sign, .dash]) { spoken in
      let tokens = spoken.text.tokens
      let signs = tokens.indices.filter(tokens.isJoiner)
      guard let first = signs.first else { return nil }
      return SpokenFlaw(tokens[first].text, better: tokens.joiningWithCommas(signs))
    }
  }
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
