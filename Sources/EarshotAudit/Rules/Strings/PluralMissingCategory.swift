import EarshotSpeech
import EarshotStrings
import EarshotText
import EarshotVerbalizer

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
      ---
      strings en
      "left" one "%d day left" other "%d days left"
      strings pl
      ▼ "left" one "Został %d dzień" other "Zostało %d dni"
      ---
      strings ar
      ▼ "items" "%#@items@" variable items d one "عنصر" other "%d عنصر"
      --- Fractions take forms that whole numbers do not.
      strings cs
      ▼ "size" "%#@size@" variable size f one "%.1f metr" few "%.1f metry" other "%.1f metrů"
      """,
    passes: """
      strings ru
      "cart" one "%d рубль" few "%d рубля" many "%d рублей" other "%d рубля"
      ---
      strings en
      "cart" one "%d rouble" other "%d roubles"
      ---
      strings ja
      "cart" other "%d ルーブル"
      --- The forms for fractions and for whole millions: nobody counts them here.
      strings cs
      "days" one "%d den" few "%d dny" other "%d dní"
      strings pt
      "days" one "%d dia" other "%d dias"
      """,
    check: .strings { run in
      var numbers = PluralNumbersByLanguage()
      for text in run.strings.entries.flatMap(\.texts) {
        guard let language = run.languageOfPlurals(text) else { continue }
        var worst: (missing: [PluralCategory], severity: Severity)?
        for forms in text.plurals {
          guard let found = forms.missing(numbers[language]),
            found.severity > worst?.severity ?? .info || worst == nil
          else { continue }
          worst = found
        }
        if let worst {
          let names = worst.missing.map(\.rawValue).joined(separator: ", ")
          run.fail(text, nil, ["missing": .text(names)], severity: worst.severity)
        } else {
          run.pass(text)
        }
      }
    })
}

extension PluralForms {
  /// The forms that are not there; `nil` when all are.
  fileprivate func missing(
    _ numbers: PluralNumbers
  ) -> (missing: [PluralCategory], severity: Severity)? {
    let given = categories
    let missing = Set(numbers.needed).union([.other]).subtracting(given)
    // What is not there at all is said as `other`; for `many` that nearly always is the same word.
    if missing == [.many] { return ([.many], .warning) }
    if !missing.isEmpty { return (missing.sorted(), .error) }
    let fractions = numbers.rules.categories.filter { !given.contains($0) }
      .filter { category in
        numbers.rules.examples(of: category).contains { $0.contains(".") }
      }
    return takesFractions && !fractions.isEmpty ? (fractions, .info) : nil
  }

  private var takesFractions: Bool {
    variable?.specifier?.last.map { "fFeEgGa".contains($0) } ?? false
  }
}
