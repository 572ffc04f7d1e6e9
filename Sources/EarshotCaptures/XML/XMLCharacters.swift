/// The characters of XML 1.0, fifth edition, in UTF-8 text that is known to be valid.
enum XMLCharacters {
  /// A set of the characters below 64, one bit each.
  typealias LowSet = UInt64

  /// What ends a run of plain characters in the value of an attribute, without its quote.
  static let endsPlainValue: LowSet = controls | bit("<") | bit("&")
  /// What ends a run of plain characters between tags; tabs and line feeds are plain there.
  static let endsPlainText: LowSet =
    (controls & ~(1 << 0x09 | 1 << 0x0A)) | bit("<") | bit("&") | bit(">")

  private static let controls: LowSet = 1 << 32 - 1

  /// The set of one character below 64.
  static func bit(_ character: Unicode.Scalar) -> LowSet { 1 << UInt64(character.value) }

  /// Whether the character may stand in a document.
  static func isAllowed(_ code: UInt32) -> Bool {
    switch code {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Whether a name may begin with the character.
  static func isNameStart(_ code: UInt32) -> Bool {
    switch code {
    case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
      0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF,
      0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Whether the character may stand in a name.
  static func isName(_ code: UInt32) -> Bool {
    switch code {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: isNameStart(code)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The character at an offset and its length; the text is valid UTF-8.
  func scalar(at offset: Int) -> (code: UInt32, length: Int) {
    func trail(_ index: Int) -> UInt32 { UInt32(self[offset + index] & 0x3F) }
    let first = UInt32(self[offset])
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | trail(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | trail(1) << 6 | trail(2), 3) }
    return ((first & 0x07) << 18 | trail(1) << 12 | trail(2) << 6 | trail(3), 4)
  }

  /// Whether the bytes at an offset are those of a text.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= count else { return false }
    for index in 0..<length where self[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// The offset of the first of the bytes of a text, from an offset on.
  func firstOffset(of text: StaticString, from start: Int) -> Int? {
    var offset = start
    while let found = firstOffset(of: text.utf8Start[0], from: offset) {
      if has(text, at: found) { return found }
      offset = found + 1
    }
    return nil
  }

  /// The offset of the first such byte, from an offset on.
  func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    var offset = start
    while offset < count {
      if self[offset] == byte { return offset }
      offset += 1
    }
    return nil
  }
}
