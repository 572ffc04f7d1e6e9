import EarshotText

/// A whole number with the sign that a language writes between groups of three digits (CLDR).
enum GroupedNumber {
  /// The number as a text.
  static func text(_ number: Int, language: Language) -> String {
    let digits = String(number.magnitude)
    let isShort = ["es", "pl", "pt", "bg"].contains(language.code) && digits.count < 5
    guard digits.count > 3, !isShort else { return String(number) }
    let sign = separators[language.code] ?? ","
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return (number < 0 ? "-" : "") + groups.joined(separator: sign)
  }

  private static let separators: [String: String] = [
    "de": ".", "es": ".", "it": ".", "nl": ".", "pt": ".", "tr": ".", "da": ".", "id": ".",
    "el": ".", "ro": ".", "ru": "\u{A0}", "uk": "\u{A0}", "pl": "\u{A0}", "cs": "\u{A0}",
    "sv": "\u{A0}", "fi": "\u{A0}", "nb": "\u{A0}", "hu": "\u{A0}", "bg": "\u{A0}",
    "fr": "\u{202F}",
  ]
}
