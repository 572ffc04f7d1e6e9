/// How a Russian voice reads Latin words, as far as the sources report it.
///
/// They name single words and no rule. What they do not name is given to the voice as it is
/// written: voices read it in their own way, many of them as English.
enum LatinInRussian {
  /// A word as it is said; `nil` when no source reports it.
  static func reading(of word: some StringProtocol) -> String? { words[word.lowercased()] }

  /// The name of a picture as it is said; `nil` when no source reports it.
  static func reading(ofPicture name: some StringProtocol) -> String? {
    pictures[name.lowercased()]
  }

  private static let words = ["iphone": "ипхон"]

  private static let pictures = [
    "iclose": "айсиклоуз", "icart": "айсикарт", "iinfo": "айсииинфо",
  ]
}
