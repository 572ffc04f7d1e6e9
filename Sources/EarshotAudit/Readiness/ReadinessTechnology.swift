/// The technology of a scenario, by the name that scripts have for it.
package enum ReadinessTechnology: String, CaseIterable, Sendable {
  case voiceOver = "voiceover"
  case voiceControl = "voice-control"
  case switchControl = "switch-control"
}
