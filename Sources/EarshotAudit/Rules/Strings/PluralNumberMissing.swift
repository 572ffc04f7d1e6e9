import EarshotSpeech
import EarshotStrings
import EarshotText
import EarshotVerbalizer

extension Rule {
  static let pluralNumberMissing = Rule(
    "plural-number-missing", .localization, .error, .high, .hard,
    "A plural form for several numbers has no place for the number.",
    what: "the form “{category}” of “{key}” says “{label}” for {first} as for {other}",
    why: "a listener hears one number where another is meant, or none at all",
    advice:
      "put the argument into the form, such as {specifier}; a text for exactly one number may stand under “zero”",
    references: [.apple("xcode/localizing-strings-that-contain-plurals")],
    fails: """
      strings ru
      ▼ "services" one "ещё 1 сервис" few "ещё %d сервиса" many "ещё %d сервисов" other "ещё %d"
      ---
      strings en
      ▼ "items" one "%d item" other "many items"
      ---
      strings uk
      ▼ "files" "%#@files@" variable files d one "файл" few "%d файли" many "%d файлів" other "%d файлу"
      """,
    passes: """
      strings ru
      "services" one "ещё %d сервис" few "ещё %d сервиса" many "ещё %d сервисов" other "ещё %d"
      --- Only 1 takes this form.
      strings en
      "items" zero "nothing" one "one item" other "%d items"
      --- The number stands beside the variable.
      strings ru
      "found" "Найдено %d %#@words@" variable words d one "слово" few "слова" many "слов" other "слова"
      --- No form names the number: the sentence is about one or many.
      strings en
      "delete" one "Delete this file?" other "Delete these files?"
      """,
    check: .strings { run in
      var numbers = PluralNumbersByLanguage()
      for text in run.strings.entries.flatMap(\.texts) {
        guard let language = run.languageOfPlurals(text) else { continue }
        let silent = text.silentForm(numbers[language])
        guard let silent, let category = silent.category else {
          run.pass(text)
          continue
        }
        let other = numbers[language].another(category)
        let specifier = text.leaves.flatMap(\.format.slots).first(where: \.isNumber)?.written
        run.fail(
          text, silent,
          [
            "category": .text(category.rawValue), "other": .number(Double(other)),
            "first": .number(Double(numbers[language].sample(of: category))),
            "specifier": .text(specifier ?? "%d"),
          ])
      }
    })
}

extension LocalizedText {
  /// A form for several numbers without a number; `nil` when there is none.
  fileprivate func silentForm(_ numbers: PluralNumbers) -> CatalogText? {
    // Where the number stands beside the variables, the forms need none.
    let isBeside = leaves.contains {
      $0.category == nil && $0.format.placeholders.contains { $0.isWhole || $0.isFraction }
    }
    guard !isBeside else { return nil }
    let families = Dictionary(grouping: leaves.filter { $0.category != nil }, by: \.variable)
    for leaf in leaves {
      guard let category = leaf.category, category != .zero,
        numbers.holdsSeveral(
          category,
          hasZero: families[leaf.variable]?.contains { $0.category == .zero } ?? false),
        !leaf.namesNumber, !leaf.unit.value.isEmpty,
        families[leaf.variable]?.contains(where: \.namesNumber) ?? false
      else { continue }
      return leaf
    }
    return nil
  }
}

extension CatalogText {
  /// Whether it has a place for a number, or for a text that may be one.
  fileprivate var namesNumber: Bool {
    format.slots.contains { $0.isNumber || $0.kind == .object }
  }
}
