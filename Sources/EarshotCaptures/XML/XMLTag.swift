package import EarshotTree

/// A start tag, as a handler gets to see it; it must not be kept.
package struct XMLTag {
  /// An attribute: its name by number, and the bytes between its quotes.
  package struct Attribute {
    /// The place of its name in ``XMLTag/names``.
    package let name: Int
    /// The value.
    package let value: XMLValue
  }

  /// All names of elements and attributes that were met in the document up to this tag.
  package let names: [String]
  /// The place of the name of the element in ``names``.
  package let nameIndex: Int
  /// The attributes in the order in which they are written.
  package let attributes: [Attribute]
  /// Where the tag begins.
  package let location: SourceLocation

  /// The name of the element.
  package var name: String { names[nameIndex] }

  /// The value of an attribute; `nil` if the tag does not have it.
  subscript(attribute: String) -> String? {
    attributes.first { names[$0.name] == attribute }?.value.string
  }

  /// The values of all attributes with their names, in their order.
  package var values: [(name: String, value: String)] {
    attributes.map { (names[$0.name], $0.value.string) }
  }
}

/// A value as it is written in a document, or characters between two tags.
package struct XMLValue {
  /// The bytes as they are written.
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether the bytes are the value: no reference and no line end that is written otherwise.
  let isPlain: Bool
  /// Whether line ends count as spaces, as they do in attributes.
  var isAttribute = true

  /// The value with references replaced.
  package var string: String {
    isPlain ? String(decoding: bytes, as: UTF8.self) : String(decoding: decoded, as: UTF8.self)
  }

  /// The value as a number, also `inf` and `nan`; `nil` if it is not a number.
  var number: Double? {
    guard isPlain, let first = bytes.first, bytes.count < 16 else { return Double(string) }
    let isNegative = first == UInt8(ascii: "-")
    let digits = bytes[(isNegative ? 1 : 0)...]
    var number = 0
    for byte in digits {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return Double(string) }
      number = number &* 10 &+ Int(digit)
    }
    guard !digits.isEmpty else { return nil }
    return isNegative ? -Double(number) : Double(number)
  }

  /// Whether the value is a text.
  static func == (value: XMLValue, text: StaticString) -> Bool {
    guard value.isPlain else { return value.string == text.description }
    return value.bytes.count == text.utf8CodeUnitCount && value.bytes.has(text, at: 0)
  }

  private var decoded: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "&"):
        // The scanner has checked all references.
        guard let reference = try? XMLReference(at: offset - 1, in: bytes) else { continue }
        result += Array(String(Character(reference.scalar)).utf8)
        offset = reference.end
      case 0x0D:
        result.append(isAttribute ? 0x20 : 0x0A)
        if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      case 0x09, 0x0A: result.append(isAttribute ? 0x20 : byte)
      default: result.append(byte)
      }
    }
    return result
  }
}

/// A reference to a character: one of the five entities of XML, or a number.
struct XMLReference {
  /// The character that it stands for.
  let scalar: Unicode.Scalar
  /// The offset after it.
  let end: Int

  /// Reads the reference whose `&` is at an offset.
  init(at start: Int, in text: UnsafeBufferPointer<UInt8>) throws(XMLMistake) {
    guard text.has("&#", at: start) else {
      self = try Self.entity(at: start, in: text)
      return
    }
    let isHexadecimal = text.has("x", at: start + 2)
    let radix: UInt32 = isHexadecimal ? 16 : 10
    var offset = start + (isHexadecimal ? 3 : 2)
    let first = offset
    var code: UInt32 = 0
    while offset < text.count, let digit = Self.digit(text[offset]), digit < radix {
      code = min(code * radix + digit, 0x110000)
      offset += 1
    }
    guard offset > first, offset < text.count, text[offset] == UInt8(ascii: ";") else {
      throw XMLMistake(.syntax, at: offset)
    }
    guard XMLCharacters.isAllowed(code), let scalar = Unicode.Scalar(code) else {
      throw XMLMistake(.character, at: offset + 1)
    }
    self.init(scalar: scalar, end: offset + 1)
  }

  private init(scalar: Unicode.Scalar, end: Int) {
    self.scalar = scalar
    self.end = end
  }

  private static func entity(
    at start: Int, in text: UnsafeBufferPointer<UInt8>
  ) throws(XMLMistake) -> XMLReference {
    if text.has("&amp;", at: start) { return XMLReference(scalar: "&", end: start + 5) }
    if text.has("&lt;", at: start) { return XMLReference(scalar: "<", end: start + 4) }
    if text.has("&gt;", at: start) { return XMLReference(scalar: ">", end: start + 4) }
    if text.has("&quot;", at: start) { return XMLReference(scalar: "\"", end: start + 6) }
    if text.has("&apos;", at: start) { return XMLReference(scalar: "'", end: start + 6) }
    let end = text.nameEnd(from: start + 1)
    guard end > start + 1 else { throw XMLMistake(.name, at: start + 1) }
    guard end < text.count, text[end] == UInt8(ascii: ";") else {
      throw XMLMistake(.syntax, at: end)
    }
    throw XMLMistake(.entity, at: end + 1)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

/// What is not well formed, and where.
struct XMLMistake: Error {
  /// A kind of mistake that has words of its own.
  enum Problem {
    case character, entity, noQuotes, repeatedAttribute, name, endTag, syntax
  }

  let problem: Problem
  /// The offset of the first byte that cannot be, or the one after what is wrong as a whole.
  let offset: Int

  init(_ problem: Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }

  /// What is wrong, in words.
  func message(about subject: String) -> String {
    switch problem {
    case .character: "a character is not allowed in XML"
    case .entity: "an entity is not declared"
    case .noQuotes: "the value of an attribute has no quotes"
    case .repeatedAttribute: "an element has the same attribute twice"
    case .name: "a name is missing, or '&' is not written as '&amp;'"
    case .endTag: "an element ends before another one inside it"
    case .syntax: "the \(subject) is not well-formed XML"
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset after the name at an offset; the offset itself if there is none.
  func nameEnd(from start: Int) -> Int {
    var offset = start
    while offset < count {
      let byte = self[offset]
      if (byte | 0x20) &- UInt8(ascii: "a") < 26 {
        offset += 1
      } else if byte < 0x80 {
        let isName =
          offset > start
          ? XMLCharacters.isName(UInt32(byte)) : XMLCharacters.isNameStart(UInt32(byte))
        guard isName else { return offset }
        offset += 1
      } else {
        let (code, length) = scalar(at: offset)
        let isName =
          offset > start ? XMLCharacters.isName(code) : XMLCharacters.isNameStart(code)
        guard isName else { return offset }
        offset += length
      }
    }
    return offset
  }
}
