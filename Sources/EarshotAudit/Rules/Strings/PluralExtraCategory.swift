import EarshotText

extension Rule {
  static let pluralExtraCategory = Rule(
    "plural-extra-category", .localization, .warning, .high, .cosmetic,
    "A plural form is never heard in its language.",
    what: "no number takes the form “{extra}” of “{key}” in the language {language}",
    why:
      "the words in it are never heard, and whoever wrote them meant a number that sounds otherwise",
    advice: "delete the form, or move its words to the form that was meant",
    references: [
      "https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html"
    ],
    fails: """
      strings en
      ▼ "cart" one "%d rouble" few "some roubles" other "%d roubles"
      --- strings de
      ▼ "days" one "%d Tag" many "viele Tage" other "%d Tage"
      --- strings ja
      ▼ "days" "%#@days@" variable days d few "数日" other "%d日"
      """,
    passes: """
      strings ru
      "cart" one "%d рубль" few "%d рубля" many "%d рублей" other "%d рубля"
      --- A phone takes these forms for exactly 0, 1 and 2, whatever the language.
      strings en
      "cart" zero "nothing" one "one rouble" other "%d roubles"
      --- A copy of the words for others, as tools that translate fill it in.
      strings en
      "cart" one "%d rouble" few "%d roubles" many "%d roubles" other "%d roubles"
      --- Fractions and whole millions take these.
      strings cs
      "days" one "%d den" few "%d dny" many "%d dne" other "%d dní"
      strings pt
      "days" one "%d dia" many "%d de dias" other "%d dias"
      """,
    check: .plurals { text, numbers in
      // A number that is exactly 0, 1 or 2 may have words of its own in every language.
      let legal = Set(numbers.rules.categories).union([.zero, .one, .two, .other])
      let extra = Set(text.plurals.flatMap(\.categories)).subtracting(legal).sorted()
      // Tools that translate fill in copies of the words for others, which say nothing else.
      let isCopied = text.plurals.allSatisfy { forms in
        extra.filter(forms.categories.contains).allSatisfy {
          forms.text($0) != nil && forms.text($0) == forms.text(.other)
        }
      }
      guard !isCopied else { return .pass }
      return .fail(nil, ["extra": .text(extra.map(\.rawValue).joined(separator: ", "))])
    })
}
