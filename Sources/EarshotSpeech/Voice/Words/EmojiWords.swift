/// Names of emoji and flags in Russian, English and German.
///
/// The names come from CLDR, whose licence is in `Documentation/Licences.md`.
enum EmojiWords {
  /// The name of an emoji; `nil` when it is not known in the language.
  ///
  /// Colours of skin are not said; of joined emoji each is.
  static func name(_ emoji: String, in language: String) -> String? {
    guard let names = tables[language] else { return nil }
    let scalars = Array(emoji.unicodeScalars)
    guard let first = scalars.first else { return nil }
    if first.isRegional {
      guard scalars.count == 2, let flag = flags[language] else { return nil }
      let code = String(
        String.UnicodeScalarView(
          scalars.compactMap { Unicode.Scalar($0.value &- 0x1F1E6 &+ 0x41) }))
      return names.regions[code].map { "\(flag) \($0)" }
    }
    let known = scalars.compactMap { names.emoji[$0] }
    return known.isEmpty ? nil : known.joined(separator: ", ")
  }

  private struct Table {
    var emoji: [Unicode.Scalar: String] = [:]
    var regions: [String: String] = [:]

    init(_ emoji: String, _ regions: String) {
      for entry in emoji.split(whereSeparator: { $0 == "|" || $0.isNewline }) {
        guard let key = entry.unicodeScalars.first,
          let name = entry.split(separator: " ", maxSplits: 1).last
        else { continue }
        self.emoji[key] = String(name)
      }
      for entry in regions.split(whereSeparator: { $0 == "|" || $0.isNewline }) {
        let parts = entry.split(separator: " ", maxSplits: 1)
        if parts.count == 2 { self.regions[String(parts[0])] = String(parts[1]) }
      }
    }
  }

  private static let flags = ["ru": "флаг", "en": "flag", "de": "Flagge"]

  private static let tables = [
    "ru": Table(emojiRussian, regionsRussian), "en": Table(emojiEnglish, regionsEnglish),
    "de": Table(emojiGerman, regionsGerman),
  ]
}

extension Unicode.Scalar {
  /// Whether it is half of a flag.
  var isRegional: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether it only changes or joins the emoji before it.
  var continuesEmoji: Bool {
    value == 0xFE0F || value == 0x200D || value == 0x20E3 || (0x1F3FB...0x1F3FF).contains(value)
      || (0xE0020...0xE007F).contains(value)
  }
}
