/// The names of emoji and flags in one language, from CLDR; its licence is in
/// `Documentation/Licences.md`.
struct EmojiNames: Sendable {
  /// The word before the name of a region.
  private let flag: String
  private let emoji: [Unicode.Scalar: String]
  private let regions: [String: String]

  /// - Parameters:
  ///   - emoji: entries such as `🍕 pizza` with `|` between them.
  ///   - regions: entries such as `DE Germany` with `|` between them.
  init(flag: String, emoji: String, regions: String) {
    self.flag = flag
    self.emoji = Dictionary(
      Self.entries(emoji).map { ($0.unicodeScalars[$0.startIndex], $1) }, uniquingKeysWith: { $1 })
    self.regions = Dictionary(
      Self.entries(regions).map { (String($0), $1) }, uniquingKeysWith: { $1 })
  }

  private static func entries(_ text: String) -> [(Substring, String)] {
    text.split(separator: "|").compactMap { entry in
      entry.firstIndex(of: " ").map { (entry[..<$0], String(entry[$0...].dropFirst())) }
    }
  }

  /// The name of an emoji; `nil` if it is not known.
  ///
  /// Colours of skin are not said; of joined emoji each is.
  func name(of emoji: String) -> String? {
    let scalars = Array(emoji.unicodeScalars)
    guard let first = scalars.first else { return nil }
    if first.isRegional {
      guard scalars.count == 2 else { return nil }
      let letters = scalars.compactMap { Unicode.Scalar($0.value &- 0x1F1E6 &+ 0x41) }
      return regions[String(String.UnicodeScalarView(letters))].map { "\(flag) \($0)" }
    }
    let known = scalars.compactMap { self.emoji[$0] }
    return known.isEmpty ? nil : known.joined(separator: ", ")
  }
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
