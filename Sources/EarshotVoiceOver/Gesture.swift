public import EarshotTree

/// A gesture of a user of VoiceOver, or of a script in their place.
public enum Gesture: Hashable, Sendable {
  // One finger.
  /// A finger touches a point or moves there; focus follows. Screen coordinates.
  case touch(Point)
  /// The exploring finger leaves the screen.
  case lift
  /// One tap: the element is read again.
  case singleTap
  /// Two taps: the element is activated.
  case doubleTap
  /// Three taps: the element is double-tapped.
  case tripleTap
  /// Two taps, the second one held: a long press.
  case doubleTapAndHold
  /// Two taps, the second one held and moved by a distance in points: a drag on the element.
  case doubleTapAndDrag(dx: Double, dy: Double)
  /// A finger rests on an element and another one taps: the element is activated.
  case splitTap
  /// A stronger press: a preview of the element opens.
  case strongPress
  /// A flick to the right: the next element.
  case swipeRight
  /// A flick to the left: the previous element.
  case swipeLeft
  /// A flick up: the value, an action, or the rotor.
  case swipeUp
  /// A flick down: the value, an action, or the rotor.
  case swipeDown

  // Two fingers.
  /// One tap: speech pauses or goes on.
  case twoFingerTap
  /// Two taps: the main function of the screen, or dictation in a field.
  case magicTap
  /// Three taps: the item chooser.
  case twoFingerTripleTap
  /// Two taps, the second one held: a label for the element.
  case twoFingerDoubleTapAndHold
  /// A flick up: everything is read from the first element.
  case twoFingerSwipeUp
  /// A flick down: everything is read from the element that has focus.
  case twoFingerSwipeDown
  /// A flick to the left: the last word goes, while fingers write braille.
  case twoFingerSwipeLeft
  /// A flick to the right: a new line, while fingers write braille.
  case twoFingerSwipeRight
  /// A zigzag: back, close, end of typing.
  case scrub
  /// A turn to the right: the next rotor mode.
  case rotateClockwise
  /// A turn to the left: the previous rotor mode.
  case rotateCounterclockwise

  // Three fingers.
  /// One tap: where the content is scrolled to.
  case threeFingerTap
  /// Two taps: speech off or on.
  case threeFingerDoubleTap
  /// Three taps: screen curtain off or on.
  case threeFingerTripleTap
  /// A flick: one page on or back.
  case threeFingerSwipe(ScrollDirection)

  // Four fingers.
  /// One tap in the upper half: the first element.
  case fourFingerTapTop
  /// One tap in the lower half: the last element.
  case fourFingerTapBottom
  /// Two taps: practising gestures, off or on.
  case fourFingerDoubleTap
  /// A flick to the left: the next app.
  case fourFingerSwipeLeft
  /// A flick to the right: the previous app.
  case fourFingerSwipeRight

  // Edges.
  /// From the bottom edge up with one vibration: the home screen.
  case home
  /// From the bottom edge up with two vibrations: the app switcher.
  case appSwitcher

  // The phone itself.
  /// The phone is shaken: what was done last is undone.
  case shake
  /// The side button is pressed three times, or the home button: VoiceOver is off, or on.
  case tripleClick
  /// The back of the phone is tapped two or three times: VoiceOver is off, or on.
  case backTap(Int)
  /// Siri is asked to switch VoiceOver off or on, in the language of the phone or in English.
  case siri(String)
  /// VoiceOver is switched off, as by its switch in the settings.
  case stop

  // Raw touches.
  /// A finger by its number comes down at a point or moves there, or leaves for `nil`; what gesture
  /// that is, is told from all fingers and their times. Screen coordinates.
  case finger(Int, Point?)

  // Braille.
  /// Fingers on the screen write dots together: bit 0 is dot 1.
  case dots(UInt8)
  /// A key of a braille display is pressed, by its name in scripts, such as `panRight`.
  case display(String)

  // In the place of fingers, for scripts.
  /// Puts focus on an element.
  case focus(Element.ID)
  /// Types a text into the field that is edited.
  case type(String)
  /// Deletes a number of characters before the caret.
  case delete(Int)
  /// Chooses a line of the sheet that a triple press opened, by its words.
  case choose(String)
  /// Plays the audio graph of the chart that has focus, or around what has it.
  case audioGraph
  /// Turns the rotor to a mode by its name in the language of the system, or its name in scripts.
  case rotor(String)
}
