extension String {
  /// The text within XML; what XML cannot hold is written as an escape.
  package var inXML: String {
    // A picture as an address is millions of plain characters.
    let isPlain = utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != 0x26 && $0 != 0x3C && $0 != 0x3E && $0 != 0x22
    }
    if isPlain { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n": text += "&#10;"
      case "\t": text += "&#9;"
      case _
      where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        || [0xFFFE, 0xFFFF].contains(scalar.value):
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
