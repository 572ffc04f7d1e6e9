/// The writing that a text is in, as far as rules tell apart.
enum Writing: String, Sendable {
  case latin, cyrillic, greek, arabic, hebrew, eastAsian, other

  /// The script of a letter; `nil` when it is no letter.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF:
      self = .latin
    case 0x400...0x52F: self = .cyrillic
    case 0x370...0x3FF: self = .greek
    case 0x620...0x64A, 0x66E...0x6D3, 0x6FA...0x6FF, 0x750...0x77F: self = .arabic
    case 0x5D0...0x5EA: self = .hebrew
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF: self = .eastAsian
    default:
      guard scalar.value >= 0x80, scalar.properties.isAlphabetic else { return nil }
      self = .other
    }
  }

  /// The script of the first letter of a text.
  static func ofFirstLetter(in text: String) -> Writing? {
    text.unicodeScalars.lazy.compactMap { Writing($0) }.first
  }

  /// The scripts in which a language is written.
  static func used(by language: String) -> Set<Writing> {
    switch language {
    case "ru", "uk", "be", "bg", "mk", "kk", "ky", "tg", "mn", "tt", "ba": [.cyrillic]
    case "sr", "uz": [.cyrillic, .latin]
    case "el": [.greek]
    case "ar", "fa", "ur", "ps", "ckb": [.arabic]
    case "he", "yi": [.hebrew]
    case "zh", "ja", "ko", "yue": [.eastAsian]
    case "hi", "bn", "ta", "te", "th", "ka", "hy", "km", "lo", "my", "si", "am", "mr", "gu", "kn",
      "ml", "pa", "ne":
      [.other]
    default: [.latin]
    }
  }
}
