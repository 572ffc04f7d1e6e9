/// How programmers name pictures: `ic_close`, `hero@2x`, `img-back`, `a.png`.
package enum AssetName {
  /// Whether a text is surely the file name of a picture, and no word that people would say.
  ///
  /// A name that might be a word counts as one: a mistake would take a good name from a control.
  package static func isSurely(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0 > 32 && $0 < 127 }), text.contains(where: \.isLowercase) else {
      return false
    }
    if hasScale(text) { return true }
    if text.contains("@") || text.contains("/") { return false }
    if text.lastIndex(of: ".").map({ isPicture(ending: text[$0...].dropFirst()) }) == true {
      return true
    }
    if text.contains("_") {
      return text.split(whereSeparator: { !$0.isLetter }).contains { $0.count > 1 }
    }
    return hasPrefix(text)
  }

  /// Whether a text ends with the scale of a picture, `@2x` or `@3x`.
  package static func hasScale(_ text: some StringProtocol) -> Bool {
    text.hasSuffix("@2x") || text.hasSuffix("@3x")
  }

  /// Whether the ending of a file name, without its dot, is that of a picture.
  package static func isPicture(ending: some StringProtocol) -> Bool {
    endings.contains(ending.lowercased())
  }

  /// Whether a text begins with a short word for a picture, then a hyphen or a capital letter:
  /// `icClose`, `btn-close`.
  package static func hasPrefix(_ text: some StringProtocol) -> Bool {
    prefixes.contains { prefix in
      guard text.hasPrefix(prefix), let next = text.dropFirst(prefix.count).first else {
        return false
      }
      return next == "-" || next.isUppercase
    }
  }

  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "heic", "heif", "avci", "svg", "webp", "gif",
  ]
  private static let prefixes = ["ic", "icon", "img", "btn"]
}
