import EarshotText

extension String {
  /// The text on one line: control characters and what services for continuous integration take for
  /// commands are written as escapes, so that nothing acts on a terminal or in a log.
  package var onOneLine: String { withoutControls.withoutCommands }

  /// The text without the commands of logs: `::` at its beginning, and `##[` or `##vso[` anywhere.
  private var withoutCommands: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "#") }) else {
      return self
    }
    let start = prefix { $0.isWhitespace }
    var line = self
    if dropFirst(start.count).hasPrefix("::") {
      line = String(start) + "\\u{3a}" + String(dropFirst(start.count + 1))
    }
    return LogCommand.escaped(in: line, as: "\\u{23}")
  }

  /// The text without line breaks and control characters.
  ///
  /// Marks around a text of another direction are left out: nobody hears them, and an escape would
  /// look like a word.
  private var withoutControls: String {
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
