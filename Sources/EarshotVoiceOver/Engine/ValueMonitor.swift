import EarshotTree

/// The value of an element that updates frequently, while it has focus.
struct ValueMonitor: Hashable, Sendable {
  var element: Element.ID
  /// What was spoken last: label and value.
  var spoken: [String?]
  /// When it is looked at again, in seconds of the session.
  var due: Double
}
