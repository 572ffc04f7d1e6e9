import EarshotText

/// The languages that the text normalizer knows.
enum LanguagePacks {
  /// All packs; where two know a short form, the first decides what it means in other languages.
  static let all: [any LanguagePack] =
    [English(), Russian(), German(), Portuguese(), Arabic()] + PlainPack.all

  private static let packs = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })

  /// The pack of a language, which is empty for one that is not known.
  ///
  /// - Parameter tag: BCP 47 tag.
  static func pack(for tag: String?) -> any LanguagePack {
    guard let tag else { return PlainPack.unknown }
    // Most tags are a code alone.
    return packs[tag] ?? packs[Language(tag).code] ?? PlainPack.unknown
  }
}
