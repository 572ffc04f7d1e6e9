import EarshotSession
import EarshotTree
import EarshotVoiceOver

/// Which key is which gesture of VoiceOver.
struct VoiceOverKeys: TerminalKeys {
  /// The next key is done with that many fingers.
  private(set) var fingers = 1

  /// Help on the keys; how to leave stands first.

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

  func notes(_ voiceOver: VoiceOver, in words: HandWords) -> [String] {
    [
      fingers > 1 ? words.fingers(fingers) : nil, voiceOver.isMuted ? words.isMuted : nil,
      voiceOver.isReadingAll ? words.isReadingAll : nil,
      voiceOver.isCurtainOn ? words.isCurtainOn : nil,
      voiceOver.isPractising ? words.isPractising : nil,
      voiceOver.preferences.writesBraille ? words.writesBraille : nil,
    ].compactMap { $0 }
  }

  func status(
    _ voiceOver: VoiceOver, on screen: Transcript.OrderedScreen, in words: HandWords
  ) -> [String] {
    [
      (try? voiceOver.brailleWindow())?.cells,
      voiceOver.effectiveMode(on: screen).map { words.rotor(voiceOver.name(of: $0)) },
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
