import EarshotStrings
import EarshotText

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
      --- strings en
      ▼ "items" one "%d item" other "many items"
      --- strings uk
      ▼ "files" "%#@files@" variable files d one "файл" few "%d файли" many "%d файлів" other "%d файлу"
      """,
    passes: """
      strings ru
      "services" one "ещё %d сервис" few "ещё %d сервиса" many "ещё %d сервисов" other "ещё %d"
      --- Only 1 takes this form.
      strings en
      "items" zero "nothing" one "one item" other "%d items"
      --- Nobody translated it, which another rule says.
      strings en
      "people" one "One person whom you know" other "%d people whom you know"
      strings ru
      "people" one "One person whom you know" other "%d people whom you know"
      --- The number stands beside the variable.
      strings ru
      "found" "Найдено %d %#@words@" variable words d one "слово" few "слова" many "слов" other "слова"
      --- No form names the number: the sentence is about one or many.
      strings en
      "delete" one "Delete this file?" other "Delete these files?"
      """,
    check: .plurals { text, numbers in
      guard let silent = text.silentForm(numbers), let category = silent.category else {
        return .pass
      }
      let specifier = text.leaves.flatMap(\.format.slots).first(where: \.isNumber)?.written
      return .fail(
        silent,
        [
          "category": .text(category.rawValue),
          "other": .number(Double(numbers.another(category))),
          "first": .number(Double(numbers.sample(of: category))),
          "specifier": .text(specifier ?? "%d"),
        ],
        // Where “one” is said of 0 as well, nothing is rarely counted.
        severity: category == .one && numbers.sample(of: category) == 0 ? .info : nil)
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
    return leaves.first { leaf in
      guard let category = leaf.category, category != .zero, !leaf.format.namesNumber,
        !leaf.unit.value.isEmpty
      else { return false }
      let family = leaves.filter { $0.category != nil && $0.variable == leaf.variable }
      let hasZero = family.contains { $0.category == .zero }
      return numbers.holdsSeveral(category, hasZero: hasZero)
        && family.contains(where: \.format.namesNumber)
    }
  }
}
