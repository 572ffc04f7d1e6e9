/// A gesture by its name, for saying what it is called and what it does while gestures are practised;
/// what each does stands with the gestures of VoiceOver.
public enum GestureName: String, Hashable, Sendable, CaseIterable {
  /// One finger.
  case touch, lift, singleTap, doubleTap, tripleTap, doubleTapAndHold, doubleTapAndDrag, splitTap
  /// A flick of one finger.
  case swipeRight, swipeLeft, swipeUp, swipeDown
  /// Taps of two fingers; `magicTap` is a double tap.
  case twoFingerTap, magicTap, twoFingerTripleTap, twoFingerDoubleTapAndHold
  /// A flick of two fingers.
  case twoFingerSwipeUp, twoFingerSwipeDown, twoFingerSwipeLeft, twoFingerSwipeRight
  /// A zigzag or a turn of two fingers.
  case scrub, rotateClockwise, rotateCounterclockwise
  /// Taps of three fingers.
  case threeFingerTap, threeFingerDoubleTap, threeFingerTripleTap
  /// A flick of three fingers.
  case threeFingerSwipeLeft, threeFingerSwipeRight, threeFingerSwipeUp, threeFingerSwipeDown
  /// Taps of four fingers, near the top, near the bottom or anywhere.
  case fourFingerTapTop, fourFingerTapBottom, fourFingerDoubleTap
  /// A flick of four fingers.
  case fourFingerSwipeLeft, fourFingerSwipeRight
  /// A stronger press of one finger.
  case strongPress
  /// The whole phone.
  case shake
  /// From the bottom edge up, and further.
  case home, appSwitcher
}
