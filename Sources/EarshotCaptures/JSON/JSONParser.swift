import EarshotTree

/// Goes through the bytes once.
struct JSONParser {
  let bytes: [UInt8]
  var offset = 0
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
  var location: SourceLocation {
    SourceLocation(line: line, column: offset - lineStart + 1)
  }

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// What stands at the place, for a message.
  var found: String {
    guard offset < bytes.count else { return "end of the input" }
    // A character of UTF-8 has at most four bytes.
    let character = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first
    guard let character, character.value >= 0x20 else { return "control character" }
    return "'\(character)'"
  }

  func malformed(
    _ message: String, help: String, at place: SourceLocation? = nil
  ) -> CaptureError {
    CaptureError(.malformed, message, help: help, at: place ?? location)
  }

  func unfinished(_ what: String) -> CaptureError {
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
