import EarshotTree

/// Taps that wait for the next one.
struct TapSequence: Hashable, Sendable {
  private(set) var fingers = 0
  private(set) var count = 0
  /// When the wait is over.
  private(set) var deadline: Double?
  /// Whether the first tap was in the upper half of the screen.
  private var isAtTop = false
  /// Where the last finger tapped.
  private var point: Point?
  /// Where the tap was that ended the last wait.
  private(set) var lastPoint: Point?

  /// Whether one tap of so many fingers waits, so that the next one may be held.
  func awaitsSecond(of fingers: Int) -> Bool { count == 1 && self.fingers == fingers }

  /// Adds a tap; the gesture if no further tap could belong to it.
  mutating func add(
    fingers: Int, at point: Point, isAtTop: Bool, next deadline: Double
  ) -> [Gesture] {
    var gestures: [Gesture] = []
    if fingers != self.fingers {
      gestures = settle()
      self.fingers = fingers
      self.isAtTop = isAtTop
    }
    count += 1
    self.point = point
    self.deadline = deadline
    let most = fingers == 4 ? 2 : 3
    return count < most ? gestures : gestures + settle()
  }

  /// Ends the wait: what the taps so far mean.
  mutating func settle() -> [Gesture] {
    let last = point ?? lastPoint
    defer {
      self = TapSequence()
      lastPoint = last
    }
    return gesture.map { [$0] } ?? []
  }

  private var gesture: Gesture? {
    switch (fingers, count) {
    case (1, 1): .singleTap
    case (1, 2): .doubleTap
    case (1, 3): .tripleTap
    case (2, 1): .twoFingerTap
    case (2, 2): .magicTap
    case (2, 3): .twoFingerTripleTap
    case (3, 1): .threeFingerTap
    case (3, 2): .threeFingerDoubleTap
    case (3, 3): .threeFingerTripleTap
    case (4, 1): isAtTop ? .fourFingerTapTop : .fourFingerTapBottom
    case (4, 2): .fourFingerDoubleTap
    default: nil
    }
  }
}
