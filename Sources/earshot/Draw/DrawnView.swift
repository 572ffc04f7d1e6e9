import ArgumentParser

/// What `earshot draw` shows of a screen.
enum DrawnView: String, ExpressibleByArgument, CaseIterable, Sendable {
  case frames, ear, both
}
