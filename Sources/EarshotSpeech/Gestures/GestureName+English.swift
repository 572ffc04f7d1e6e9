/// What gestures are called in English, and what they do; the words are ours.
func gestureEnglish(_ name: GestureName) -> Wording {
  .sentence(words(name), isVerified: false)
}

private func words(_ name: GestureName) -> String {
  switch name {
  case .touch: "Touch with one finger, go to the element under it"
  case .lift: "The finger is lifted"
  case .singleTap: "Tap, the element is read again"
  case .doubleTap: "Double tap, activate"
  case .tripleTap: "Triple tap, double-tap the element"
  case .doubleTapAndHold: "Double tap and hold, touch and hold the element"
  case .doubleTapAndDrag: "Double tap and drag, drag the element"
  case .splitTap: "Split tap, activate"
  case .swipeRight: "Swipe right, next element"
  case .swipeLeft: "Swipe left, previous element"
  case .swipeUp: "Swipe up, change the value or use the rotor"
  case .swipeDown: "Swipe down, change the value or use the rotor"
  case .twoFingerTap: "Two-finger tap, pause or continue speech"
  case .magicTap: "Two-finger double tap, main function"
  case .twoFingerTripleTap: "Two-finger triple tap, item chooser"
  case .twoFingerDoubleTapAndHold: "Two-finger double tap and hold, label the element"
  case .twoFingerSwipeUp: "Two-finger swipe up, read everything from the top"
  case .twoFingerSwipeDown: "Two-finger swipe down, read everything from here"
  case .scrub: "Two-finger scrub, go back"
  case .rotateClockwise: "Rotate two fingers clockwise, next rotor mode"
  case .rotateCounterclockwise: "Rotate two fingers counterclockwise, previous rotor mode"
  case .threeFingerTap: "Three-finger tap, where you are"
  case .threeFingerDoubleTap: "Three-finger double tap, speech off or on"
  case .threeFingerTripleTap: "Three-finger triple tap, screen curtain off or on"
  case .threeFingerSwipeLeft: "Three-finger swipe left, scroll right"
  case .threeFingerSwipeRight: "Three-finger swipe right, scroll left"
  case .threeFingerSwipeUp: "Three-finger swipe up, scroll down"
  case .threeFingerSwipeDown: "Three-finger swipe down, scroll up"
  case .fourFingerTapTop: "Four-finger tap near the top, first element"
  case .fourFingerTapBottom: "Four-finger tap near the bottom, last element"
  case .fourFingerDoubleTap: "Four-finger double tap, gesture practice"
  case .fourFingerSwipeLeft: "Four-finger swipe left, next app"
  case .fourFingerSwipeRight: "Four-finger swipe right, previous app"
  case .home: "From the bottom edge up, home screen"
  case .appSwitcher: "From the bottom edge up and further, app switcher"
  }
}
