/// Which form of a word a number takes in a language, by Unicode's CLDR.
///
/// Russian has 1 рубль, 2 рубля, 5 рублей and 1,5 рубля; English has 1 rouble and 2 roubles.
public struct PluralRules: Hashable, Sendable {
  /// What the numbers do.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
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
  public let language: String
  private let rules: [Rule]

  /// Finds the rules of a language.
  ///
  /// A language that has no rules of its own in a script or region takes those of the language:
  /// `ru-BY` those of `ru`, but `pt-PT` not those of `pt`, which are Brazil's.
  ///
  /// - Parameters:
  ///   - language: BCP 47 tag; an underscore may stand for the hyphen.
  ///   - kind: what the numbers do.
  public init(language: String, kind: Kind = .cardinal) {
    let table = Self.tables[kind] ?? [:]
    var parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    var found: (language: String, rules: String)?
    while !parts.isEmpty, found == nil {
      found = table[parts.joined(separator: "-")]
      parts.removeLast()
    }
    self.language = found?.language ?? "root"
    rules = (found?.rules ?? "other").split(separator: ";").compactMap(Self.rule)
  }

  /// The categories of the language, from zero to other.
  public var categories: [PluralCategory] { rules.map(\.category).sorted() }

  /// The category of a number.
  public func category(of number: PluralOperands) -> PluralCategory {
    rules.first { $0.condition.holds(for: number) }?.category ?? .other
  }

  /// The category of a whole number.
  public func category(of number: Int) -> PluralCategory { category(of: PluralOperands(number)) }

  /// The smallest numbers of a category that CLDR names, as they are written: a whole one and one
  /// with a point, of which either may be missing.
  ///
  /// Russian has no whole number of ``PluralCategory/other``, which is for fractions.
  public func examples(of category: PluralCategory) -> [String] {
    rules.first { $0.category == category }?.samples ?? []
  }

  /// The categories that whole numbers take, from zero to other.
  public var wholeNumberCategories: [PluralCategory] {
    categories.filter { examples(of: $0).contains { !$0.contains(".") } }
  }

  /// Each language in small letters, with how it is written and its rules.
  private static let tables: [Kind: [String: (language: String, rules: String)]] = [
    .cardinal: table(PluralRuleData.cardinal), .ordinal: table(PluralRuleData.ordinal),
  ]

  private static func table(
    _ data: KeyValuePairs<String, String>
  ) -> [String: (language: String, rules: String)] {
    var table: [String: (language: String, rules: String)] = [:]
    for (languages, rules) in data {
      for language in languages.split(separator: " ") {
        table[language.lowercased()] = (String(language), rules)
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
