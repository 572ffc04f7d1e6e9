/// The times and lengths by which gestures are told apart.
///
/// "Assumed" are numbers that no source gives: they are chosen so that gestures keep apart within
/// the limits in `Documentation/VoiceOver/Gestures.md`. A number outside its range is not an error;
/// gestures may then be unreachable.
package struct GestureTiming: Hashable, Sendable {
  /// Seconds from the end of a tap within which the next one counts with it; 0.1 to 2.
  ///
  /// 0.25 as in the settings picture (F7). A tap that could be followed is reported only when this
  /// time is over; a tap that comes exactly at its end is a new one.
  package var doubleTapTimeout = 0.25

  /// Seconds after which one finger on the glass explores and cannot flick; 0.1 to 1; assumed.
  package var flickDuration = 0.3

  /// Points that a finger travels at least in a flick; more than ``tapSlop``, up to 200; assumed.
  package var flickLength = 40.0

  /// Points that a finger may stray from where it came down and still taps or holds; 5 to 40.
  ///
  /// An assumption. A long press of UIKit allows 10; a finger that does not aim deserves more.
  package var tapSlop = 20.0

  /// Seconds after which a finger holds and no longer taps; 0.3 to 2, more than ``flickDuration``.
  ///
  /// 0.5 as `UILongPressGestureRecognizer.minimumPressDuration`. The same time held at the end of a
  /// swipe from the bottom edge opens the app switcher.
  package var holdTime = 0.5

  /// Seconds between the first and last finger of one gesture coming down; 0.05 to 0.2; assumed.
  package var simultaneity = 0.1

  /// Seconds that a flick or a zigzag of several fingers may last; 0.5 to 5; an assumption.
  package var strokeDuration = 3.0

  /// Points of each leg of a zigzag, measured along the axis on which it turns; 15 to 100; assumed.
  package var scrubLeg = 30.0

  /// Degrees of each step of the rotor; 20 to 90; an assumption.
  package var rotationStep = 45.0

  /// How far each finger may differ from the common movement, as a part of it; 0.3 to 0.9; assumed.
  ///
  /// Below it the fingers go somewhere together, above it they turn around each other. A finger that
  /// turns around a resting one differs by 1.
  package var dispersion = 0.65

  /// Points from the bottom of the screen in which home and app switcher begin; 4 to 30; assumed.
  package var edgeHeight = 12.0

  /// Makes the default numbers with a double-tap timeout in seconds.
  package init(doubleTapTimeout: Double = 0.25) { self.doubleTapTimeout = doubleTapTimeout }
}
