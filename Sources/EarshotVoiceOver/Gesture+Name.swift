import EarshotTree

extension Gesture {
  /// The name of the gesture in scripts, without its arguments.
  public var name: String {
    switch self {
    case .threeFingerSwipe(let direction):
      return "threeFingerSwipe" + direction.rawValue.prefix(1).uppercased()
        + direction.rawValue.dropFirst()
    default:
      let description = String(describing: self)
      return String(description.prefix { $0 != "(" })
    }
  }

  /// Makes a gesture that needs no argument of its name in scripts.
  public init?(name: String) {
    guard let gesture = Gesture.byName[name] else { return nil }
    self = gesture
  }

  /// The gestures that need no argument, in the order of their cases.
  package static let simple: [Gesture] =
    [
      .lift, .singleTap, .doubleTap, .tripleTap, .doubleTapAndHold, .splitTap, .strongPress,
      .swipeRight,
      .swipeLeft, .swipeUp, .swipeDown, .twoFingerTap, .magicTap, .twoFingerTripleTap,
      .twoFingerDoubleTapAndHold, .twoFingerSwipeUp, .twoFingerSwipeDown, .twoFingerSwipeLeft,
      .twoFingerSwipeRight, .scrub, .rotateClockwise,
      .rotateCounterclockwise, .threeFingerTap, .threeFingerDoubleTap, .threeFingerTripleTap,
    ]
    + [ScrollDirection.left, .right, .up, .down].map(Gesture.threeFingerSwipe)
    + [
      .fourFingerTapTop, .fourFingerTapBottom, .fourFingerDoubleTap, .fourFingerSwipeLeft,
      .fourFingerSwipeRight, .home, .appSwitcher, .shake, .tripleClick, .stop,
      .audioGraph,
    ]

  private static let byName = Dictionary(
    uniqueKeysWithValues: simple.map { ($0.name, $0) })
}
