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

  /// The words: runs of letters, digits and the marks inside them, in lower case.
  var words: [String] {
    let lower = lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) {
      return lower.utf8.split { !String.isPlainWordByte($0) }.map { String(Substring($0)) }
    }
    return lower.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map(String.init)
  }

  /// Whether a byte of ASCII in lower case stands in a word.
  private static func isPlainWordByte(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x27
  }

  /// Whether it holds no letter and no digit.
  var hasNoWord: Bool { !contains { $0.isLetter || $0.isNumber } }
}

extension Unicode.Scalar {
  /// Whether it only directs or joins others; such scalars are not heard.
  fileprivate var isFormat: Bool { properties.generalCategory == .format }
}
