import EarshotSpeech

/// The kinds of characters in a text, so that a rule need not read labels that cannot concern it.
struct LabelMakeup: OptionSet, Sendable {
  let rawValue: UInt16

  static let lower = LabelMakeup(rawValue: 1)
  static let upper = LabelMakeup(rawValue: 1 << 1)
  static let digit = LabelMakeup(rawValue: 1 << 2)
  static let space = LabelMakeup(rawValue: 1 << 3)
  static let underscore = LabelMakeup(rawValue: 1 << 4)
  static let dot = LabelMakeup(rawValue: 1 << 5)
  static let comma = LabelMakeup(rawValue: 1 << 6)
  /// Tabs, line breaks and other control characters.
  static let control = LabelMakeup(rawValue: 1 << 7)
  /// Two spaces or more in a row.
  static let doubleSpace = LabelMakeup(rawValue: 1 << 8)
  /// Signs that stand in code and in templates: `( { % $ \ < : [`.
  static let code = LabelMakeup(rawValue: 1 << 9)
  static let hyphen = LabelMakeup(rawValue: 1 << 10)
  /// Anything that is not ASCII; such letters count as neither `lower` nor `upper`.
  static let beyondASCII = LabelMakeup(rawValue: 1 << 11)
  /// An address of mail or a file: `@ / #`.
  static let address = LabelMakeup(rawValue: 1 << 12)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Looks at a text once.
  init(_ text: String) {
    var kinds: UInt16 = 0
    var wasSpace = false
    for byte in text.utf8 {
      kinds |= byte < 0x80 ? LabelMakeup.ofByte[Int(byte)] : LabelMakeup.beyondASCII.rawValue
      let isSpace = byte == 0x20
      if isSpace, wasSpace { kinds |= LabelMakeup.doubleSpace.rawValue }
      wasSpace = isSpace
    }
    rawValue = kinds
  }

  /// Whether it is one word of ASCII, as names in programs are.
  var isToken: Bool { isDisjoint(with: [.space, .control, .beyondASCII]) }

  private static let ofByte: [UInt16] = (0..<0x80).map { byte in
    let character = Character(Unicode.Scalar(UInt8(byte)))
    switch character {
    case "a"..."z": return LabelMakeup.lower.rawValue
    case "A"..."Z": return LabelMakeup.upper.rawValue
    case "0"..."9": return LabelMakeup.digit.rawValue
    case " ": return LabelMakeup.space.rawValue
    case "_": return LabelMakeup.underscore.rawValue
    case ".": return LabelMakeup.dot.rawValue
    case ",": return LabelMakeup.comma.rawValue
    case "-": return LabelMakeup.hyphen.rawValue
    case "(", "{", "%", "$", "\\", "<", ":", "[": return LabelMakeup.code.rawValue
    case "@", "/", "#": return LabelMakeup.address.rawValue
    default: return byte < 0x20 || byte == 0x7F ? LabelMakeup.control.rawValue : 0
    }
  }
}
