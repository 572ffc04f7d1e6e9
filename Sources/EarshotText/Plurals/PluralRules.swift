/// Which form of a word a number takes in a language, by Unicode's CLDR.
///
/// Russian has 1 рубль, 2 рубля, 5 рублей and 1,5 рубля; English has 1 rouble and 2 roubles.
package struct PluralRules: Hashable, Sendable {
  /// The kind of the numbers: they count or they order.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// They count: one, two, three.
    case cardinal
    /// They give a place in a row: first, second, third.
    case ordinal
  }

  /// The form of some numbers.
  private struct Rule: Hashable, Sendable {
    var category: PluralCategory
    var condition: PluralCondition
    var samples: [String]
  }

  /// The language whose rules these are, as a BCP 47 tag; `root` for a language that CLDR does not
  /// have, where all numbers are ``PluralCategory/other``.
  package let language: String
  private let rules: [Rule]

  /// Finds the rules of a language.
  ///
  /// A language that has no rules of its own in a script or region takes those of the language:
  /// `ru-BY` those of `ru`, but `pt-PT` not those of `pt`, which are Brazil's.
  package init(_ language: Language, kind: Kind = .cardinal) {
    let table = Self.tables[kind] ?? [:]
    self = language.chain.lazy.compactMap { table[$0] }.first ?? Self.root
  }

  /// Finds the rules of the language of a tag.
  package init(language tag: String, kind: Kind = .cardinal) {
    self.init(Language(tag), kind: kind)
  }

  private init(language: String, rules: [Rule]) {
    self.language = language
    self.rules = rules
  }

  /// The categories of the language, from zero to other.
  package var categories: [PluralCategory] { rules.map(\.category).sorted() }

  /// The category of a number.
  package func category(of number: PluralOperands) -> PluralCategory {
    rules.first { $0.condition.holds(for: number) }?.category ?? .other
  }

  /// The category of a whole number.
  package func category(of number: Int) -> PluralCategory { category(of: PluralOperands(number)) }

  /// The smallest numbers of a category that CLDR names, as they are written: a whole one and one
  /// with a point, of which either may be missing.
  ///
  /// Russian has no whole number of ``PluralCategory/other``, which is for fractions.
  package func examples(of category: PluralCategory) -> [String] {
    rules.first { $0.category == category }?.samples ?? []
  }

  /// The form of a word for a whole number, as in `form(of: ["рубль", "рубля", "рублей"], for: 5)`.
  ///
  /// - Parameter forms: the forms in the order zero, one, two, few, many, other, without those that
  ///   no whole number below a thousand takes, or with all of them. If they are fewer than the
  ///   language has, the last one stands for the rest; the form is empty if there are none.
  ///   A language that CLDR does not have counts like English.
  package func form(of forms: [String], for number: Int) -> String {
    form(of: forms, for: PluralOperands(number))
  }

  /// The form of a word for a number with its decimals.
  package func form(of forms: [String], for number: Double) -> String {
    let written = Int(exactly: number).map { PluralOperands($0) } ?? PluralOperands("\(number)")
    return written.map { form(of: forms, for: $0) } ?? forms.last ?? ""
  }

  /// The form of a word for a number as it is written, such as `2,5`.
  package func form(of forms: [String], for number: PluralOperands) -> String {
    guard let last = forms.last else { return "" }
    if language == Self.root.language {
      return PluralRules(.english).form(of: forms, for: number)
    }
    let order = forms.count == rules.count ? categories : countingCategories
    // Where fractions have a form of their own, that of a few stands in: 2,5 события.
    let place = order.firstIndex(of: category(of: number)) ?? order.firstIndex(of: .few)
    return place.flatMap { forms.indices.contains($0) ? forms[$0] : nil } ?? last
  }

  /// The categories that whole numbers below a thousand take.
  private var countingCategories: [PluralCategory] {
    categories.filter { examples(of: $0).contains { Int($0).map { $0 < 1000 } ?? false } }
  }

  /// What is so in a language that CLDR does not have.
  private static let root = PluralRules(language: "root", rules: ["other"].compactMap { rule($0) })

  private static let tables: [Kind: [Language: PluralRules]] = [
    .cardinal: table(PluralRuleData.cardinal), .ordinal: table(PluralRuleData.ordinal),
  ]

  private static func table(_ data: KeyValuePairs<String, String>) -> [Language: PluralRules] {
    var table: [Language: PluralRules] = [:]
    for (languages, text) in data {
      let rules = text.split(separator: ";").compactMap(rule)
      for tag in languages.split(separator: " ") {
        table[Language(tag)] = PluralRules(language: String(tag), rules: rules)
      }
    }
    return table
  }

  /// Reads a rule: category, whole number, number with a point, condition.
  private static func rule(_ text: Substring) -> Rule? {
    let fields = text.split(separator: " ", maxSplits: 3)
    guard let category = fields.first.flatMap({ PluralCategory(rawValue: String($0)) }),
      let condition = PluralCondition(fields.dropFirst(3).first ?? "")
    else { return nil }
    let samples = fields.dropFirst().prefix(2).filter { $0 != "-" }.map(String.init)
    return Rule(category: category, condition: condition, samples: samples)
  }
}
