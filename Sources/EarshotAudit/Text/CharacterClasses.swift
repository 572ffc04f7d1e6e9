/// Which kinds of characters a text holds, so that a rule need not read texts that cannot concern it.
struct CharacterClasses: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  /// Small letters of ASCII.
  static let lower = Self(rawValue: 1)
  /// Capital letters of ASCII.
  static let upper = Self(rawValue: 1 << 1)
  /// A letter of ASCII or another Latin letter.
  static let latin = Self(rawValue: 1 << 2)
  /// A letter or digit of another script.
  static let otherLetter = Self(rawValue: 1 << 3)
  static let digit = Self(rawValue: 1 << 4)
  static let space = Self(rawValue: 1 << 5)
  /// Tabs, line breaks and other control characters.
  static let control = Self(rawValue: 1 << 6)
  static let point = Self(rawValue: 1 << 7)
  static let comma = Self(rawValue: 1 << 8)
  static let colon = Self(rawValue: 1 << 9)
  static let slash = Self(rawValue: 1 << 10)
  static let dash = Self(rawValue: 1 << 11)
  static let underscore = Self(rawValue: 1 << 12)
  /// Round brackets and quotation marks.
  static let bracket = Self(rawValue: 1 << 13)
  static let ellipsis = Self(rawValue: 1 << 14)
  static let currency = Self(rawValue: 1 << 15)
  /// Any other sign: arrows, bullets, stars, angle brackets, asterisks.
  static let sign = Self(rawValue: 1 << 16)
  /// Signs that stand in code and in templates: `( { % $ \ < : [`.
  static let code = Self(rawValue: 1 << 17)
  /// Signs of an address of mail or a file: `@ / #`.
  static let address = Self(rawValue: 1 << 18)
  /// A letter that is made for formulas, a line for drawing boxes, or a glyph of a font of pictures.
  static let ornament = Self(rawValue: 1 << 19)
  /// Anything that is not ASCII; such letters count as neither `lower` nor `upper`.
  static let beyondASCII = Self(rawValue: 1 << 20)
  /// Two spaces or more in a row.
  static let doubleSpace = Self(rawValue: 1 << 21)
  /// Two capitals in a row, of Latin or Cyrillic.
  static let capitals = Self(rawValue: 1 << 22)
  /// Three times the same character in a row that is no letter, digit, point or space.
  static let run = Self(rawValue: 1 << 23)

  /// Whether it is one word of ASCII, as names in programs are.
  var isToken: Bool { isDisjoint(with: [.space, .control, .beyondASCII]) }

  /// What a word in small letters does not hold.
  static let beyondWords: Self = [
    .upper, .digit, .space, .underscore, .point, .comma, .control, .code, .dash, .beyondASCII,
    .address,
  ]

  /// What joins the words of a name, or cannot stand in one.
  static let beyondNames: Self = [.space, .comma, .control, .code, .dash, .beyondASCII, .address]
}

extension CharacterClasses {
  /// Looks through a text once.
  init(_ text: String) {
    var classes: CharacterClasses = []
    var previous: UInt32 = 0
    var repeats = 0
    var wasCapital = false
    for scalar in text.unicodeScalars {
      let value = scalar.value
      let own = value < 0x80 ? Self.ascii[Int(value)] : Self(beyondASCII: value)
      repeats = value == previous ? repeats + 1 : 0
      if repeats >= 1, value == 0x20 { classes.insert(.doubleSpace) }
      if repeats >= 2, value > 0x20, own.isDisjoint(with: Self.ordinary) { classes.insert(.run) }
      let isCapital = value &- 0x41 < 26 || value &- 0x410 < 32
      if isCapital, wasCapital { classes.insert(.capitals) }
      wasCapital = isCapital
      previous = value
      classes.formUnion(own)
    }
    self = classes
  }

  private static let ordinary: Self = [.digit, .point, .latin, .otherLetter]

  private init(beyondASCII value: UInt32) {
    switch value {
    case 0xA2...0xA5, 0x20A0...0x20CF: self = .currency
    case 0xA0, 0xAD, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0xFE0F: self = []
    case 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: self = .latin
    case 0x2010...0x2015, 0x2212: self = .dash
    case 0xAB, 0xBB, 0x2018...0x201F: self = .bracket
    case 0x2026: self = .ellipsis
    case 0x2500...0x259F: self = [.sign, .ornament]
    case 0x1D400...0x1D7FF: self = [.latin, .ornament]
    case 0xE000...0xF8FE, 0xF0000...0x10FFFD: self = [.sign, .ornament]
    case 0x80...0xBF, 0xD7, 0xF7, 0x2020...0x2BFF, 0x3000...0x3004, 0x1F000...0x1FAFF:
      self = .sign
    default: self = .otherLetter
    }
    insert(.beyondASCII)
  }

  private static let ascii: [Self] = (0..<128).map { value in
    switch Character(Unicode.Scalar(UInt8(value))) {
    case "0"..."9": .digit
    case "a"..."z": [.lower, .latin]
    case "A"..."Z": [.upper, .latin]
    case " ": .space
    case ".": .point
    case ",": .comma
    case "-": .dash
    case "_": [.underscore, .sign]
    case "/": [.slash, .address]
    case ":": [.colon, .code]
    case "(": [.bracket, .code]
    case ")", "\"": .bracket
    case "$": [.currency, .code]
    case "{", "%", "\\", "<", "[": [.sign, .code]
    case "@", "#": [.sign, .address]
    case "'", ";": []
    default: value < 0x20 || value == 0x7F ? .control : .sign
    }
  }
}
