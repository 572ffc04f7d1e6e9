import EarshotText

/// Names of actions that tell nothing of what happens.
enum ActionWords {
  /// Whether a name in lower case says only that there is an action.
  static func isGeneric(_ name: String) -> Bool { Lexicon.all.actions.contains(name) }

  /// Whether a name is that of a picture or a symbol in code.
  static func isPictureName(_ name: String) -> Bool {
    // User names, tags and addresses are names that people gave.
    guard name.first?.isLetter == true, !name.contains(where: { $0 == " " || $0 == "@" }) else {
      return false
    }
    if name.contains("_") { return true }
    if let dot = name.lastIndex(of: ".") {
      let ending = name[dot...].dropFirst()
      if symbolEndings.contains(String(ending)) || AssetName.isPicture(ending: ending) {
        return true
      }
    }
    return AssetName.hasPrefix(name)
  }

  /// The last parts of names of symbols.
  private static let symbolEndings: Set<String> = [
    "fill", "circle", "square", "slash", "up", "down", "left", "right", "badge", "rectangle",
  ]
}
