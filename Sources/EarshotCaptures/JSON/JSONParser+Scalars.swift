import EarshotTree

extension JSONParser {
  mutating func number() throws(CaptureError) -> JSONNumber {
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

  mutating func string() throws(CaptureError) -> String {
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
