import EarshotStrings

extension Rule {
  static let translationMissing = Rule(
    "translation-missing", .localization, .warning, .high, .hard,
    "A text for listeners is not translated.",
    what: "“{key}” has no translation for {missing}",
    why: "nobody sees the gap: only listeners hear a foreign word, or the name of a key",
    advice: "add the text in {missing}, and have it translated together with what is seen",
    wcag: ["3.1.1"], references: [.apple("xcode/localization")],
    fails: """
      strings en
      ▼ "close.accessibilityLabel" "Close"
      "title" "Menu"
      strings ru
      "title" "Меню"
      --- strings en
      ▼ "a11y_cart" "Cart"
      strings ru
      "a11y_cart" "Корзина"
      strings de
      "other" "Anderes"
      --- strings en
      ▼ "close" "Close" comment "VoiceOver label of the cross"
      strings ru
      "close" "Close" new
      """,
    passes: """
      strings en
      "close.accessibilityLabel" "Close"
      strings ru
      "close.accessibilityLabel" "Закрыть"
      --- What is seen is missed by everybody; other tools count it.
      strings en
      "title" "Menu"
      "close" "Close"
      strings ru
      "close" "Закрыть"
      --- There is one language only.
      strings en
      "close.accessibilityLabel" "Close"
      """,
    check: .strings { run in
      for entry in run.strings.entries where entry.isSpoken && entry.isTranslated {
        let translated = Set(entry.texts.filter(\.isTranslated).compactMap(\.language))
        guard let text = entry.texts(in: run.strings.sourceLanguage).first ?? entry.texts.first,
          let wanted = run.strings.translations[text.format], !wanted.isEmpty
        else { continue }
        let missing = wanted.filter { !translated.contains($0) }.joined(separator: ", ")
        run.take(missing.isEmpty ? .pass : .fail(nil, ["missing": .text(missing)]), on: text)
      }
    })
}

extension LocalizedText {
  /// Whether it has words that somebody translated.
  fileprivate var isTranslated: Bool {
    !leaves.isEmpty && leaves.allSatisfy { $0.unit.state != .new }
  }
}
