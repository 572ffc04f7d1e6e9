import EarshotTree

// Foundation's JSON reader and the other listed ones keep no line and column of what they read, and
// an error without a place is of no use in a capture of ten thousand lines; hence our own.

/// Reads JSON (RFC 8259) strictly and keeps the place of every value.
package enum JSONDocument {
  /// How deeply arrays and objects may lie in one another.
  package static let depthLimit = 1_000

  /// Reads a document.
  ///
  /// - Parameter bytes: UTF-8 without a byte order mark, as ``TextEncoding`` gives it.
  package static func parse(_ bytes: [UInt8]) throws(CaptureError) -> JSONValue {
    var parser = JSONParser(bytes)
    return try parser.document()
  }
}

/// Goes through the bytes once.
struct JSONParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(CaptureError) -> JSONValue {
    skipSpace()
    guard offset < bytes.count else {
      throw CaptureError(
        .empty, "the input is empty", help: "send the whole JSON document", at: location)
    }
    let value = try value()
    skipSpace()
    guard offset == bytes.count else {
      throw malformed(
        "unexpected \(found) after the end of the document",
        help: "keep one JSON value in a file and remove what follows it")
    }
    return value
  }
}

extension JSONParser {
  private var location: SourceLocation {
    SourceLocation(line: line, column: offset - lineStart + 1)
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// What stands at the place, for a message.
  private var found: String {
    guard offset < bytes.count else { return "end of the input" }
    // A character of UTF-8 has at most four bytes.
    let character = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first
    guard let character, character.value >= 0x20 else { return "control character" }
    return "'\(character)'"
  }

  private func malformed(
    _ message: String, help: String, at place: SourceLocation? = nil
  ) -> CaptureError {
    CaptureError(.malformed, message, help: help, at: place ?? location)
  }

  private func unfinished(_ what: String) -> CaptureError {
    malformed(
      "the input ends inside \(what)", help: "the file was cut off; save or send it again")
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0D: offset += 1
      case 0x0A:
        offset += 1
        line += 1
        lineStart = offset
      default: return
      }
    }
  }

  private mutating func value() throws(CaptureError) -> JSONValue {
    let place = location
    guard let byte else { throw unfinished("a value") }
    switch byte {
    case UInt8(ascii: "{"): return JSONValue(.object(try object(at: place)), at: place)
    case UInt8(ascii: "["): return JSONValue(.array(try array()), at: place)
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: place)
    case UInt8(ascii: "-"), 0x30...0x39: return JSONValue(.number(try number()), at: place)
    case UInt8(ascii: "t"): return JSONValue(try word("true", .bool(true)), at: place)
    case UInt8(ascii: "f"): return JSONValue(try word("false", .bool(false)), at: place)
    case UInt8(ascii: "n"): return JSONValue(try word("null", .null), at: place)
    default:
      throw malformed(
        "expected a value, found \(found)",
        help: "a value is an object, an array, a string in \", a number, true, false or null")
    }
  }

  private mutating func word(
    _ word: StaticString, _ content: JSONValue.Content
  ) throws(CaptureError) -> JSONValue.Content {
    let end = offset + word.utf8CodeUnitCount
    let text = "\(word)"
    if bytes[offset..<min(end, bytes.count)].elementsEqual(text.utf8) {
      offset = end
      return content
    }
    if end > bytes.count, text.utf8.starts(with: bytes[offset...]) {
      throw unfinished("'\(text)'")
    }
    throw malformed("expected '\(text)'", help: "text needs quotation marks")
  }

  private mutating func open() throws(CaptureError) {
    depth += 1
    guard depth <= JSONDocument.depthLimit else {
      throw CaptureError(
        .limit, "arrays and objects lie more than \(JSONDocument.depthLimit) deep in one another",
        help: "no screen is as deep as that; check what wrote the file", at: location)
    }
    offset += 1
    skipSpace()
  }

  private mutating func array() throws(CaptureError) -> [JSONValue] {
    try open()
    defer { depth -= 1 }
    var values: [JSONValue] = []
    if byte == UInt8(ascii: "]") {
      offset += 1
      return values
    }
    while true {
      values.append(try value())
      if try isEnd(UInt8(ascii: "]"), of: "an array") { return values }
    }
  }

  private mutating func object(at place: SourceLocation) throws(CaptureError) -> JSONObject {
    try open()
    defer { depth -= 1 }
    var builder = JSONObjectBuilder()
    if byte == UInt8(ascii: "}") {
      offset += 1
      return builder.object(at: place)
    }
    while true {
      try builder.append(try member())
      if try isEnd(UInt8(ascii: "}"), of: "an object") { return builder.object(at: place) }
    }
  }

  private mutating func member() throws(CaptureError) -> JSONObject.Member {
    let place = location
    guard let byte else { throw unfinished("an object") }
    guard byte == UInt8(ascii: "\"") else {
      throw malformed(
        "expected a key, found \(found)", help: "write the key in quotation marks: \"key\": value")
    }
    let name = try string()
    skipSpace()
    guard let colon = self.byte else { throw unfinished("an object") }
    guard colon == UInt8(ascii: ":") else {
      throw malformed(
        "expected ':' after the key '\(name)', found \(found)", help: "write \"\(name)\": value")
    }
    offset += 1
    skipSpace()
    return JSONObject.Member(name: name, location: place, value: try value())
  }

  /// Reads the comma or the closing bracket after a member; true at the bracket.
  private mutating func isEnd(_ close: UInt8, of what: String) throws(CaptureError) -> Bool {
    skipSpace()
    guard let byte else { throw unfinished(what) }
    if byte == close {
      offset += 1
      return true
    }
    guard byte == UInt8(ascii: ",") else {
      throw malformed(
        "expected ',' or '\(Character(UnicodeScalar(close)))' in \(what), found \(found)",
        help: "put a comma between the values of \(what), or close it")
    }
    let comma = location
    offset += 1
    skipSpace()
    if self.byte == close {
      throw malformed(
        "a comma stands before the end of \(what)", help: "remove the comma", at: comma)
    }
    return false
  }
}

extension JSONParser {
  private mutating func number() throws(CaptureError) -> JSONNumber {
    let place = location
    let start = offset
    if byte == UInt8(ascii: "-") { offset += 1 }
    let firstDigit = offset
    try digits()
    if bytes[firstDigit] == 0x30, offset - firstDigit > 1 {
      throw malformed(
        "a number begins with 0", help: "remove the zeros at its beginning", at: place)
    }
    var isWhole = true
    if byte == UInt8(ascii: ".") {
      isWhole = false
      offset += 1
      try digits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      isWhole = false
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let double = Double(text), double.isFinite else {
      throw malformed(
        "the number is too large", help: "use numbers between -1.7e308 and 1.7e308", at: place)
    }
    return JSONNumber(double: double, integer: isWhole ? Int(text) : nil)
  }

  private mutating func digits() throws(CaptureError) {
    let start = offset
    while let byte, (0x30...0x39).contains(byte) { offset += 1 }
    guard offset == start else { return }
    if byte == nil { throw unfinished("a number") }
    throw malformed(
      "expected a digit, found \(found)", help: "write numbers like 12, -0.5 or 1e3")
  }

  private mutating func string() throws(CaptureError) -> String {
    let place = location
    offset += 1
    let start = offset
    while let byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      offset += 1
    }
    if byte == UInt8(ascii: "\"") {
      offset += 1
      return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
    }
    var text = Array(bytes[start..<offset])
    while let byte, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        try escape(into: &text)
      } else if byte < 0x20 {
        throw malformed(
          "a control character stands in a string",
          help: "close the string with \", or write the character as \\n, \\t or \\u00XX")
      } else {
        text.append(byte)
        offset += 1
      }
    }
    guard byte != nil else {
      throw malformed(
        "the string has no end", help: "close the string with \", or send the whole file",
        at: place)
    }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(into text: inout [UInt8]) throws(CaptureError) {
    let place = location
    offset += 1
    guard let byte else { throw unfinished("a string") }
    let plain: UInt8? =
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
      case UInt8(ascii: "b"): 0x08
      case UInt8(ascii: "f"): 0x0C
      case UInt8(ascii: "n"): 0x0A
      case UInt8(ascii: "r"): 0x0D
      case UInt8(ascii: "t"): 0x09
      default: nil
      }
    if let plain {
      text.append(plain)
      offset += 1
    } else if byte == UInt8(ascii: "u") {
      offset += 1
      text += Array(String(try scalar(at: place)).utf8)
    } else {
      throw malformed(
        "a backslash stands before \(found)",
        help: "write a backslash as \\\\; escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX",
        at: place)
    }
  }

  /// The character of one `\uXXXX`, or of two that form a surrogate pair.
  private mutating func scalar(at place: SourceLocation) throws(CaptureError) -> Character {
    let first = try hexadecimal()
    if let scalar = UnicodeScalar(first) { return Character(scalar) }
    let lone = malformed(
      "half of a surrogate pair stands alone",
      help: "write both halves, such as \\uD83D\\uDE00, or the character itself", at: place)
    guard first < 0xDC00, bytes[offset...].starts(with: Array("\\u".utf8)) else {
      if first < 0xDC00, offset == bytes.count { throw unfinished("a string") }
      throw lone
    }
    offset += 2
    let second = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = UnicodeScalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw lone }
    return Character(scalar)
  }

  private mutating func hexadecimal() throws(CaptureError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte else { throw unfinished("a string") }
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80 else {
        throw malformed(
          "expected a hexadecimal digit, found \(found)", help: "\\u takes four of them: \\u00E9")
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}

/// Collects the members of an object and refuses names that stand twice.
private struct JSONObjectBuilder {
  private var members: [JSONObject.Member] = []
  private var index: [String: Int] = [:]
  /// From this number of members on, names are found by a table rather than by a search.
  private static let tableSize = 12

  mutating func append(_ member: JSONObject.Member) throws(CaptureError) {
    let first =
      index.isEmpty
      ? members.firstIndex { $0.name == member.name } : index[member.name]
    if let first {
      throw CaptureError(
        .malformed, "the key '\(member.name)' stands twice in one object",
        help: "keep one of the two; the first is in line \(members[first].location.line)",
        at: member.location)
    }
    members.append(member)
    if !index.isEmpty {
      index[member.name] = members.count - 1
    } else if members.count == JSONObjectBuilder.tableSize {
      for (place, member) in members.enumerated() { index[member.name] = place }
    }
  }

  func object(at location: SourceLocation) -> JSONObject {
    JSONObject(members, index: index, at: location)
  }
}
