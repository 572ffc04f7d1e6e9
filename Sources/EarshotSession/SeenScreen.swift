package import EarshotTree

/// A screen as it was seen at a moment of a session.
package struct SeenScreen: Hashable, Sendable {
  /// Seconds since the session began.
  package var time: Double
  /// The screen with its order.
  package var screen: OrderedScreen

  /// Makes a screen that was seen; the time is in seconds.
  package init(_ screen: OrderedScreen, at time: Double) {
    self.time = time
    self.screen = screen
  }
}
