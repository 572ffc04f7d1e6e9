import EarshotSpeech
import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let textAcronym = Rule(
    "text-acronym", .text, .info, .low, .slows,
    "The name of a control has an acronym that few know.",
    what: "“{part}” may be read as a word or letter by letter",
    why: "the voice guesses how to say it, and many listeners do not know what it stands for",
    advice: "write it in full in the label, or spell it with accessibilitySpeechSpellOut",
    wcag: ["3.1.4"], references: [.wcag("abbreviations")], settings: ["shortest": 2, "longest": 5],
    fails: """
      screen ru
      ▼ button "Оплатить через СБП"
      ---
      screen en
      ▼ button "Show KBJU"
      ---
      screen en
      ▼ link "About FYI and HGTV"
      --- boundary shortest
      screen en
      ▼ button "Grade BX"
      --- boundary longest
      screen en
      ▼ button "Join BCDFG now"
      ---
      strings ru
      ▼ "pay.button" "Оплатить через СБП"
      """,
    passes: """
      screen ru
      button "Оплатить через Систему быстрых платежей"
      ---
      screen en
      button "Send SMS"
      ---
      screen en
      button "Show KBJU" attributedLabel "Show " ("KBJU" spelled yes)
      --- A label in capitals is no acronym.
      screen en
      button "TRY MY SHY PSST"
      --- Numbers of chapters are made of letters.
      screen en
      link "Chapter XIV"
      --- Text that is no control has room for an explanation.
      screen ru
      text "Продавец: ООО Ромашка"
      --- boundary shortest
      screen en
      button "Grade B"
      --- boundary longest
      screen en
      button "Join BCDFGH now"
      ---
      strings ru
      "pay.button" "Оплатить"
      """,
    strings: .texts,
    check: .screen { run in
      let lengths = max(1, Int(run["shortest"]))...max(1, Int(run["shortest"]), Int(run["longest"]))
      run.judgeSpoken(run.screen.controls, [.label], all: .capitals) { spoken in
        guard !spoken.hasSpokenVariant,
          spoken.text.contains(where: \.isLowercase) || !spoken.hasWords
        else { return nil }
        let tokens = spoken.text.tokens
        let found = tokens.indices.filter { tokens[$0].isAcronym(lengths) }
        guard let first = found.first else { return nil }
        var replacements: [Int: String] = [:]
        for index in found {
          guard let full = NormalizerLexicon.acronyms[String(tokens[index].text)] ?? nil else {
            return SpokenFlaw(tokens[first].text)
          }
          replacements[index] = full
        }
        return SpokenFlaw(tokens[first].text, better: tokens.replacing(replacements))
      }
    })
}

extension SpokenText {
  fileprivate var hasWords: Bool { text.contains(where: \.isWhitespace) }
}

extension Token {
  /// Whether it is capitals without a vowel, or a listed acronym, and not known to all.
  fileprivate func isAcronym(_ lengths: ClosedRange<Int>) -> Bool {
    guard isWord, lengths.contains(text.count), text.allSatisfy(\.isUppercase) else { return false }
    let word = String(text)
    if NormalizerLexicon.acronyms.keys.contains(word) { return true }
    let isRoman = word.allSatisfy { "IVXLCDM".contains($0) }
    return !isRoman && !NormalizerLexicon.commonAcronyms.contains(word)
      && !word.contains { NormalizerLexicon.vowels.contains($0) }
  }
}
