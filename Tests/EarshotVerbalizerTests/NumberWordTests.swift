#if canImport(_FoundationICU)
  @testable import EarshotVerbalizer
  import TestSupport
  import Testing

  /// Numbers in words against the rules of ICU, which come from CLDR.
  struct NumberWordTests {
    /// A set of rules and what we say by it.
    struct Rules: Sendable, CustomTestStringConvertible {
      var language: String
      var name: String
      var ours: @Sendable (UInt64) -> String?
      var least = 0
      var most: Int = 999_999_999_999_999
      /// Where the rules themselves are wrong, such as «двадцать одном» or «третьому».
      var areWrong: @Sendable (Int) -> Bool = { _ in false }
      var testDescription: String { "\(language) \(name)" }
    }

    static let genders: [(String, GrammaticalGender)] = [
      ("masculine", .masculine), ("feminine", .feminine), ("neuter", .neuter),
    ]

    static func russian(_ gender: String, _ ours: GrammaticalGender) -> [Rules] {
      let cases: [(String, GrammaticalCase)] = [
        ("", .nominative), ("-genitive", .genitive), ("-accusative", .accusative),
      ]
      let rules = cases.map { ending, grammaticalCase in
        Rules(language: "ru", name: "%spellout-cardinal-\(gender)\(ending)") {
          Russian().cardinal($0, ours, grammaticalCase)
        }
      }
      // The rules leave the tens of masculine numbers as they are.
      let prepositional = Rules(
        language: "ru", name: "%spellout-cardinal-\(gender)-locative",
        ours: { Russian().cardinal($0, ours, .prepositional) },
        most: gender == "masculine" ? 999 : 999_999,
        areWrong: { gender == "masculine" && (20...39).contains($0 % 100) })
      return rules + [prepositional]
    }

    static let others: [Rules] = [
      Rules(language: "en", name: "%spellout-cardinal") { English().cardinal($0) },
      Rules(language: "de", name: "%spellout-numbering") { German().cardinal($0) },
      Rules(language: "de", name: "%spellout-cardinal-masculine") {
        German().cardinal($0, .masculine)
      },
      Rules(language: "de", name: "%spellout-cardinal-feminine") {
        German().cardinal($0, .feminine)
      },
      Rules(
        language: "en", name: "%spellout-ordinal", ours: { English().ordinal($0) }),
      Rules(
        language: "de", name: "%spellout-ordinal", ours: { German().ordinal($0) },
        most: 999_999_999),
      Rules(
        language: "de", name: "%spellout-ordinal-n",
        ours: { German().ordinal($0, ending: "n") }, most: 999_999_999),
      Rules(
        language: "de", name: "%spellout-numbering-year", ours: { German().year($0) },
        least: 1100, most: 9999),
    ]

    /// The form of an ordinal, its ending, and the last digits for which the rules are wrong.
    static let forms: [(String, String, Int?)] = [
      ("masculine", "ый", nil), ("feminine", "ая", nil), ("neuter", "ое", 80),
      ("plural", "ые", 80), ("masculine-genitive", "ого", nil), ("masculine-dative", "ому", 3),
      ("masculine-locative", "ом", 40), ("feminine-accusative", "ую", nil),
      ("plural-genitive", "ых", nil),
    ]

    static let ordinals: [Rules] = forms.map { name, form, wrong in
      Rules(
        language: "ru", name: "%spellout-ordinal-\(name)",
        // The rules say «двести» for «двухсотый», and so on.
        ours: { Russian().ordinal($0, form: form) }, least: 1, most: 199,
        areWrong: {
          wrong == $0 % 100 || (wrong == 3 && $0 % 100 == 80)
            || (wrong == 3 && $0 % 10 == 3 && $0 % 100 != 13)
        })
    }

    static let all: [Rules] = genders.flatMap { russian($0, $1) } + others + ordinals

    @Test(arguments: all)
    func wordsAreThoseOfTheRules(_ rules: Rules) {
      let oracle = SpellOut(rules.language, rules: rules.name)
      #expect(oracle.isOpen)
      var wrong: [String] = []
      var random = SeededGenerator(seed: 7)
      let large = (0..<(rules.most > 10_000 ? 3000 : 0)).map { _ in
        random.int(10_000...random.int(10_001...max(10_001, rules.most)))
      }
      for number in Array(rules.least...min(10_000, rules.most)) + large
      where !rules.areWrong(number) {
        let expected = oracle(Int64(number))
        let ours = (rules.ours(UInt64(number)) ?? "nothing").withoutYo
        if ours != expected { wrong.append("\(number): \(ours), not \(expected)") }
      }
      #expect(wrong.prefix(8) == [], "\(wrong.count) differ")
    }

    @Test(arguments: ["ru", "en", "de"])
    func decimalsAreThoseOfTheRules(_ language: String) {
      let oracle = SpellOut(
        language, rules: language == "ru" ? "%spellout-cardinal-feminine" : "%spellout-numbering")
      var random = SeededGenerator(seed: 11)
      var wrong: [String] = []
      for _ in 0..<3000 {
        let (whole, part, digits) = (random.int(1...999), random.int(1...99), random.int(1...2))
        let decimals = String(String(part).reversed().prefix(digits))
        guard decimals.last != "0", let number = Double("\(whole).\(decimals)") else { continue }
        let ours = LanguagePacks.pack(for: language)
          .decimal(digits: String(whole), decimals).withoutYo
        let expected = oracle(number)
        if ours != expected { wrong.append("\(number): \(ours), not \(expected)") }
      }
      #expect(wrong.prefix(8) == [], "\(wrong.count) differ")
    }
  }

  extension String {
    /// ICU writes е for ё in some words and not in others.
    fileprivate var withoutYo: String { String(map { $0 == "ё" ? "е" : $0 }) }
  }
#endif
