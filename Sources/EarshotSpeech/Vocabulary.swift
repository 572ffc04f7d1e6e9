/// The phrases of the language of an element, with English where a language has none.
struct Vocabulary {
  private let book: Phrasebook
  private let spare: Phrasebook

  /// - Parameters:
  ///   - language: the language of the element, when it has one.
  ///   - system: the language of the system.
  init(language: String?, system: String) {
    book =
      language.flatMap { Phrasebook.book(for: $0) } ?? Phrasebook.book(for: system) ?? .english
    spare = .english
    isForeign = language.flatMap { Phrasebook.book(for: $0) } == nil
      && Phrasebook.book(for: system) == nil
  }

  /// Whether neither language has a book, so that every phrase is a fallback.
  private let isForeign: Bool

  func part(_ role: Utterance.Role, _ phrase: Phrase) -> Utterance.Part {
    if let wording = book(phrase) {
      return Utterance.Part(
        role, phrase, wording, language: book.language, isFallback: isForeign)
    }
    let wording = spare(phrase) ?? Wording("", caption: "")
    return Utterance.Part(role, phrase, wording, language: spare.language, isFallback: true)
  }

  /// Whether a text is the word for going back.
  func isBack(_ text: String) -> Bool {
    text.lowercased() == (book(.back) ?? spare(.back))?.caption.lowercased()
  }
}
