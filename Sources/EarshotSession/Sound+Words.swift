extension Sound {
  /// The sound in the place of words.
  package var inBrackets: String {
    switch self {
    case .boundary: "[boundary]"
    case .screenChanged: "[new screen]"
    case .layoutChanged: "[layout changed]"
    case .pageScrolled: "[page scrolled]"
    case .emptyArea: "[empty area]"
    case .pageTurn: "[page turned]"
    case .vibration: "[vibration]"
    case .hapticSuccess: "[vibration: success]"
    case .hapticWarning: "[vibration: warning]"
    case .hapticError: "[vibration: error]"
    case .loadingTick: "[loading]"
    case .loaded: "[loaded]"
    case .audioGraph: "[audio graph]"
    }
  }
}
