import EarshotStrings
import EarshotTree
import EarshotVerbalizer

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
      ---
      screen ru
      ▼ text "New"
      text "Пепперони"
      ---
      screen en
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
      ---
      screen en
      button "Add to cart"
      ---
      screen ru
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
        run.incomplete(.notCaptured(.language))
        return
      }
      let own = run.screen.language
      for stop in run.screen.stops where run.hasLabel(stop) {
        let language =
          stop.element.language.value == nil ? own : run.screen.language(of: stop)
        guard let script = stop.scriptUnknown(to: language) else {
          run.pass(stop)
          continue
        }
        let id = stop.element.id
        let isWord =
          (script == .latin && GenericWords.english.contains(stop.foldedLabel))
          || (script == .cyrillic && GenericWords.russian.contains(stop.foldedLabel))
        if isWord {
          run.fail(stop, ["language": .text(language)], fix: .of(id, .label(.toWrite(.name))))
        } else if stop.spokenLabel.isSentence(
          of: script, share: run["share"], words: Int(run["words"]))
        {
          let tag = script == .latin ? "en" : script == .cyrillic ? "ru" : nil
          run.fail(
            stop, ["language": .text(language)],
            fix: tag.map { .of(id, .language($0)) } ?? .of(id, .label(.toWrite(.name))))
        } else {
          run.pass(stop)
        }
      }
    })
}

extension AuditedScreen.Node {
  /// The script of the first letter, when a language does not use it.
  fileprivate func scriptUnknown(to language: String) -> Writing? {
    guard !role.isField else { return nil }
    let isASCII = !makeup.contains(.beyondASCII)
    if isASCII, makeup.isDisjoint(with: [.lower, .upper]) { return nil }
    let used = Writing.used(by: language)
    // Latin words are at home in the languages of East Asia.
    if used.contains(.latin) || used.contains(.eastAsian), isASCII { return nil }
    guard let script = isASCII ? .latin : Writing.ofFirstLetter(in: spokenLabel) else { return nil }
    if script == .latin, used.contains(.eastAsian) { return nil }
    return used.contains(script) ? nil : script
  }
}

extension String {
  /// Whether it reads as words of a script rather than as names: enough words, one of them small.
  fileprivate func isSentence(of script: Writing, share: Double, words: Int) -> Bool {
    var all = 0
    var own = 0
    for scalar in unicodeScalars {
      guard let kind = Writing(scalar) else { continue }
      all += 1
      if kind == script { own += 1 }
    }
    guard all > 0, Double(own) / Double(all) >= share else { return false }
    let found = split { !$0.isLetter && $0 != "'" && $0 != "’" }
    let isPhrase = script == .latin || script == .cyrillic || script == .greek
    return found.count >= words && (!isPhrase || found.contains { $0.first?.isLowercase == true })
  }
}
