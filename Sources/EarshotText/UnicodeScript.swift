/// The script of a letter by Unicode (UAX #24), as far as languages are told apart by it.
package enum UnicodeScript: String, Hashable, Sendable, CaseIterable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, thai, georgian, hangul, kana
  case han
  /// All other scripts.
  case other

  /// The script of a letter; `nil` if the scalar is no letter.
  package init?(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      guard (0x61...0x7A).contains(value | 0x20) else { return nil }
      self = .latin
      return
    }
    guard scalar.properties.isAlphabetic else { return nil }
    self = Self.block(of: value)
  }

  /// The script of the first letter of a text; `nil` if it has none.
  package init?(ofFirstLetterIn text: some StringProtocol) {
    for scalar in text.unicodeScalars {
      guard let script = UnicodeScript(scalar) else { continue }
      self = script
      return
    }
    return nil
  }

  /// Whether words of the script are written with spaces between them.
  package var hasSpaces: Bool { self != .kana && self != .han && self != .thai }

  /// Whether the script is written from right to left.
  package var isWrittenFromTheRight: Bool { self == .hebrew || self == .arabic }

  /// Whether the script is written in Chinese, Japanese or Korean.
  package var isEastAsian: Bool { self == .kana || self == .han || self == .hangul }

  private static func block(of value: UInt32) -> UnicodeScript {
    switch value {
    case ..<0x2B0, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA722...0xA7FF, 0xFB00...0xFB06,
      0xFF21...0xFF5A:
      .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
    case 0x531...0x58F, 0xFB13...0xFB17: .armenian
    case 0x590...0x5FF, 0xFB1D...0xFB4F: .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: .arabic
    case 0x900...0x97F, 0xA8E0...0xA8FF: .devanagari
    case 0xE00...0xE7F: .thai
    case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: .georgian
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: .hangul
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .kana
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      .han
    default: .other
    }
  }
}

extension Language {
  /// The scripts in which the language is written; the one of the tag if it names one.
  package var scripts: Set<UnicodeScript> {
    if let script, let known = Self.scriptCodes[script] { return known }
    return Self.scriptsOfCodes[code] ?? [.latin]
  }

  /// Whether the language is written from right to left.
  package var isWrittenFromTheRight: Bool { scripts.allSatisfy(\.isWrittenFromTheRight) }

  private static let scriptCodes: [String: Set<UnicodeScript>] = [
    "Latn": [.latin], "Cyrl": [.cyrillic], "Grek": [.greek], "Armn": [.armenian],
    "Hebr": [.hebrew], "Arab": [.arabic], "Deva": [.devanagari], "Thai": [.thai],
    "Geor": [.georgian], "Hang": [.hangul], "Kore": [.hangul, .han],
    "Jpan": [.kana, .han], "Hans": [.han], "Hant": [.han], "Hani": [.han],
  ]

  private static let scriptsOfCodes: [String: Set<UnicodeScript>] = {
    let table: KeyValuePairs<String, Set<UnicodeScript>> = [
      "ru uk be bg mk kk ky tg mn tt ba": [.cyrillic],
      "sr uz": [.cyrillic, .latin],
      "el": [.greek],
      "hy": [.armenian],
      "he iw yi": [.hebrew],
      "ar fa ur ps ckb": [.arabic],
      "hi mr ne": [.devanagari],
      "th": [.thai],
      "ka": [.georgian],
      "ko": [.hangul, .han],
      "ja": [.kana, .han],
      "zh yue": [.han],
      "bn ta te km lo my si am gu kn ml pa": [.other],
    ]
    var scripts: [String: Set<UnicodeScript>] = [:]
    for (codes, set) in table {
      for code in codes.split(separator: " ") { scripts[String(code)] = set }
    }
    return scripts
  }()
}
