import EarshotTree
import EarshotVoiceOver

/// Which key is which gesture.
enum KeyMap {
  /// What a key does.
  enum Command: Hashable, Sendable {
    case gesture(Gesture)
    /// The next key is done with that many fingers.
    case fingers(Int)
    /// A step of a script is written.
    case prompt
    case toggleList
    case help
    case redraw
    case leave
  }

  /// What the keys do, for people; how to leave stands first.
  static let help = [
    "q, Ctrl-C, Ctrl-D   leave",
    "",
    "→ ←                 next element, previous element",
    "↑ ↓                 value, action or rotor: swipe up, swipe down",
    "space, enter        double tap: activate",
    "s                   tap: read again",
    "h                   double tap and hold      t   triple tap",
    "r R                 turn the rotor right, left",
    "a A                 read all from the top, from here",
    "b                   scrub: back              m   magic tap",
    "p                   pause speech, go on      i   item chooser",
    "c                   screen curtain           M   speech off, on",
    "Home End            first element, last element",
    "Shift-arrow         three fingers: scroll (also Page Up, Page Down)",
    "2 3 4 then a key    the gesture with that many fingers: arrows swipe,",
    "                    space double tap, s tap, t triple tap, h hold",
    ":                   write a step: touch 88,50 · type \"text\" · rotor headings",
    "l                   list or picture",
    "?                   this help",
  ]

  /// What a line can be where there is no terminal.
  static let lineHelp = [
    "q, quit             leave",
    "",
    "s                   tap: read again",
    "h                   double tap and hold      t   triple tap",
    "r R                 turn the rotor right, left",
    "a A                 read all from the top, from here",
    "b                   scrub: back              m   magic tap",
    "p                   pause speech, go on      i   item chooser",
    "c                   screen curtain           M   speech off, on",
    "a step              swipeRight · doubleTap · swipeUp x3 · focus id · touch 88,50 ·",
    "                    type \"text\" · rotor headings: see Documentation/Scripts.md",
    "?, help             this help",
  ]

  /// What a key does after a number of fingers was chosen.
  static func command(for key: Key, fingers: Int = 1) -> Command? {
    if fingers > 1, let gesture = gestures[fingers]?[key] { return .gesture(gesture) }
    switch key {
    case .character("q"), .control("c"), .control("d"): return .leave
    case .character("1"): return .fingers(1)
    case .character("2"): return .fingers(2)
    case .character("3"): return .fingers(3)
    case .character("4"): return .fingers(4)
    case .character(":"): return .prompt
    case .character("l"): return .toggleList
    case .character("?"): return .help
    case .control("l"): return .redraw
    default: return fingers > 1 ? nil : gestures[1]?[key].map(Command.gesture)
    }
  }

  private static let gestures: [Int: [Key: Gesture]] = [
    1: [
      .right: .swipeRight, .left: .swipeLeft, .up: .swipeUp, .down: .swipeDown,
      .character(" "): .doubleTap, .enter: .doubleTap, .character("s"): .singleTap,
      .character("h"): .doubleTapAndHold, .character("t"): .tripleTap,
      .character("r"): .rotateClockwise, .character("R"): .rotateCounterclockwise,
      .character("a"): .twoFingerSwipeUp, .character("A"): .twoFingerSwipeDown,
      .character("b"): .scrub, .character("m"): .magicTap, .character("p"): .twoFingerTap,
      .character("i"): .twoFingerTripleTap, .character("c"): .threeFingerTripleTap,
      .character("M"): .threeFingerDoubleTap, .home: .fourFingerTapTop,
      .end: .fourFingerTapBottom, .shiftUp: .threeFingerSwipe(.up),
      .shiftDown: .threeFingerSwipe(.down), .shiftLeft: .threeFingerSwipe(.left),
      .shiftRight: .threeFingerSwipe(.right), .pageUp: .threeFingerSwipe(.down),
      .pageDown: .threeFingerSwipe(.up), .backspace: .delete(1),
    ],
    2: [
      .up: .twoFingerSwipeUp, .down: .twoFingerSwipeDown, .character(" "): .magicTap,
      .enter: .magicTap, .character("s"): .twoFingerTap, .character("t"): .twoFingerTripleTap,
      .character("h"): .twoFingerDoubleTapAndHold, .right: .rotateClockwise,
      .left: .rotateCounterclockwise,
    ],
    3: [
      .up: .threeFingerSwipe(.up), .down: .threeFingerSwipe(.down),
      .left: .threeFingerSwipe(.left), .right: .threeFingerSwipe(.right),
      .character(" "): .threeFingerDoubleTap, .enter: .threeFingerDoubleTap,
      .character("s"): .threeFingerTap, .character("t"): .threeFingerTripleTap,
    ],
    4: [
      .up: .fourFingerTapTop, .down: .fourFingerTapBottom, .left: .fourFingerSwipeLeft,
      .right: .fourFingerSwipeRight, .character(" "): .fourFingerDoubleTap,
      .enter: .fourFingerDoubleTap,
    ],
  ]
}
