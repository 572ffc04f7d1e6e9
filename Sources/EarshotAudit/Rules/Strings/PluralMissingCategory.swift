import EarshotStrings
import EarshotText

extension Rule {
  static let pluralMissingCategory = Rule(
    "plural-missing-category", .localization, .error, .high, .slows,
    "A plural form that the language needs is missing.",
    what: "“{key}” has no form for “{missing}” in the language {language}",
    why: "for such numbers listeners hear the form of others, as in “2 rubles” for “1 rubles”",
    advice: "add the missing forms as entries to do, and have them translated: {missing}",
    wcag: ["3.1.2"], references: [.apple("xcode/localizing-strings-that-contain-plurals")],
    fails: """
      strings ru
      ▼ "cart" one "%d рубль" other "%d рублей"
      --- The phone takes the form of others: a warning, no error.
      strings ru
      ▼ "cart" one "%d рубль" few "%d рубля" other "%d рублей"
      --- strings en
      "left" one "%d day left" other "%d days left"
      strings pl
      ▼ "left" one "Został %d dzień" other "Zostało %d dni"
      --- strings ar
      ▼ "items" "%#@items@" variable items d one "عنصر" other "%d عنصر"
      --- Fractions take forms that whole numbers do not.
      strings cs
      ▼ "size" "%#@size@" variable size f one "%.1f metr" few "%.1f metry" other "%.1f metrů"
      """,
    passes: """
      strings ru
      "cart" one "%d рубль" few "%d рубля" many "%d рублей" other "%d рубля"
      --- strings en
      "cart" one "%d rouble" other "%d roubles"
      --- strings ja
      "cart" other "%d ルーブル"
      --- The forms for fractions and for whole millions: nobody counts them here.
      strings cs
      "days" one "%d den" few "%d dny" other "%d dní"
      strings pt
      "days" one "%d dia" other "%d dias"
      """,
    check: .plurals { text, numbers in
      let missing = text.plurals.compactMap { $0.missing(numbers) }
      guard let worst = missing.max(by: { $0.severity < $1.severity }) else { return .pass }
      return .fail(
        nil, ["missing": .text(worst.names.map(\.rawValue).joined(separator: ", "))],
        severity: worst.severity)
    })
}

extension PluralForms {
  /// The forms that are not there; `nil` when all are.
  fileprivate func missing(
    _ numbers: PluralNumbers
  ) -> (names: [PluralCategory], severity: Severity)? {
    let missing = Set(numbers.needed).union([.other]).subtracting(categories)
    // What is not there at all is said as `other`; for `many` that nearly always is the same word.
    if missing == [.many] { return ([.many], .warning) }
    if !missing.isEmpty { return (missing.sorted(), .error) }
    let takesFractions = variable?.specifier?.last.map { "fFeEgGa".contains($0) } ?? false
    let fractions = numbers.rules.categories.filter { category in
      !categories.contains(category)
        && numbers.rules.examples(of: category).contains { $0.contains(".") }
    }
    return takesFractions && !fractions.isEmpty ? (fractions, .info) : nil
  }
}
