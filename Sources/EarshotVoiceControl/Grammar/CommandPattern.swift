/// One sentence that can be said, and what it means.
///
/// Words stand for themselves; `at|on` is one word or the other; `[please]` may be left out;
/// `{item}` and the like are slots. The parser and the sentences of a recogniser both come from it.
package struct CommandPattern: Hashable, Sendable {
  /// The sentence, as the table of the language writes it.
  package let text: String
  /// Whether a public source gives this wording; otherwise it is an assumption.
  package let isVerified: Bool
  /// What it means.
  let meaning: CommandMeaning
  /// The parts of the sentence.
  let parts: [Part]

  /// Where the list of commands shows it.
  package var category: CommandCategory { meaning.category }

  /// A part of a sentence.
  indirect enum Part: Hashable, Sendable {
    /// One of these words.
    case words([String])
    /// Something that is said.
    case slot(Slot)
    /// Parts that may be left out together.
    case optional([Part])
  }

  /// What can stand in a sentence.
  enum Slot: String, Hashable, Sendable, CaseIterable {
    /// An item on the screen by its name or number.
    case item
    /// Some words of a text.
    case phrase
    /// All that follows, as it was written.
    case text
    /// A number, also of rows or columns.
    case number, rows, columns
    /// "Three times", "twice".
    case count
    /// "Left".
    case direction
    /// "Top".
    case edge
    /// "Words".
    case unit

    /// Whether any words can stand in it.
    var isFree: Bool { self == .item || self == .phrase || self == .text }
  }

  /// Reads a sentence; a word in braces that is no slot stands for itself.
  init(_ text: String, meaning: CommandMeaning, isVerified: Bool, language: String) {
    self.text = text
    self.meaning = meaning
    self.isVerified = isVerified
    var rest = Self.pieces(of: text)[...]
    parts = Self.parts(from: &rest, language: language)
  }

  private static func parts(from pieces: inout ArraySlice<String>, language: String) -> [Part] {
    var parts: [Part] = []
    while let piece = pieces.popFirst() {
      switch piece {
      case "]": return parts
      case "[": parts.append(.optional(Self.parts(from: &pieces, language: language)))
      default:
        if piece.hasPrefix("{"), let slot = Slot(rawValue: String(piece.dropFirst().dropLast())) {
          parts.append(.slot(slot))
        } else {
          let words = piece.split(separator: "|")
          parts.append(
            .words(words.flatMap { NormalizedPhrase(String($0), language: language).words }))
        }
      }
    }
    return parts
  }

  /// Words, slots and brackets.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    for word in text.split(separator: " ") {
      let opened = word.prefix { $0 == "[" }
      let inner = word.dropFirst(opened.count)
      let body = inner.prefix { $0 != "]" }
      pieces += opened.map(String.init)
      if !body.isEmpty { pieces.append(String(body)) }
      pieces += inner.dropFirst(body.count).map(String.init)
    }
    return pieces
  }
}

extension CommandPattern {
  /// A word or a slot in one of the ways to say a sentence.
  enum Piece: Hashable, Sendable {
    case word(String)
    case slot(Slot)
  }

  /// All ways to say the sentence, with one word for each choice and with or without what may go.
  var wordings: [[Piece]] { Self.wordings(of: parts[...]) }

  private static func wordings(of parts: ArraySlice<Part>) -> [[Piece]] {
    guard let first = parts.first else { return [[]] }
    let rest = wordings(of: parts.dropFirst())
    let heads: [[Piece]] =
      switch first {
      case .words(let words): words.map { [.word($0)] }
      case .slot(let slot): [[.slot(slot)]]
      case .optional(let inner): wordings(of: inner[...]) + [[]]
      }
    return heads.flatMap { head in rest.map { head + $0 } }
  }
}
