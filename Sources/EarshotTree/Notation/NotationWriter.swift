import EarshotText

/// Writes the tokens of screen notation with single spaces between them.
struct NotationWriter {
  private(set) var bytes: [UInt8] = []
  /// The ids of the screen; `nil` while every reference counts as known.
  var ids: Set<Element.ID>?
  private var needsSpace = false

  /// Starts a line; the first line of all starts where the text does.
  mutating func line(depth: Int) {
    if !bytes.isEmpty { bytes.append(0x0A) }
    bytes.append(contentsOf: repeatElement(0x20, count: depth * 2))
    needsSpace = false
  }

  mutating func word(_ word: String) {
    space()
    bytes += word.utf8
  }

  /// The word that begins at a place in the text.
  func word(at start: Int) -> String {
    let word = bytes[start...].prefix { $0 != 0x20 && $0 != UInt8(ascii: "(") }
    return String(decoding: word, as: UTF8.self)
  }

  mutating func text(_ text: String) {
    space()
    bytes.append(UInt8(ascii: "\""))
    // A sign that is escaped is read as the same sign, and no log takes it for a command.
    if text.utf8.allSatisfy(\.isPlain) {
      bytes += LogCommand.escaped(in: text, as: "\\u{23}").utf8
    } else {
      let start = bytes.count
      for (index, scalar) in text.unicodeScalars.enumerated() {
        append(scalar, isFirst: index == 0)
      }
      let written = String(decoding: bytes[start...], as: UTF8.self)
      bytes.replaceSubrange(start..., with: LogCommand.escaped(in: written, as: "\\u{23}").utf8)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A reference to an id that the screen does not have.
  mutating func dangling(_ id: String) {
    word("?")
    needsSpace = false
    if id.isPlainName { word(id) } else { text(id) }
  }

  mutating func group(_ body: (inout NotationWriter) -> Void) {
    space()
    bytes.append(UInt8(ascii: "("))
    needsSpace = false
    body(&self)
    bytes.append(UInt8(ascii: ")"))
    needsSpace = true
  }

  private mutating func space() {
    if needsSpace { bytes.append(0x20) }
    needsSpace = true
  }

  private mutating func append(_ scalar: Unicode.Scalar, isFirst: Bool) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    default:
      // A combining mark would join the quote before it.
      if scalar.isUnseen || (isFirst && !scalar.isASCII && scalar.properties.isGraphemeExtend) {
        bytes += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8
      } else {
        bytes += String(scalar).utf8
      }
    }
  }
}

extension UInt8 {
  /// Whether an ASCII byte stands for itself between quotes.
  fileprivate var isPlain: Bool {
    self >= 0x20 && self < 0x7F && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension Unicode.Scalar {
  /// Whether it cannot be seen and changes what is seen: control, direction, separator.
  ///
  /// Joiners stay as they are; emoji are made of them.
  fileprivate var isUnseen: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF:
      true
    default: false
    }
  }
}
