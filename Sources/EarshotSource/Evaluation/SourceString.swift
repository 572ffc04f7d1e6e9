/// A text of which some parts only runs will tell.
struct SourceString: Hashable {
  /// A part.
  enum Piece: Hashable {
    case text(String)
    /// A number that is put into a text, which SwiftUI writes as the language does.
    case number(Int)
    /// The expression whose words will stand there.
    case hole(String)
  }

  /// A literal as a key of a table.
  struct Format: Hashable {
    /// The words with `%@` and `%lld` for values.
    var key = ""
    /// The values.
    var arguments: [SourceString] = []
  }

  /// The parts; texts never stand beside each other.
  private(set) var pieces: [Piece] = []
  /// Whether it is written where it is used, so that SwiftUI takes it for a key of a table.
  var isLiteral = false
  /// The literal with a mark for each value that is put into it, as SwiftUI looks it up.
  var format: Format?
  /// The key of the table that it was looked up by, so that its numbers can choose the plural form.
  var key: String?

  /// Makes a text that is known.
  init(_ text: String) {
    if !text.isEmpty { pieces = [.text(text)] }
  }

  /// A text that only runs will tell.
  static func hole(_ words: String) -> SourceString {
    var string = SourceString("")
    string.pieces = [.hole(words)]
    return string
  }

  /// Whether nothing is said.
  var isEmpty: Bool { pieces.isEmpty }

  /// The text if all of it is known.
  var known: String? {
    var known = ""
    for piece in pieces {
      switch piece {
      case .text(let text): known += text
      case .number(let number): known += String(number)
      case .hole: return nil
      }
    }
    return known
  }

  /// The text with holes between angle quotes, as it is read aloud.
  var spoken: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .number(let number): String(number)
      case .hole(let words): "‹\(words)›"
      }
    }.joined()
  }

  /// A number that is put into a text.
  static func number(_ number: Int) -> SourceString {
    var string = SourceString("")
    string.pieces = [.number(number)]
    return string
  }

  /// The text with its numbers as a language writes them.
  func grouped(_ write: (Int) -> String) -> SourceString {
    var sum = SourceString("")
    for piece in pieces {
      switch piece {
      case .number(let number): sum.append(SourceString(write(number)))
      case .text(let text): sum.append(SourceString(text))
      case .hole(let words): sum.append(.hole(words))
      }
    }
    return sum
  }

  /// The bytes of its parts that are known.
  var size: Int {
    pieces.reduce(0) { sum, piece in
      if case .text(let text) = piece { sum + text.utf8.count } else { sum }
    }
  }

  /// The steps of an evaluation that its making costs.
  var weight: Int { size / 64 + pieces.count / 16 }

  /// The most bytes that a text of a screen has.
  static let sizeLimit = 200_000

  /// Adds another text at its end.
  mutating func append(_ other: SourceString) {
    isLiteral = false
    format = nil
    for piece in other.pieces {
      if case .text(let next) = piece, case .text(var last)? = pieces.last {
        pieces.removeLast()
        last += next
        pieces.append(.text(last))
      } else {
        pieces.append(piece)
      }
    }
  }

  /// The text followed by another.
  static func + (left: SourceString, right: SourceString) -> SourceString {
    var sum = left
    sum.append(right)
    return sum
  }

  /// The text with its known parts changed.
  func mapped(_ change: (String) -> String) -> SourceString {
    var string = self
    string.isLiteral = false
    string.format = nil
    string.pieces = pieces.map { piece in
      guard case .text(let text) = piece else { return piece }
      return .text(change(text))
    }
    return string
  }

  /// The texts joined by another.
  static func joined(_ strings: [SourceString], by separator: String) -> SourceString {
    var sum = SourceString("")
    var size = 0
    for (index, string) in strings.enumerated() {
      if index > 0 { sum.append(SourceString(separator)) }
      sum.append(string)
      // What is too long is left out by whoever asked.
      size += string.size + separator.utf8.count
      if size > sizeLimit { break }
    }
    return sum
  }
}
