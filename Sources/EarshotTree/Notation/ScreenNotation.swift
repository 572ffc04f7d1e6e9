/// Screens as short text for people, one element a line; see `Documentation/Formats/Notation.md`.
///
/// ```screen
/// screen 375x812 ru
/// header "Добавить в пиццу"
/// button dimmed "Сырный бортик, 169 рублей"
/// ```
///
/// What an author does not write is empty, not unknown; only the frame and the appearance are
/// unknown unless they are given.
public enum ScreenNotation {
  /// Deepest nesting of elements.
  package static let depthLimit = 1_000

  /// Reads all screens of a text; a text before the first line `screen` is a screen of its own.
  ///
  /// Each element gets the place of its line as ``Element/source``. Throws ``NotationError`` at the
  /// first mistake.
  public static func parse(_ text: String) throws(NotationError) -> [Screen] {
    var parser = NotationParser(text)
    return try parser.parse()
  }

  /// Whether a text begins as a line of an element does, with what it is.
  package static func isLikely(_ text: Substring) -> Bool {
    var reader = NotationReader(String(text))
    guard (try? reader.nextLine()) != nil, case .word(let word) = reader.token else { return false }
    switch NotationVocabulary.element[word] {
    case .kind, .container, .system, .trait: return true
    case .form, .not, .id, .derived, .missing, nil: return false
    }
  }

  /// Writes a screen in the shortest form that reads back equal, up to ``Element/source``.
  ///
  /// Ids must be unique within the screen, and no number may be NaN, which equals nothing.
  public static func print(_ screen: Screen) -> String {
    var printer = NotationPrinter(screen)
    return printer.text()
  }

  /// Writes screens one after another.
  public static func print(_ screens: [Screen]) -> String {
    screens.map(print).joined(separator: "\n")
  }
}

extension Screen {
  /// Reads screen notation that holds one screen.
  ///
  /// Throws ``NotationError`` with the place of a mistake, or when the text holds no screen or several.
  public init(notation text: String) throws(NotationError) {
    let screens = try ScreenNotation.parse(text)
    guard let screen = screens.first, screens.count == 1 else {
      throw NotationError(
        .invalid, "the text holds \(screens.count) screens", help: "write one screen",
        at: SourceLocation(line: 1, column: 1))
    }
    self = screen
  }
}
