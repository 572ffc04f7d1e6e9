import EarshotText
import EarshotVerbalizer

extension Rule {
  static let textAcronym = Rule(
    "text-acronym", .text, .info, .low, .slows,
    "The name of a control has an acronym that few know.",
    what: "“{part}” may be read as a word or letter by letter",
    why: "the voice guesses how to say it, and many listeners do not know what it stands for",
    advice: "write it in full in the label, or spell it with accessibilitySpeechSpellOut",
    wcag: ["3.1.4"], references: [.wcag("abbreviations")],
    isOptIn: true, settings: ["shortest": 2, "longest": 5],
    fails: """
      screen ru
      ▼ button "Оплатить через СБП"
      --- screen en
      ▼ button "Show KBJU"
      --- screen en
      ▼ link "About FYI and HGTV"
      --- boundary shortest
      screen en
      ▼ button "Grade BX"
      --- boundary longest
      screen en
      ▼ button "Join BCDFG now"
      --- strings ru
      ▼ "pay.button" "Оплатить через СБП"
      """,
    passes: """
      screen ru
      button "Оплатить через Систему быстрых платежей"
      --- screen en
      button "Send SMS"
      --- screen en
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
      --- strings ru
      "pay.button" "Оплатить"
      """,
    check: .texts([.label], of: \.isControl, all: .capitals) { text in
      guard !text.hasSpokenVariant,
        text.text.contains(where: \.isLowercase) || !text.text.contains(where: \.isWhitespace)
      else { return nil }
      let least = max(1, Int(clamping: text["shortest"]))
      let tokens = text.text.tokens
      let found = tokens.indices.filter {
        tokens[$0].isAcronym(least...max(least, Int(clamping: text["longest"])))
      }
      guard let first = found.first else { return nil }
      let full = found.map { NormalizerLexicon.acronyms[String(tokens[$0].text)] ?? nil }
      guard !full.contains(nil) else { return SpokenFlaw(tokens[first].text) }
      let words = Dictionary(uniqueKeysWithValues: zip(found, full.compactMap { $0 }))
      return SpokenFlaw(tokens[first].text, better: tokens.replacing(words))
    })
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
