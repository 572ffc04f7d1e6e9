extension String {
  /// The text as a recogniser of speech compares it: lower case, without accents and marks.
  var folded: String {
    let lower = lowercased()
    // White space in labels is nearly always single, so most texts need no second look.
    if lower.utf8.allSatisfy({ $0 < 0x80 && $0 >= 0x20 }), !lower.hasWideSpace { return lower }
    var plain = ""
    for scalar in lower.unicodeScalars {
      if let bare = String.bare[scalar] {
        plain.append(bare)
      } else if scalar.properties.generalCategory != .nonspacingMark {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private var hasWideSpace: Bool {
    var last: UInt8 = 0x20
    for byte in utf8 {
      if byte == 0x20, last == 0x20 { return true }
      last = byte
    }
    return last == 0x20
  }

  /// Letters whose marks are part of their code.
  private static let bare: [Unicode.Scalar: Character] = {
    let groups: [(Character, String)] = [
      ("a", "àáâãäåā"), ("c", "çćč"), ("e", "èéêëēě"), ("i", "ìíîïī"), ("n", "ñńň"),
      ("o", "òóôõöøō"), ("s", "śš"), ("u", "ùúûüūů"), ("y", "ýÿ"), ("z", "źżž"), ("е", "ё"),
    ]
    var letters: [Unicode.Scalar: Character] = [:]
    for (letter, marked) in groups {
      for scalar in marked.unicodeScalars { letters[scalar] = letter }
    }
    return letters
  }()
}
