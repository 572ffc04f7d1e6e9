import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let textMixedLanguage = Rule(
    "text-mixed-language", .text, .info, .medium, .slows,
    "A label mixes languages without a language attribute.",
    what: "the words “{part}” are of another language than the rest of the label",
    why: "one voice reads all of it, and the other language cannot be understood",
    advice: "mark the words with accessibilitySpeechLanguage, or translate them",
    wcag: ["3.1.2"], references: [.wcag("language-of-parts")], settings: ["words": 2],
    fails: """
      screen ru
      ▼ text "Please wait a moment, загружаем ваши данные"
      ---
      screen en
      ▼ button "Add to basket, добавить в корзину"
      ---
      screen he
      ▼ text "הזמנה חדשה your order is ready"
      --- boundary words
      screen ru
      ▼ text "Ваш промокод welcome back уже готов"
      ---
      strings ru
      ▼ "pay.accessibilityLabel" "Быстрая доставка, free delivery today"
      """,
    passes: """
      screen ru
      text "Подождите, загружаем ваши данные"
      ---
      screen ru
      text "Курс free вход для всех"
      ---
      screen ru
      text "Как сказать see you later" attributedLabel "Как сказать " ("see you later" language en)
      --- Names of products are names in every language.
      screen ru
      text "Новый Apple Watch Ultra уже в продаже"
      --- An address of mail has no language.
      screen ru
      text "Пишите на help me@example.com сегодня"
      --- boundary words
      screen ru
      text "Ваш промокод welcome уже готов"
      ---
      strings ru
      "pay" "Оплата через %@ картой %@"
      """,
    strings: .spokenTexts,
    check: .screen { run in
      let least = Int(run["words"])
      run.judgeSpoken(run.screen.stops, all: [.latin, .otherLetter]) { spoken in
        guard !spoken.runs.contains(where: { $0.attributes.language != nil }) else { return nil }
        return spoken.text.foreignWords(ofAtLeast: least).map { SpokenFlaw($0) }
      }
    })
}

extension String {
  /// The words of the script that has fewer of them, when two scripts have enough words.
  fileprivate func foreignWords(ofAtLeast least: Int) -> String? {
    var latin: [Substring] = []
    var others: [Script: [Substring]] = [:]
    var isFirst = true
    for piece in split(whereSeparator: \.isWhitespace) {
      // An address is in no language.
      guard !piece.contains(where: { $0 == "@" || $0 == "/" || $0 == "_" }) else { continue }
      for word in piece.split(whereSeparator: { !$0.isLetter }) where word.count > 1 {
        if let script = Script(word) {
          others[script, default: []].append(word)
        } else if isFirst || !word.contains(where: \.isUppercase) {
          latin.append(word)
        }
        isFirst = false
      }
    }
    guard let most = others.values.max(by: { $0.count < $1.count }), most.count >= least,
      latin.count >= least
    else { return nil }
    return (latin.count <= most.count ? latin : most).joined(separator: " ")
  }
}

/// Scripts whose words stand apart, besides Latin.
private enum Script {
  case cyrillic, greek, hebrew, arabic, devanagari, hangul, other

  /// The script of a word by its first letter; `nil` for Latin, and for scripts without spaces.
  init?(_ word: Substring) {
    switch word.unicodeScalars.first?.value ?? 0 {
    case 0x370...0x3FF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x77F: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xAC00...0xD7AF: self = .hangul
    case 0..<0x250, 0x1E00...0x1EFF: return nil
    default: self = .other
    }
  }
}
