import EarshotText

/// The words of Switch Control in one language.
package struct SwitchPhrasebook: Sendable {
  /// Words, and whether a public source shows them in this place.
  package struct Wording: Hashable, Sendable {
    /// The words.
    package var text: String
    /// Whether a manual or a settings screen of the system has them; otherwise they are proposed.
    package var isVerified: Bool

    static func sure(_ text: String) -> Wording { Wording(text: text, isVerified: true) }
    static func proposed(_ text: String) -> Wording { Wording(text: text, isVerified: false) }
  }

  /// BCP 47 tag of the language.
  package let language: String
  let words: @Sendable (SwitchPhrase) -> Wording

  /// The words of a phrase.
  package func callAsFunction(_ phrase: SwitchPhrase) -> Wording { words(phrase) }

  /// All languages.
  package static let all: [SwitchPhrasebook] = [.english, .german, .portuguese, .russian]

  /// The book of a language; English when there is none.
  package static func book(for language: String) -> SwitchPhrasebook { books[language] }

  private static let books = Localizations(all, fallback: .english) { $0.language }
}
