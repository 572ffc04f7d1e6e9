import EarshotSpeech
import EarshotTree

extension Rule {
  /// The name of a control has an acronym that few know.
  static let textAcronym = Rule(
    "text-acronym", step: .text, severity: .info, confidence: .low, impact: .slows,
    criteria: ["3.1.4"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/abbreviations"],
    settings: ["shortest": 2, "longest": 5],
    english: RuleText(
      "The name of a control has an acronym that few know.",
      what: "“{part}” may be read as a word or letter by letter",
      why: "the voice guesses how to say it, and many listeners do not know what it stands for",
      advice: "write it in full in the label, or spell it with accessibilitySpeechSpellOut"),
    russian: RuleText(
      "В названии элемента управления малоизвестное сокращение.",
      what: "«{part}» голос прочтет словом или по буквам",
      why: "голос угадывает, как это произнести, и многие не знают, что это значит",
      advice: "расшифруйте в названии или задайте чтение по буквам accessibilitySpeechSpellOut"),
    examples: RuleExamples(
      failing: [
        "screen ru\n▼ button \"Оплатить через СБП\"",
        "screen en\n▼ button \"Show KBJU\"",
        "screen en\n▼ link \"About FYI and HGTV\"",
      ],
      passing: [
        "screen ru\nbutton \"Оплатить через Систему быстрых платежей\"",
        "screen en\nbutton \"Send SMS\"",
        """
        screen en
        button "Show KBJU" attributedLabel "Show " ("KBJU" spelled yes)
        """,
      ],
      falsePositives: [
        // A label in capitals is no acronym.
        "screen en\nbutton \"TRY MY SHY PSST\"",
        // Numbers of chapters are made of letters.
        "screen en\nlink \"Chapter XIV\"",
        // Text that is no control has room for an explanation.
        "screen ru\ntext \"Продавец: ООО Ромашка\"",
      ],
      boundaries: [
        .init(
          "shortest", passing: "screen en\nbutton \"Grade B\"",
          failing: "screen en\n▼ button \"Grade BX\""),
        .init(
          "longest", passing: "screen en\nbutton \"Join BCDFGH now\"",
          failing: "screen en\n▼ button \"Join BCDFG now\""),
      ],
      failingStrings: [
        """
        strings ru
        ▼ "pay.button" "Оплатить через СБП"
        """
      ],
      passingStrings: [
        """
        strings ru
        "pay.button" "Оплатить"
        """
      ]), strings: .texts
  ) { run in
    let lengths = max(1, Int(run["shortest"]))...max(1, Int(run["shortest"]), Int(run["longest"]))
    run.judgeSpoken(run.screen.controls, [.label], all: .capitals) { spoken in
      guard !spoken.hasSpokenVariant, spoken.text.contains(where: \.isLowercase) || !spoken.hasWords
      else { return nil }
      let tokens = spoken.text.tokens
      let found = tokens.indices.filter { tokens[$0].isAcronym(lengths) }
      guard let first = found.first else { return nil }
      var replacements: [Int: String] = [:]
      for index in found {
        guard let full = AcronymWords.expansions[String(tokens[index].text)] ?? nil else {
          return SpokenFlaw(tokens[first].text)
        }
        replacements[index] = full
      }
      return SpokenFlaw(tokens[first].text, better: tokens.replacing(replacements))
    }
  }
}

extension SpokenText {
  fileprivate var hasWords: Bool { text.contains(where: \.isWhitespace) }
}

extension Token {
  /// Whether it is capitals without a vowel, or a listed acronym, and not known to all.
  fileprivate func isAcronym(_ lengths: ClosedRange<Int>) -> Bool {
    guard isWord, lengths.contains(text.count), text.allSatisfy(\.isUppercase) else { return false }
    let word = String(text)
    if AcronymWords.expansions.keys.contains(word) { return true }
    let isRoman = word.allSatisfy { "IVXLCDM".contains($0) }
    return !isRoman && !AcronymWords.known.contains(word)
      && !word.contains { AcronymWords.vowels.contains($0) }
  }
}
