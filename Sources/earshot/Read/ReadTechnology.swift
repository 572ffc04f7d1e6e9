import ArgumentParser
import EarshotReach

/// Whose reading of a screen is printed.
enum ReadTechnology: String, ExpressibleByArgument, CaseIterable, Sendable {
  case voiceOver = "voiceover"
  case voiceControl = "voice-control"
  case switchControl = "switch-control"
  case uiTest = "ui-test"
  case all

  /// The technologies that are meant.
  var technologies: [ReachTechnology] {
    self == .all ? ReachTechnology.allCases : ReachTechnology(rawValue: rawValue).map { [$0] } ?? []
  }
}
