extension String {
  /// The text as a recogniser of speech compares it: lower case, without accents and marks.
  var folded: String {
    let lower = lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x20 }) { return lower }
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
