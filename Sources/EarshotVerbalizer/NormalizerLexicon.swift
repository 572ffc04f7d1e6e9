/// The short forms that are known in texts of any language, because their letters tell what they
/// are: the packs of all languages together.
package enum NormalizerLexicon {
  /// Short forms of units with the unit that they stand for.
  package static let units = merged(\.unitForms)
  /// Short words for money with the sign that they stand for.
  package static let currencies = merged(\.currencyForms)
  /// Short forms of money that a voice reads letter by letter.
  package static let unreadableCurrencies = LanguagePacks.all.flatMap(\.unreadableCurrencyForms)
  /// The full forms of acronyms; `nil` for those that nobody can tell from the word alone.
  package static let acronyms = merged(\.acronyms)
  /// Acronyms that every voice and listener knows.
  package static let commonAcronyms = united(\.commonAcronyms)
  /// The vowels of Latin and Cyrillic, in capitals.
  package static let vowels = Set<Character>("AEIOUYÄÖÜÉÁÍÓÚÃÕÂÊАЕЁИОУЫЭЮЯІЇЄ")

  static let abbreviations = merged(\.abbreviations)
  static let dottedAbbreviations = merged(\.dottedAbbreviations)
  /// Words before digits that are typed one by one.
  package static let codeWords = united(\.codeWords)
  static let codeLinks = united(\.codeLinks)
  static let versionWords = united(\.versionWords)
  static let timeRangePrepositions = united(\.timeRangePrepositions)

  private static func merged<Key: Hashable, Value>(
    _ table: (any LanguagePack) -> [Key: Value]
  ) -> [Key: Value] {
    LanguagePacks.all.reduce(into: [:]) { $0.merge(table($1)) { first, _ in first } }
  }

  private static func united(_ words: (any LanguagePack) -> Set<String>) -> Set<String> {
    LanguagePacks.all.reduce(into: []) { $0.formUnion(words($1)) }
  }
}
