package import EarshotOutput

/// What `earshot draw` shows of a screen.
package enum DrawnView: String, CaseIterable, Sendable {
  case frames, ear, both, coverage

  /// What a page shows first; a reader can choose.
  package var mode: DrawnScreen.Mode { self == .ear ? .ear : .frames }
}
