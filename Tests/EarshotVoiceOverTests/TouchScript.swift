import EarshotTree
import EarshotVoiceOver

/// Touches written down one by one, on a screen of 375 by 812 points.
struct TouchScript {
  private(set) var events: [TouchEvent] = []
  private var places: [Int: Point] = [:]
  private var time = 10.0

  static let screen = Size(width: 375, height: 812)

  var gestures: [Gesture] { GestureRecognizer.gestures(in: events, screen: Self.screen) }

  mutating func wait(_ seconds: Double) { time += seconds }

  mutating func down(_ finger: Int, _ x: Double = 100, _ y: Double = 300, after: Double = 0) {
    add(finger, .began, Point(x: x, y: y), after)
  }

  mutating func move(_ finger: Int, _ x: Double, _ y: Double, after: Double = 0) {
    add(finger, .moved, Point(x: x, y: y), after)
  }

  mutating func up(_ finger: Int, after: Double = 0) {
    add(finger, .ended, places[finger] ?? .zero, after)
  }

  mutating func cancel(_ finger: Int, after: Double = 0) {
    add(finger, .cancelled, places[finger] ?? .zero, after)
  }

  /// A tap of one finger that lasts 0.08 seconds.
  mutating func tap(after: Double = 0) {
    down(0, after: after)
    up(0, after: 0.08)
  }

  private mutating func add(
    _ finger: Int, _ phase: TouchEvent.Phase, _ point: Point, _ after: Double
  ) {
    time += after
    places[finger] = point
    events.append(TouchEvent(finger: finger, phase: phase, point: point, time: time))
  }
}
