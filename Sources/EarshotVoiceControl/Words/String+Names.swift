extension String {
  /// The text without white space around it.
  var trimmed: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  /// Whether it is written as programmers name files: `ic_close`, `hero@2x`, `img-back`, `a.png`.
  ///
  /// Narrower than the rule of the audit: a name that might be a word counts as one, because here a
  /// mistake would take a good name from a control.
  var isFileName: Bool {
    guard utf8.allSatisfy({ $0 > 32 && $0 < 127 }), contains(where: \.isLowercase) else {
      return false
    }
    if hasSuffix("@2x") || hasSuffix("@3x") { return true }
    if contains("@") || contains("/") { return false }
    if let dot = lastIndex(of: "."), String.pictures.contains(self[dot...].lowercased()) {
      return true
    }
    if contains("_") { return split(whereSeparator: { !$0.isLetter }).contains { $0.count > 1 } }
    return String.prefixes.contains { prefix in
      guard hasPrefix(prefix), let next = dropFirst(prefix.count).first else { return false }
      return next == "-" || next.isUppercase
    }
  }

  private static let pictures: Set<String> = [
    ".png", ".jpg", ".jpeg", ".heic", ".svg", ".webp", ".gif",
  ]
  private static let prefixes = ["ic", "icon", "img", "btn"]
}

extension String {
  /// The text with its first letter in upper case.
  var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
