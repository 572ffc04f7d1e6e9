/// A change of an element by the app, in the place of its code.
package enum ScriptChange: Hashable, Sendable {
  /// The element disappears.
  case hide
  /// The element appears.
  case show
  /// The element has another value.
  case value(String)
  /// The element has another label.
  case label(String)
  /// The element does nothing from now on, whatever it is asked.
  case ignore
}
