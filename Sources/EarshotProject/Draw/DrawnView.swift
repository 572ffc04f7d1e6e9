package import EarshotOutput

/// The views of a screen that `earshot draw` has.
package enum DrawnView: String, CaseIterable, Sendable {
  case frames, ear, both, coverage

  /// The view that a page shows first; a reader can choose.
  package var mode: DrawnScreen.Mode { self == .ear ? .ear : .frames }
}
