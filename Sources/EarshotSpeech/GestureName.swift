/// A gesture by its name, for saying what it is called and what it does while gestures are practised.
public enum GestureName: String, Hashable, Sendable, CaseIterable {
  /// Touch with one finger, go to the element under it.
  case touch
  /// The finger is lifted.
  case lift
  /// Tap, the element is read again.
  case singleTap
  /// Double tap, activate.
  case doubleTap
  /// Triple tap, double-tap the element.
  case tripleTap
  /// Double tap and hold, touch and hold the element.
  case doubleTapAndHold
  /// Double tap and drag, drag the element.
  case doubleTapAndDrag
  /// Split tap, activate.
  case splitTap
  /// Swipe right, next element.
  case swipeRight
  /// Swipe left, previous element.
  case swipeLeft
  /// Swipe up, change the value or use the rotor.
  case swipeUp
  /// Swipe down, change the value or use the rotor.
  case swipeDown
  /// Two-finger tap, pause or continue speech.
  case twoFingerTap
  /// Two-finger double tap, main function.
  case magicTap
  /// Two-finger triple tap, item chooser.
  case twoFingerTripleTap
  /// Two-finger double tap and hold, label the element.
  case twoFingerDoubleTapAndHold
  /// Two-finger swipe up, read everything from the top.
  case twoFingerSwipeUp
  /// Two-finger swipe down, read everything from here.
  case twoFingerSwipeDown
  /// Two-finger scrub, go back.
  case scrub
  /// Rotate two fingers clockwise, next rotor mode.
  case rotateClockwise
  /// Rotate two fingers counterclockwise, previous rotor mode.
  case rotateCounterclockwise
  /// Three-finger tap, where you are.
  case threeFingerTap
  /// Three-finger double tap, speech off or on.
  case threeFingerDoubleTap
  /// Three-finger triple tap, screen curtain off or on.
  case threeFingerTripleTap
  /// Three-finger swipe left, scroll right.
  case threeFingerSwipeLeft
  /// Three-finger swipe right, scroll left.
  case threeFingerSwipeRight
  /// Three-finger swipe up, scroll down.
  case threeFingerSwipeUp
  /// Three-finger swipe down, scroll up.
  case threeFingerSwipeDown
  /// Four-finger tap near the top, first element.
  case fourFingerTapTop
  /// Four-finger tap near the bottom, last element.
  case fourFingerTapBottom
  /// Four-finger double tap, gesture practice.
  case fourFingerDoubleTap
  /// Four-finger swipe left, next app.
  case fourFingerSwipeLeft
  /// Four-finger swipe right, previous app.
  case fourFingerSwipeRight
  /// From the bottom edge up, home screen.
  case home
  /// From the bottom edge up and further, app switcher.
  case appSwitcher
}
