/// A key of a braille display, by its name in scripts.
enum BrailleDisplayKey: String, Hashable, Sendable, CaseIterable {
  /// Shows what comes next of a text that is longer than the display.
  case panRight
  /// Shows what came before.
  case panLeft
  /// Space with dot 4: the next element.
  case next
  /// Space with dot 1: the previous element.
  case previous
  /// Space with dots 3 and 6: the element is activated.
  case activate
  /// Space with dots 1 and 2: back, close.
  case back

  /// The gesture that does the same; `nil` for keys that only move the text.
  var gesture: Gesture? {
    switch self {
    case .panRight, .panLeft: nil
    case .next: .swipeRight
    case .previous: .swipeLeft
    case .activate: .doubleTap
    case .back: .scrub
    }
  }
}
