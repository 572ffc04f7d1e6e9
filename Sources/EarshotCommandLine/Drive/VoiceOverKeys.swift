import EarshotSession
import EarshotTree
import EarshotVoiceOver

/// Which key is which gesture of VoiceOver.
struct VoiceOverKeys: TerminalKeys {
  /// The next key is done with that many fingers.
  private(set) var fingers = 1

  /// Help on the keys; how to leave stands first.
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

  static let hint = "? keys, q leaves"

  mutating func command(for key: Key) -> TerminalCommand<VoiceOver>? {
    let count = fingers
    fingers = 1
    if count > 1, let gesture = VoiceOverKeys.gesture(for: key, fingers: count) {
      return .input(gesture)
    }
    switch key {
    case .character("q"), .control("c"), .control("d"): return .leave
    case .character(let digit) where "1234".contains(digit):
      fingers = digit.wholeNumberValue ?? 1
      return .remember
    case .character(":"): return .prompt
    case .character("l"): return .toggleList
    case .character("?"): return .help
    case .control("l"): return .redraw
    default: return count > 1 ? nil : VoiceOverKeys.gesture(for: key, fingers: 1).map { .input($0) }
    }
  }

  func notes(_ voiceOver: VoiceOver) -> [String] {
    [
      fingers > 1 ? "\(fingers) fingers" : nil, voiceOver.isMuted ? "speech off" : nil,
      voiceOver.isReadingAll ? "reading all" : nil,
      voiceOver.isCurtainOn ? "screen curtain" : nil,
      voiceOver.isPractising ? "practising gestures" : nil,
      voiceOver.preferences.writesBraille ? "writing braille" : nil,
    ].compactMap { $0 }
  }

  func status(_ voiceOver: VoiceOver, on screen: Transcript.OrderedScreen) -> [String] {
    [
      (try? voiceOver.brailleWindow())?.cells,
      voiceOver.effectiveMode(on: screen).map { "rotor: \(voiceOver.name(of: $0))" },
    ].compactMap(\.self)
  }

  /// The gesture of a key; `nil` when it is none.
  static func gesture(for key: Key, fingers: Int) -> Gesture? { gestures[fingers]?[key] }

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
