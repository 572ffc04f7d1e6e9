package import EarshotBraille

/// How braille is written, and on what display.
package struct BrailleOptions: Hashable, Sendable {
  /// The grade; `nil` is 1.
  package var grade: Int?
  /// The dots in a cell; `nil` is 6.
  package var dots: Int?
  /// The display.
  package var display: BrailleDisplay
  /// Whether the caption stands above its cells.
  package var showsText: Bool

  package init(
    grade: Int? = nil, dots: Int? = nil, display: BrailleDisplay = BrailleDisplay(),
    showsText: Bool = false
  ) {
    self.grade = grade
    self.dots = dots
    self.display = display
    self.showsText = showsText
  }

  /// The code for a reader of a language.
  package func code(_ language: String) -> BrailleCode {
    BrailleCode(language: language, grade: grade ?? 1, dots: dots ?? 6)
  }
}
