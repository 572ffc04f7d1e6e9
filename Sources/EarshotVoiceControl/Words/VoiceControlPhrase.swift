/// What Voice Control tells besides the commands that it understood.
enum VoiceControlPhrase: Hashable, Sendable {
  /// The name that UIKit gives a page control.
  case pageControl
  /// What was said is no command; what was probably meant.
  case notUnderstood(String, nearest: String?)
  /// Nothing in sight answers to a name; the nearest names.
  case noItem(String, nearest: [String])
  /// Nothing in sight has a number.
  case noNumber(Int)
  /// No app can be opened here.
  case noApp(String)
  /// Several items answer to a name.
  case whichOne(String, count: Int)
  /// It is not said what to tap.
  case tapWhat
  /// An item has no actions.
  case noActions(String)
  /// An item is not adjustable.
  case notAdjustable(String)
  /// There is nothing to scroll in the direction.
  case cannotScroll
  /// Nobody leads back.
  case noWayBack
  /// The screen cannot be zoomed.
  case cannotZoom
  /// The source does not tell how large the screen is.
  case noGrid
  /// The source does not tell where an item is.
  case noPlace(String)
  /// The cells of the grid cannot be smaller.
  case smallestCells
  /// Nothing was said before that could be repeated.
  case nothingToRepeat
  /// No field is edited.
  case noField
  /// The field has no such words.
  case noWords(String)
  /// There is nothing of that kind in the direction of the caret.
  case nothingThere
  /// Nothing is selected, and nothing was typed last.
  case nothingSelected
  /// The clipboard is empty.
  case clipboardEmpty
  /// Nothing was done that could be undone.
  case nothingToUndo
  /// Nothing was undone.
  case nothingToRedo
  /// The field has one line.
  case oneLine
}
