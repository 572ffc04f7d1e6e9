import EarshotTree

/// Reads the old-style property list of a `.strings` file: `"key" = "value";` with comments.
struct StringsParser {
  private let bytes: [UInt8]
  private var position = 0
  /// The line of the last entry, so that lines are counted once and not from the top for each.
  private var line = 1
  private var lineStart = 0
  private var counted = 0
  /// The comment before what comes next.
  private var comment: String?

  /// Reads UTF-8 text without a byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// All entries as they stand.
  mutating func entries() throws(CaptureError) -> [LocalizedStrings.Entry] {
    var entries: [LocalizedStrings.Entry] = []
    try skipSpace()
    // The braces of a property list may be left out, and nearly always are.
    let start = position
    let isWrapped = take(UInt8(ascii: "{"))
    while true {
      try skipSpace()
      if isWrapped, take(UInt8(ascii: "}")) {
        try skipSpace()
        guard let byte = current else { return entries }
        throw unexpected(byte, instead: "the end of the file")
      }
      if current == nil {
        guard !isWrapped else { throw error("'{' is not closed", help: "add '}'", at: start) }
        return entries
      }
      entries.append(try entry())
    }
  }

  /// Whether a text begins as such a file does: with a key and its text, after comments.
  static func begins(_ bytes: [UInt8]) -> Bool {
    var parser = StringsParser(bytes)
    do throws(CaptureError) {
      try parser.skipSpace()
      guard parser.current != nil else { return false }
      let isQuoted = parser.current == UInt8(ascii: "\"")
      _ = try parser.string("a key")
      try parser.skipSpace()
      if isQuoted, parser.current == UInt8(ascii: ";") { return true }
      guard parser.take(UInt8(ascii: "=")) else { return false }
      try parser.skipSpace()
      guard isQuoted || parser.current == UInt8(ascii: "\"") else { return false }
      _ = try parser.string("a text")
      try parser.skipSpace()
      return parser.current == UInt8(ascii: ";")
    } catch {
      return false
    }
  }

  private mutating func entry() throws(CaptureError) -> LocalizedStrings.Entry {
    let location = nextLocation()
    let comment = comment
    self.comment = nil
    let key = try string("a key")
    var end = position
    try skipSpace()
    var value = key
    let hasText = take(UInt8(ascii: "="))
    if hasText {
      try skipSpace()
      value = try string("a text")
      end = position
      try skipSpace()
    }
    guard take(UInt8(ascii: ";")) else {
      throw error(
        "';' is missing after the \(hasText ? "text" : "key")",
        help: "end each entry with ';', and write a quote in a text as \\\"", at: end)
    }
    return LocalizedStrings.Entry(key: key, value: value, location: location, comment: comment)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func byte(after offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  /// The place of what comes next; places must be asked for in their order.
  private mutating func nextLocation() -> SourceLocation {
    while counted < position {
      if bytes[counted] == UInt8(ascii: "\n") {
        line += 1
        lineStart = counted + 1
      }
      counted += 1
    }
    return SourceLocation(line: line, column: position - lineStart + 1)
  }
}

extension StringsParser {
  /// Skips white space and comments.
  private mutating func skipSpace() throws(CaptureError) {
    while let byte = current {
      if byte.isSpace || byte == 0x0B || byte == 0x0C {
        position += 1
      } else if isLineSeparator() {
        position += 3
      } else if byte == UInt8(ascii: "/"), self.byte(after: 1) == UInt8(ascii: "/") {
        while let byte = current, byte != 0x0A, byte != 0x0D { position += 1 }
      } else if byte == UInt8(ascii: "/"), self.byte(after: 1) == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  /// Whether U+2028 or U+2029 comes next.
  private func isLineSeparator() -> Bool {
    current == 0xE2 && byte(after: 1) == 0x80 && [0xA8, 0xA9].contains(byte(after: 2))
  }

  private mutating func skipComment() throws(CaptureError) {
    let start = position
    position += 2
    while current != nil {
      if current == UInt8(ascii: "*"), byte(after: 1) == UInt8(ascii: "/") {
        let text = String(decoding: bytes[(start + 2)..<position], as: UTF8.self)
        comment = String(
          text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        position += 2
        return
      }
      position += 1
    }
    throw error("the comment is not closed", help: "end it with '*/'", at: start)
  }

  private mutating func string(_ what: String) throws(CaptureError) -> String {
    guard let first = current else {
      throw error(
        "the file ends where \(what) is expected", help: "send the whole file", at: position)
    }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = position
    while let byte = current, isWord(byte), !startsComment { position += 1 }
    guard position > start else { throw unexpected(first, instead: what) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private var startsComment: Bool {
    current == UInt8(ascii: "/")
      && (byte(after: 1) == UInt8(ascii: "/") || byte(after: 1) == UInt8(ascii: "*"))
  }

  /// Whether a byte may stand in a key without quotes.
  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(CaptureError) -> String {
    let start = position
    var text: [UInt8] = []
    position += 1
    while let byte = current {
      if byte == quote {
        position += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        text += String(try escape()).utf8
      } else {
        text.append(byte)
        position += 1
      }
    }
    throw error(
      "the text is not closed", help: "end it with \(Character(Unicode.Scalar(quote)))", at: start)
  }
}

extension StringsParser {
  /// The character that an escape stands for.
  private mutating func escape() throws(CaptureError) -> Unicode.Scalar {
    let start = position
    guard let letter = byte(after: 1) else {
      throw error("the file ends in an escape", help: "send the whole file", at: start)
    }
    switch letter {
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return try hexadecimal()
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return try octal()
    case 0x80...:
      // The backslash before a character that needs none is dropped.
      position += 1
      let text = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
      let scalar = text.unicodeScalars.first ?? "\u{FFFD}"
      position += UTF8.width(scalar)
      return scalar
    default:
      position += 2
      return Self.controls[letter] ?? Unicode.Scalar(letter)
    }
  }

  private static let controls: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "a"): "\u{07}", UInt8(ascii: "b"): "\u{08}", UInt8(ascii: "f"): "\u{0C}",
    UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "v"): "\u{0B}",
  ]

  /// The character of `\U0041`, or of two such escapes that are a surrogate pair.
  private mutating func hexadecimal() throws(CaptureError) -> Unicode.Scalar {
    let start = position
    let first = try unit()
    if UTF16.isLeadSurrogate(first), current == UInt8(ascii: "\\"),
      [UInt8(ascii: "U"), UInt8(ascii: "u")].contains(byte(after: 1))
    {
      let second = try unit()
      if UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    guard let scalar = Unicode.Scalar(first) else {
      throw error(
        "the escape is one half of a character",
        help: "write both halves, as in \\UD83D\\UDE00, or the character itself", at: start)
    }
    return scalar
  }

  private mutating func unit() throws(CaptureError) -> UInt16 {
    let start = position
    position += 2
    var value: UInt16 = 0
    var count = 0
    while count < 4, let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
      value = value << 4 | UInt16(digit)
      count += 1
      position += 1
    }
    guard count > 0 else {
      throw error(
        "the escape has no digits", help: "write four, as in \\U0041, or \\\\ for a backslash",
        at: start)
    }
    return value
  }

  private mutating func octal() throws(CaptureError) -> Unicode.Scalar {
    let start = position
    position += 1
    var value: UInt32 = 0
    var count = 0
    while count < 3, let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      value = value << 3 | UInt32(byte - UInt8(ascii: "0"))
      count += 1
      position += 1
    }
    guard value < 0x80, let scalar = Unicode.Scalar(value) else {
      throw error(
        "an octal escape above 177 means a character of NeXTSTEP's encoding",
        help: "write the character itself, or \\U and four digits", at: start)
    }
    return scalar
  }
}

extension StringsParser {
  private func unexpected(_ byte: UInt8, instead what: String) -> CaptureError {
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "<") {
      return error(
        "a list, a dictionary or data stands where \(what) is expected",
        help: "pass a .strings file; texts with plural forms are in a .stringsdict", at: position)
    }
    let end = min(position + 4, bytes.count)
    let character = String(decoding: bytes[position..<end], as: UTF8.self).prefix(1)
    return error(
      "'\(character)' stands where \(what) is expected",
      help: "write entries as \"key\" = \"text\";", at: position)
  }

  private func error(_ message: String, help: String, at offset: Int) -> CaptureError {
    CaptureError(
      .malformed, message, help: help, at: TextEncoding.location(of: offset, in: bytes))
  }
}
