package import EarshotTree

/// One thing that happens to one finger on the glass, with its time.
package struct TouchEvent: Hashable, Sendable {
  /// The phase of the touch of a finger.
  package enum Phase: String, Hashable, Sendable, CaseIterable {
    /// It comes down.
    case began
    /// It is somewhere else.
    case moved
    /// It leaves the glass.
    case ended
    /// The system takes the touch away, for example for a phone call.
    case cancelled
  }

  /// Names the finger from its `began` to its `ended`; the number may be used again afterwards.
  package var finger: Int
  /// The phase of the touch of a finger.
  package var phase: Phase
  /// Where it is, in points of the screen.
  package var point: Point
  /// When, in seconds from any moment that is the same for all events.
  package var time: Double

  /// Makes an event of a finger.
  package init(finger: Int, phase: Phase, point: Point, time: Double) {
    self.finger = finger
    self.phase = phase
    self.point = point
    self.time = time
  }

  /// Whether its three numbers are finite; other events are not looked at.
  var isFinite: Bool { point.x.isFinite && point.y.isFinite && time.isFinite }
}
