package import EarshotSession

/// How long each thing takes that people do and hear.
///
/// No source publishes such times: unless a property says so the numbers are assumed. They are
/// meant for comparing two screens, or two builds of one, rather than for predicting a person.
package struct EffortPace: Hashable, Sendable {
  /// How much of a stop is heard before the next gesture.
  package enum Listening: String, Hashable, Sendable, CaseIterable {
    /// The label alone: people who know the screen go on as soon as they hear it is another one.
    case label
    /// The whole sentence without hints.
    case sentence
  }

  /// Seconds that a gesture takes.
  package var gesture = 0.5
  /// How fast VoiceOver speaks.
  package var speech = SpeechPace()
  /// How much of each stop is heard.
  package var listening = Listening.sentence
  /// Words that a person says in a second to Voice Control.
  package var wordsPerSecond = 2.5
  /// Seconds until Voice Control has understood a command and done it.
  package var recognition = 1.0
  /// Seconds that a press of a switch takes when nothing has to be waited for.
  package var press = 0.5
  /// Seconds that a step of a UI test takes.
  package var testStep = 1.0

  /// The pace of somebody who hears whole sentences at the rate of a new phone.
  package init() {}
}
