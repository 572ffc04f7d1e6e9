extension String {
  /// The text without what nobody hears: white space around it, zero-width and format characters.
  var trimmed: String {
    if isPlain { return self }
    let heard = unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint && !$0.isFormat }
    let start = heard.firstIndex { !$0.properties.isWhitespace } ?? heard.endIndex
    let end = heard.lastIndex { !$0.properties.isWhitespace }.map(heard.index(after:)) ?? start
    return String(String.UnicodeScalarView(heard[start..<end]))
  }

  /// Whether there is nothing to trim: letters of ASCII, Latin, Greek and Cyrillic, whose blocks hold no
  /// such characters, without white space at the ends.
  private var isPlain: Bool {
    var copy = self
    return copy.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return true }
      return first > 0x20 && last > 0x20 && bytes.allSatisfy(\.isOfPlainText)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it only directs or joins others; such scalars are not heard.
  fileprivate var isFormat: Bool { properties.generalCategory == .format }
}

extension UInt8 {
  /// Whether it stands in the UTF-8 of such letters: U+0020 to U+007F, U+00C0 to U+033F and U+0380 to
  /// U+04FF.
  fileprivate var isOfPlainText: Bool {
    switch self {
    case 0x20..<0xC0, 0xC3...0xCC, 0xCE...0xD3: true
    default: false
    }
  }
}
