import EarshotTree
import Synchronization

/// The phrases of a language, with English where it has none.
struct Vocabulary: Sendable {
  private let book: Phrasebook
  /// Whether the language has no book at all, so that every phrase is a fallback.
  private let isForeign: Bool
  /// Whether the words of older notes are said.
  var saysOlderWords = false
  /// The words of phrases that are said on every screen, made once.
  private let wordings: [Phrase: Wording]

  /// Those that were made before: every screen and every gesture wants one.
  private static let known = Mutex<[String: Vocabulary]>([:])

  /// The phrases of the language of the system.
  init(system language: String) {
    if let known = Vocabulary.known.withLock({ $0[language] }) {
      self = known
      return
    }
    let book = Phrasebook.book(for: language)
    self.book = book ?? .english
    isForeign = book == nil
    wordings = Dictionary(
      uniqueKeysWithValues: Phrase.fixed.compactMap { phrase in
        (book ?? .english)(phrase).map { (phrase, $0) }
      })
    let made = self
    Vocabulary.known.withLock { $0[language] = made }
  }

  private init(_ book: Phrasebook) {
    self.book = book
    isForeign = false
    wordings = [:]
  }

  /// The phrases of the language of an element, or these when there are none for it.
  func with(language: String) -> Vocabulary {
    guard var words = Phrasebook.book(for: language).map(Vocabulary.init) else { return self }
    words.saysOlderWords = saysOlderWords
    return words
  }

  func part(
    _ role: Utterance.Role, _ phrase: Phrase, field: Element.Field? = nil
  ) -> Utterance.Part {
    let older = saysOlderWords ? book.older[phrase] : nil
    if let wording = older ?? wordings[phrase] ?? book(phrase) {
      return Utterance.Part(
        role, phrase, wording, language: book.language, field: field, isFallback: isForeign)
    }
    let wording = Phrasebook.english(phrase) ?? Wording("", caption: "")
    return Utterance.Part(
      role, phrase, wording, language: Phrasebook.english.language, field: field,
      isFallback: true)
  }

  /// Whether a text is the word for going back.
  func isBack(_ text: String) -> Bool {
    text.lowercased() == (book(.back) ?? Phrasebook.english(.back))?.caption.lowercased()
  }
}
