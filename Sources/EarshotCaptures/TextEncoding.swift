import EarshotTree

/// Turns the bytes of an input into UTF-8 text: byte order marks, UTF-16 and plain UTF-8.
package enum TextEncoding {
  /// The text as UTF-8 bytes without a byte order mark.
  ///
  /// Throws ``CaptureError`` with the place of the first byte that is no text.
  package static func utf8(_ bytes: [UInt8]) throws(CaptureError) -> [UInt8] {
    let isLittleEndian = bytes.starts(with: [0xFF, 0xFE])
    if isLittleEndian || bytes.starts(with: [0xFE, 0xFF]) {
      return try utf16(bytes.dropFirst(2), isLittleEndian: isLittleEndian)
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if let offset = firstInvalid(text) {
      let message =
        text[offset] == 0 ? "the input is binary, not text" : "the input is not UTF-8 text"
      throw CaptureError(
        .encoding, message, help: "save the capture as UTF-8 or UTF-16 with a byte order mark",
        at: location(of: offset, in: text))
    }
    return text
  }

  /// The beginning of an input as text, with replacement characters; empty for binary.
  static func decodeLossy(_ bytes: ArraySlice<UInt8>) -> Substring {
    let text: String
    if bytes.starts(with: [0xFF, 0xFE]) {
      text = String(decoding: units(bytes.dropFirst(2), isLittleEndian: true), as: UTF16.self)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      text = String(decoding: units(bytes.dropFirst(2), isLittleEndian: false), as: UTF16.self)
    } else {
      let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      if bytes.contains(0) { return "" }
      text = String(decoding: bytes.dropFirst(mark), as: UTF8.self)
    }
    return text[...]
  }

  /// Line and column of an offset, both from 1, the column in bytes.
  static func location(of offset: Int, in bytes: [UInt8]) -> SourceLocation {
    var line = 1
    var lineStart = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    return SourceLocation(line: line, column: offset - lineStart + 1)
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, isLittleEndian: Bool
  ) throws(CaptureError) -> [UInt8] {
    let text = String(validating: units(bytes, isLittleEndian: isLittleEndian), as: UTF16.self)
    guard bytes.count.isMultiple(of: 2), let text else {
      throw CaptureError(
        .encoding, "the input begins like UTF-16 and is not",
        help: "save the capture as UTF-8, or send the whole file")
    }
    return Array(text.utf8)
  }

  private static func units(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> [UInt16] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      let first = UInt16(bytes[$0])
      let second = UInt16(bytes[$0 + 1])
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
  }

  /// The first offset that is not UTF-8, or is a zero byte.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    if !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .valid(let character) = parser.parseScalar(from: &rest), character.first != 0 {
      offset += character.count
    }
    return offset
  }
}
