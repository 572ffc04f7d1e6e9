/// Reads the tokens of screen notation, line by line, with one token of look-ahead.
struct NotationReader {
  enum Token: Hashable {
    case word(String)
    case text(String)
    case open
    case close
  }

  /// Deepest nesting of brackets in a line.
  static let bracketLimit = 100

  /// The token that is looked at; `nil` at the end of the line.
  private(set) var token: Token?
  /// The ids that values name and that the screen must have.
  var references: [(id: Element.ID, location: SourceLocation)] = []

  private let bytes: [UInt8]
  private var offset: Int
  private var tokenStart = 0
  private var line = 0
  private var lineStart = 0
  private var lineEnd = 0
  private var nextLineStart: Int
  private var brackets = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    nextLineStart = offset
  }

  /// Where the current token begins.
  var location: SourceLocation { place(of: tokenStart) }

  /// Goes to the next line that says something and returns its indentation; `nil` at the end.
  mutating func nextLine() throws(NotationError) -> Int? {
    while nextLineStart < bytes.count {
      enterLine()
      while offset < lineEnd, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
      let indentation = offset - lineStart
      let isTab = offset < lineEnd && bytes[offset] == UInt8(ascii: "\t")
      let start = offset
      try advance()
      guard token != nil else { continue }
      if isTab {
        throw NotationError(
          .malformed, "a line is indented with a tab", help: "indent with two spaces a level",
          at: place(of: start))
      }
      return indentation
    }
    return nil
  }

  private mutating func enterLine() {
    line += 1
    lineStart = nextLineStart
    lineEnd = lineStart
    brackets = 0
    while lineEnd < bytes.count, !bytes[lineEnd].isLineEnd { lineEnd += 1 }
    nextLineStart = lineEnd + 1
    if lineEnd + 1 < bytes.count, bytes[lineEnd] == 0x0D, bytes[lineEnd + 1] == 0x0A {
      nextLineStart += 1
    }
    offset = lineStart
  }

  /// Goes to the next token of the line.
  mutating func advance() throws(NotationError) {
    while offset < lineEnd, bytes[offset].isSpace { offset += 1 }
    tokenStart = offset
    guard offset < lineEnd, bytes[offset] != UInt8(ascii: "#") else {
      token = nil
      offset = lineEnd
      return
    }
    switch bytes[offset] {
    case UInt8(ascii: "("):
      offset += 1
      token = .open
    case UInt8(ascii: ")"):
      offset += 1
      token = .close
    case UInt8(ascii: "\""): token = .text(try quoted())
    default:
      while offset < lineEnd, !bytes[offset].endsWord { offset += 1 }
      token = .word(String(decoding: bytes[tokenStart..<offset], as: UTF8.self))
    }
  }

  private mutating func quoted() throws(NotationError) -> String {
    offset += 1
    let start = offset
    var unescaped: [UInt8]?
    while offset < lineEnd, bytes[offset] != UInt8(ascii: "\"") {
      if bytes[offset] == UInt8(ascii: "\\") {
        var characters = unescaped ?? Array(bytes[start..<offset])
        characters += try escaped()
        unescaped = characters
      } else {
        unescaped?.append(bytes[offset])
        offset += 1
      }
    }
    guard offset < lineEnd else {
      throw NotationError(
        .malformed, "a quote is not closed", help: "end the text with '\"' on the same line",
        at: location)
    }
    defer { offset += 1 }
    return String(decoding: unescaped ?? Array(bytes[start..<offset]), as: UTF8.self)
  }

  private mutating func escaped() throws(NotationError) -> [UInt8] {
    let start = offset
    offset += 1
    let letter = offset < lineEnd ? bytes[offset] : 0
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [letter]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): if let scalar = scalar() { return Array(String(scalar).utf8) }
    default: break
    }
    throw NotationError(
      .malformed, "a backslash is not followed by a known escape",
      help: "write '\\\\', '\\\"', '\\n', '\\r', '\\t' or '\\u{1F355}'", at: place(of: start))
  }

  /// The character of `{1F355}` at the offset.
  private mutating func scalar() -> Unicode.Scalar? {
    guard offset < lineEnd, bytes[offset] == UInt8(ascii: "{") else { return nil }
    let start = offset + 1
    var end = start
    while end < lineEnd, end < start + 9, bytes[end] != UInt8(ascii: "}") { end += 1 }
    guard end < lineEnd, bytes[end] == UInt8(ascii: "}"), bytes[start].isHexadecimal,
      let number = UInt32(String(decoding: bytes[start..<end], as: UTF8.self), radix: 16)
    else { return nil }
    offset = end + 1
    return Unicode.Scalar(number)
  }

  private func place(of offset: Int) -> SourceLocation {
    SourceLocation(line: max(line, 1), column: offset - lineStart + 1)
  }
}

extension NotationReader {
  /// Takes the current token if it is a word.
  mutating func takeWord() throws(NotationError) -> String? {
    guard case .word(let word) = token else { return nil }
    try advance()
    return word
  }

  /// Takes the current token if it is a text in quotes.
  mutating func takeText() throws(NotationError) -> String? {
    guard case .text(let text) = token else { return nil }
    try advance()
    return text
  }

  /// Reads what stands between brackets; `what` is named when there are none.
  mutating func group(
    _ what: String, _ body: (inout NotationReader) throws(NotationError) -> Void
  ) throws(NotationError) {
    guard token == .open else { throw expected(what) }
    let start = location
    brackets += 1
    guard brackets <= NotationReader.bracketLimit else {
      throw NotationError(
        .limit, "brackets are nested deeper than \(NotationReader.bracketLimit)",
        help: "flatten the value", at: start)
    }
    try advance()
    try body(&self)
    guard token == .close else {
      if token != nil { throw expected("')'") }
      throw NotationError(
        .malformed, "a bracket is not closed", help: "end the value with ')' on the same line",
        at: start)
    }
    brackets -= 1
    try advance()
  }

  /// The error of a value that is something else, or is missing.
  func expected(_ what: String) -> NotationError {
    let found =
      switch token {
      case nil: "the line ends"
      case .word(let word): "'\(word.abbreviated)' stands"
      case .text: "a text in quotes stands"
      case .open: "'(' stands"
      case .close: "')' stands"
      }
    var help = "write \(what) here"
    if case .word(let word) = token, word.hasForeignQuotes {
      help = "write the text in straight quotes: \"…\""
    }
    return NotationError(
      .malformed, "\(found) where \(what) is expected", help: help, at: location)
  }
}

extension String {
  /// Whether it begins as a text in quotes that are not those of the notation, such as “Add”.
  var hasForeignQuotes: Bool { first.map { "“”„«»‘’'`".contains($0) } ?? false }

  /// The text cut to a length that fits a message.
  var abbreviated: String { count > 40 ? prefix(40) + "…" : self }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 }

  fileprivate var endsWord: Bool {
    isSpace || self == UInt8(ascii: "\"") || self == UInt8(ascii: "(") || self == UInt8(ascii: ")")
  }

  fileprivate var isHexadecimal: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
