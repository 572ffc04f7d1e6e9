/// The words of one language for everything that the system says.
public struct Phrasebook: Sendable {
  /// What is known of the words of a language.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// Every phrase has words, and public sources give nearly all of them.
    case verified
    /// Public sources give some phrases.
    case partial
    /// Single words are known, from informal sources.
    case unverified
  }

  /// BCP 47 tag of the language.
  public let language: String
  /// What is known of its words.
  public let status: Status
  private let wording: @Sendable (Phrase) -> Wording?

  init(
    language: String, status: Status, wording: @escaping @Sendable (Phrase) -> Wording?
  ) {
    self.language = language
    self.status = status
    self.wording = wording
  }

  /// The words for a phrase; `nil` when no source gives any.
  public func callAsFunction(_ phrase: Phrase) -> Wording? { wording(phrase) }

  /// The books of all languages, sorted by language; English is the one to fall back to.
  public static let all: [Phrasebook] = [
    arabic, german, english, spanish, french, japanese, portuguese, russian, chinese,
  ]

  /// The book for a language: that of the exact tag, else that of its first subtag.
  public static func book(for language: String) -> Phrasebook? {
    let tag = language.lowercased().replacingUnderscores
    // The Chinese words are those of simplified script; they are no answer for the traditional one.
    if ["zh-hant", "zh-tw", "zh-hk", "zh-mo"].contains(where: { tag.hasPrefix($0) }) { return nil }
    let first = tag.prefix { $0 != "-" }
    return all.first { $0.language == tag } ?? all.first { $0.language == first }
  }
}

extension String {
  /// A locale name such as `ru_RU` in the form of a language tag.
  fileprivate var replacingUnderscores: String { String(map { $0 == "_" ? "-" : $0 }) }
}
