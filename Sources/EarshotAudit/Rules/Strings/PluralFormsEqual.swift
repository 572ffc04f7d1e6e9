import EarshotSpeech
import EarshotStrings
import EarshotText
import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let pluralFormsEqual = Rule(
    "plural-forms-equal", .localization, .warning, .medium, .slows,
    "A word is not inflected by its number.",
    what: "“{word}” in “{key}” is the same for {one} as for {many}: “{label}”",
    why: "a listener hears “1 rubles”, stumbles, and doubts the number",
    advice: "decline the word in the form “one”",
    wcag: ["3.1.2"], references: [.apple("xcode/localizing-strings-that-contain-plurals")],
    fails: """
      --- The exercise app of the author.
      strings ru
      ▼ "rubles" "%#@rubles@" variable rubles u one "%u рублей" other "%u рублей"
      ---
      strings en
      ▼ "items" one "%d items" other "%d items"
      ---
      strings ru
      ▼ "files" one "%d файла" few "%d файла" many "%d файлов" other "%d файла"
      ---
      strings en
      ▼ "messages" one "%d new messages" other "%d new messages"
      """,
    passes: """
      strings ru
      "rubles" one "%u рубль" few "%u рубля" many "%u рублей" other "%u рубля"
      --- These words and signs are the same for all numbers.
      strings ru
      "energy" one "%d ккал" few "%d ккал" many "%d ккал" other "%d ккал"
      "share" one "%d %%" few "%d %%" many "%d %%" other "%d %%"
      "price" one "%d евро" few "%d евро" many "%d евро" other "%d евро"
      --- The number counts nothing here.
      strings ru
      "chosen" one "Выбрано: %d" few "Выбрано: %d" many "Выбрано: %d" other "Выбрано: %d"
      strings en
      "chosen" one "%d selected" other "%d selected"
      --- Many nouns of German have one form.
      strings de
      "windows" one "%d Fenster" other "%d Fenster"
      """,
    check: .strings { run in
      var numbers = PluralNumbersByLanguage()
      for text in run.strings.entries.flatMap(\.texts) {
        guard let language = run.languageOfPlurals(text) else { continue }
        guard let equal = text.equalForms(language, numbers[language].needed) else {
          run.pass(text)
          continue
        }
        let leaf = text.leaves.first { $0.unit.location == equal.location }
        run.fail(
          text, leaf,
          [
            "word": .text(equal.word), "one": .number(1),
            "many": .number(Double(numbers[language].sample(of: equal.category))),
          ])
      }
    })
}

extension LocalizedText {
  /// The form for one that is the same as another, with the word in it that should differ.
  fileprivate func equalForms(
    _ language: String, _ needed: [PluralCategory]
  ) -> (word: String, category: PluralCategory, location: SourceLocation)? {
    for (_, family) in Dictionary(grouping: leaves.filter { $0.category != nil }, by: \.variable)
      .sorted(by: { ($0.key ?? "") < ($1.key ?? "") })
    {
      let given = Set(family.compactMap(\.category))
      // Of forms for fractions alone nobody knows; `other` stands in for what is missing.
      let counted = Set(needed).union(given.isSuperset(of: needed) ? [] : [.other])
      guard let one = family.first(where: { $0.category == .one }),
        let category = family.first(where: {
          $0.category != .one && $0.category.map(counted.contains) ?? false
            && $0.unit.value == one.unit.value
        })?.category,
        let word = CountedWord.inflected(in: one.format, language: language)
      else { continue }
      return (word, category, one.unit.location)
    }
    return nil
  }
}
