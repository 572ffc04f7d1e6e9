/// A request of an assistive technology to an app to do something with an element.
public enum ElementAction: Hashable, Sendable {
  /// `accessibilityActivate`.
  case activate
  /// `accessibilityIncrement`.
  case increment
  /// `accessibilityDecrement`.
  case decrement
  /// `accessibilityPerformEscape`.
  case escape
  /// `accessibilityPerformMagicTap`.
  case magicTap
  /// `accessibilityScroll`.
  case scroll(ScrollDirection)
  /// A custom action by its name, inside the names of the folders around it.
  case custom([String])
  /// The search of a `UIAccessibilityCustomRotor`, by the name of the rotor, for the next result or
  /// the one before.
  case rotorSearch(String, isNext: Bool)
  /// Scrolling as far as the element is in sight, as a scroll view does when focus moves.
  case reveal
  /// A synthesised tap at a point in screen coordinates, a number of times.
  case tap(Point, count: Int)
  /// A synthesised long press at a point in screen coordinates.
  case longPress(Point)
  /// A stronger press at a point in screen coordinates, which opens a preview.
  case preview(Point)
  /// A synthesised drag between two points in screen coordinates.
  case drag(from: Point, to: Point)
  /// A touch that passes through to an element with direct interaction, in screen coordinates.
  case touch(Point)
  /// Typing a text at the caret.
  case type(String)
  /// Deleting a number of characters before the caret.
  case deleteBackward(Int)
  /// Putting a text in the place of characters of a field, counted from 0 and without its
  /// placeholder, as editing by voice does.
  case replace(Range<Int>, with: String)
  /// Undoing what was done last, as a shake of the phone asks for.
  case undo
  /// Ending text input.
  case endEditing
  /// Beginning dictation.
  case startDictation
  /// Leaving for the home screen.
  case home
  /// Opening the app switcher.
  case appSwitcher
}

extension String {
  /// The text with another one in the place of some of its characters, counted from 0; what lies
  /// beyond its end is left out.
  package func replacingCharacters(in range: Range<Int>, with text: String) -> String {
    let range = range.clamped(to: 0..<count)
    return prefix(range.lowerBound) + text + dropFirst(range.upperBound)
  }
}
