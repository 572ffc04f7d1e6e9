import EarshotText
import EarshotTree

extension Rule {
  static let labelLanguageMismatch = Rule(
    "label-language-mismatch", .localization, .warning, .medium, .hard,
    "A label is in another language than the app.",
    what: "the label “{label}” is not in the language of the app, {language}",
    why: "the voice of one language mangles another, and many do not understand it",
    advice: "translate the label, or set accessibilityLanguage to its language",
    wcag: ["3.1.2"], references: [.wcag("language-of-parts.html")],
    settings: ["share": 0.8, "words": 3], supersededBy: Rule.labelsThatAreNoNames,
    fails: """
      screen ru
      ▼ button "Add the pizza to cart"
      --- screen ru
      ▼ text "New"
      text "Пепперони"
      --- screen en
      ▼ text "Оплата при получении заказа"
      --- boundary share
      screen ru
      ▼ text "the new code is: сыр"
      --- boundary words
      screen ru
      ▼ text "free delivery today"
      """,
    passes: """
      screen ru
      button "Добавить в корзину"
      --- screen en
      button "Add to cart"
      --- screen ru
      button "Add the pizza to cart" language en
      --- Names and brands.
      screen ru
      button "Apple Pay"
      text "Coca Cola Zero Vanilla"
      button "Google"
      --- Nobody told the language of the app.
      button "Оплата при получении заказа"
      --- Many apps in Chinese, Japanese and Korean use Latin words.
      screen ja
      button "Check it out now"
      --- boundary share
      screen ru
      text "the new code: сыр"
      --- boundary words
      screen ru
      text "free delivery"
      """,
    check: .screen { run in
      guard run.screen.screen.language != nil else {
        return run.incomplete(.notCaptured(.language))
      }
      for stop in run.screen.stops where run.hasLabel(stop) {
        run.take(run.judge(stop), on: stop)
      }
    })
}

extension RuleContext {
  fileprivate func judge(_ stop: Node) -> Verdict {
    let language = screen.language(of: stop)
    guard let script = stop.scriptUnknown(to: language) else { return .pass }
    let tag = script == .latin ? "en" : script == .cyrillic ? "ru" : nil
    let isWord = tag.map { Lexicon.languages[$0][.interface].contains(stop.foldedLabel) } ?? false
    guard
      isWord
        || stop.spokenLabel.isSentence(
          of: script, share: self["share"], words: Int(clamping: self["words"]))
    else { return .pass }
    let isNamed = isWord || tag == nil
    return .fail(
      ["language": .text(language)],
      fix: isNamed ? .label(.toWrite(.name)) : .language(tag ?? ""))
  }
}

extension Node {
  /// The script of the first letter, when a language does not use it.
  fileprivate func scriptUnknown(to language: String) -> UnicodeScript? {
    guard !role.isField else { return nil }
    let isASCII = !labelClasses.contains(.beyondASCII)
    if isASCII, labelClasses.isDisjoint(with: [.lower, .upper]) { return nil }
    let used = Set(Language(language).scripts.map(\.family))
    // Latin words are at home in the languages of East Asia.
    if isASCII, !used.isDisjoint(with: [.latin, .han]) { return nil }
    let first = isASCII ? .latin : UnicodeScript(ofFirstLetterIn: spokenLabel)?.family
    guard let first, !used.contains(first), first != .latin || !used.contains(.han) else {
      return nil
    }
    return first
  }
}

extension UnicodeScript {
  /// The script as one of those that labels are told apart by: those of East Asia count as one.
  fileprivate var family: UnicodeScript {
    switch self {
    case .latin, .cyrillic, .greek, .arabic, .hebrew: self
    case .kana, .han, .hangul: .han
    default: .other
    }
  }
}

extension String {
  /// Whether it reads as words of a script rather than as names: enough words, one of them small.
  fileprivate func isSentence(of script: UnicodeScript, share: Double, words: Int) -> Bool {
    let scripts = unicodeScalars.compactMap { UnicodeScript($0)?.family }
    let own = scripts.count { $0 == script }
    guard own > 0, Double(own) / Double(scripts.count) >= share else { return false }
    let isPhrase = script == .latin || script == .cyrillic || script == .greek
    return wordsOfLetters.count >= words
      && (!isPhrase || wordsOfLetters.contains { $0.first?.isLowercase == true })
  }
}
