package import EarshotReach

/// Whose reading of a screen is printed.
package enum ReadTechnology: String, CaseIterable, Sendable {
  case voiceOver = "voiceover"
  case voiceControl = "voice-control"
  case switchControl = "switch-control"
  case uiTest = "ui-test"
  case all

  /// The technologies that are meant.
  package var technologies: [ReachTechnology] {
    self == .all ? ReachTechnology.allCases : ReachTechnology(rawValue: rawValue).map { [$0] } ?? []
  }
}
