import EarshotText

/// The words of one language for everything that the system says.
package struct Phrasebook: Sendable {
  /// The state of knowledge of the words of a language.
  package enum Status: String, Hashable, Sendable, CaseIterable {
    /// Every phrase has words, and public sources give nearly all of them.
    case verified
    /// Public sources give some phrases.
    case partial
    /// Single words are known, from informal sources.
    case unverified
  }

  /// BCP 47 tag of the language.
  package let language: String
  /// The state of knowledge of its words.
  package let status: Status
  /// The words of older notes that newer ones contradict.
  package var older: [Phrase: Wording] = [:]
  /// The way in which the caption panel writes it.
  package var panel = PanelHabits()
  let wording: @Sendable (Phrase) -> Wording?

  /// The words for a phrase; `nil` if no source gives any.
  package func callAsFunction(_ phrase: Phrase) -> Wording? { wording(phrase) }

  /// The books of all languages, sorted by language; English is the one to fall back to.
  package static let all: [Phrasebook] = [
    arabic, german, english, spanish, french, japanese, korean, portuguese, russian, chinese,
  ]

  /// The book of a language, or of what it is a part of: `pt-BR` has that of `pt`.
  ///
  /// `nil` if there is none. The Chinese words are those of simplified script; they are no answer
  /// for the traditional one.
  package static func book(for language: String) -> Phrasebook? {
    books.words(in: Language(language))
  }

  private static let books = Localizations(all, fallback: .english) { $0.language }
}
