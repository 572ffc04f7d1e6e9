import ArgumentParser
import EarshotOutput

/// What `earshot draw` shows of a screen.
enum DrawnView: String, ExpressibleByArgument, CaseIterable, Sendable {
  case frames, ear, both, coverage

  /// What a page shows first; a reader can choose.
  var mode: DrawnScreen.Mode { self == .ear ? .ear : .frames }
}
