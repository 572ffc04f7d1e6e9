/// The letters in which languages are written, as far as there are tables for them.
enum Script: Hashable, Sendable {
  case arabic, cyrillic, latin

  /// The script of the first letter of a word; `nil` for signs, digits and other scripts.
  init?(of word: some StringProtocol) {
    for scalar in word.unicodeScalars where scalar.properties.isAlphabetic {
      guard let script = Script(of: scalar) else { continue }
      self = script
      return
    }
    return nil
  }

  private init?(of letter: Unicode.Scalar) {
    switch letter.value {
    case 0x41...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x400...0x52F, 0x1C80...0x1C8F: self = .cyrillic
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
      self = .arabic
    default: return nil
    }
  }

  /// The language whose table has the letters.
  var language: String {
    switch self {
    case .arabic: "ar"
    case .cyrillic: "ru"
    case .latin: "en"
    }
  }
}

extension BrailleTable {
  /// The letters that the table has.
  var scripts: Set<Script> {
    switch language {
    case "ar": [.arabic, .latin]
    case "ru": [.cyrillic, .latin]
    default: [.latin]
    }
  }
}
