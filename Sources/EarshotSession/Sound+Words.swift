extension Sound {
  /// The sound in the place of words.
  package var inBrackets: String {
    switch self {
    case .boundary: "[boundary]"
    case .screenChanged: "[new screen]"
    case .layoutChanged: "[layout changed]"
    case .pageScrolled: "[page scrolled]"
    case .emptyArea: "[empty area]"
    }
  }
}
