extension String {
  /// The text on one line: control characters are written as escapes, so that none reaches a terminal.
  ///
  /// Marks around a text of another direction are left out: nobody hears them, and an escape would
  /// look like a word.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar {
      case "\n": line += "\\n"
      case "\t": line += "\\t"
      case "\r": line += "\\r"
      case "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}": break
      case _ where scalar.isControl: line += "\\u{\(String(scalar.value, radix: 16))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character moves a cursor, breaks a line or turns the direction of what follows.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
