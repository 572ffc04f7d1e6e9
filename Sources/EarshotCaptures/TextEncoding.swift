import EarshotTree

/// Turns the bytes of an input into UTF-8 text: byte order marks, UTF-16 and plain UTF-8.
enum TextEncoding {
  /// The text as UTF-8 bytes without a byte order mark.
  ///
  /// Throws ``CaptureError`` with the place of the first byte that is no text.
  static func utf8(_ bytes: [UInt8]) throws(CaptureError) -> [UInt8] {
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
    bytes.withUnsafeBytes { text in
      var offset = 0
      while offset < text.count {
        // Eight bytes of ASCII at once; a zero byte borrows from its highest bit.
        if offset + 8 <= text.count {
          let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          if (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0 {
            offset += 8
            continue
          }
        }
        let length = characterLength(in: text, at: offset)
        guard length > 0, text[offset] != 0 else { return offset }
        offset += length
      }
      return nil
    }
  }

  /// The length of the character at an offset; zero if the bytes there are none.
  private static func characterLength(in text: UnsafeRawBufferPointer, at offset: Int) -> Int {
    let first = text[offset]
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch first {
      case 0..<0x80: (1, 0...0)
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    guard length > 1 else { return length }
    guard offset + length <= text.count, second.contains(text[offset + 1]) else { return 0 }
    for index in 2..<max(length, 2) where text[offset + index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
