/// Which kinds of characters a text holds, so that rules about words skip most texts at once.
struct TextMarks: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let digit = TextMarks(rawValue: 1 << 0)
  static let point = TextMarks(rawValue: 1 << 1)
  static let dash = TextMarks(rawValue: 1 << 2)
  static let slash = TextMarks(rawValue: 1 << 3)
  static let colon = TextMarks(rawValue: 1 << 4)
  /// Round brackets and quotation marks.
  static let bracket = TextMarks(rawValue: 1 << 5)
  static let ellipsis = TextMarks(rawValue: 1 << 6)
  static let currency = TextMarks(rawValue: 1 << 7)
  /// Any other sign: arrows, bullets, stars, angle brackets, asterisks.
  static let sign = TextMarks(rawValue: 1 << 8)
  /// A letter of ASCII or another Latin letter.
  static let latin = TextMarks(rawValue: 1 << 9)
  /// A letter or digit of another script.
  static let otherLetter = TextMarks(rawValue: 1 << 10)
  /// Two capitals in a row, of Latin or Cyrillic.
  static let capitals = TextMarks(rawValue: 1 << 11)
  /// Three times the same character in a row that is no letter, digit, point or space.
  static let run = TextMarks(rawValue: 1 << 12)
  /// A letter that is made for formulas, or a line for drawing boxes.
  static let ornament = TextMarks(rawValue: 1 << 13)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Looks through a text once.
  init(_ text: String) {
    var marks: TextMarks = []
    var previous: UInt32 = 0
    var repeats = 0
    var wasCapital = false
    for scalar in text.unicodeScalars {
      let kind = TextMarks(scalar)
      let value = scalar.value
      repeats = value == previous ? repeats + 1 : 0
      if repeats >= 2, kind.isDisjoint(with: TextMarks.ordinary), value > 0x20 {
        marks.insert(.run)
      }
      let isCapital = value &- 0x41 < 26 || value &- 0x410 < 32
      if isCapital, wasCapital { marks.insert(.capitals) }
      wasCapital = isCapital
      previous = value
      marks.formUnion(kind)
    }
    self = marks
  }

  private static let ordinary: TextMarks = [.digit, .point, .latin, .otherLetter]

  private init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    self = value < 0x80 ? TextMarks.ascii[Int(value)] : TextMarks(beyondASCII: value)
  }

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
    case 0x80...0xBF, 0xD7, 0xF7, 0x2020...0x2BFF, 0x3000...0x3004, 0x1F000...0x1FAFF:
      self = .sign
    default: self = .otherLetter
    }
  }

  private static let ascii: [TextMarks] = (0..<128).map { value in
    switch Character(Unicode.Scalar(UInt8(value))) {
    case "0"..."9": .digit
    case "a"..."z", "A"..."Z": .latin
    case ".": .point
    case "-": .dash
    case "/": .slash
    case ":": .colon
    case "(", ")", "\"": .bracket
    case "$": .currency
    case ",", "'", ";": []
    default: value > 0x20 && value < 0x7F ? .sign : []
    }
  }
}
