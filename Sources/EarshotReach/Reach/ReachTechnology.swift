/// A way of using a screen: one of three assistive technologies, or a UI test.
package enum ReachTechnology: String, Hashable, Sendable, CaseIterable, Comparable {
  /// VoiceOver: gestures and speech.
  case voiceOver = "voiceover"
  /// Voice Control: spoken commands.
  case voiceControl = "voice-control"
  /// Switch Control: scanning and switches.
  case switchControl = "switch-control"
  /// A test by XCUITest.
  case uiTest = "ui-test"

  /// Orders technologies as they are listed.
  package static func < (left: Self, right: Self) -> Bool { left.place < right.place }

  private var place: Int { ReachTechnology.allCases.firstIndex(of: self) ?? 0 }
}
