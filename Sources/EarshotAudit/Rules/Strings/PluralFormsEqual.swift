import EarshotStrings
import EarshotText

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
      --- strings en
      ▼ "items" one "%d items" other "%d items"
      --- strings ru
      ▼ "files" one "%d файла" few "%d файла" many "%d файлов" other "%d файла"
      --- strings en
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
    check: .plurals { text, numbers in
      for family in text.formsByVariable {
        let given = Set(family.compactMap(\.category))
        // Of forms for fractions alone nobody knows; `other` stands in for what is missing.
        let counted = Set(numbers.needed).union(
          given.isSuperset(of: numbers.needed) ? [] : [.other])
        guard let one = family.first(where: { $0.category == .one }),
          let category = family.first(where: {
            $0.category != .one && $0.category.map(counted.contains) == true
              && $0.unit.value == one.unit.value
          })?.category,
          let word = CountedWord.inflected(in: one.format, language: numbers.language),
          !CountedWord.isRight(
            word, for: category, few: family.word(for: .few, numbers.language), numbers.language)
        else { continue }
        return .fail(
          text.leaves.first { $0.unit.location == one.unit.location },
          [
            "word": .text(word), "one": .number(1),
            "many": .number(Double(numbers.sample(of: category))),
          ])
      }
      return .pass
    })
}

extension LocalizedText {
  /// The forms of the text and of each variable in it, by name.
  fileprivate var formsByVariable: [[CatalogText]] {
    Dictionary(grouping: leaves.filter { $0.category != nil }) { $0.variable ?? "" }
      .sorted { $0.key < $1.key }.map(\.value)
  }
}

extension [CatalogText] {
  /// The word that is counted in the form of a category.
  fileprivate func word(for category: PluralCategory, _ language: String) -> String? {
    first { $0.category == category }.flatMap {
      CountedWord.inflected(in: $0.format, language: language)
    }
  }
}
