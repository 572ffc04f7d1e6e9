extension String {
  /// The text without what nobody hears: white space around it, zero-width and format characters.
  var trimmed: String {
    if isPlain { return self }
    let heard = unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint && !$0.isFormat }
    let start = heard.firstIndex { !$0.properties.isWhitespace } ?? heard.endIndex
    let end = heard.lastIndex { !$0.properties.isWhitespace }.map(heard.index(after:)) ?? start
    return String(String.UnicodeScalarView(heard[start..<end]))
  }

  /// Whether there is nothing to trim: ASCII without white space at the ends.
  private var isPlain: Bool {
    var copy = self
    return copy.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return true }
      return first > 0x20 && last > 0x20 && bytes.allSatisfy { $0 < 0x80 && $0 >= 0x20 }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it only directs or joins others; such scalars are not heard.
  fileprivate var isFormat: Bool { properties.generalCategory == .format }
}
