public import EarshotSpeech
public import EarshotTree

/// An assistive technology as a value: inputs and changes in, responses out; no time, no app, no sound.
///
/// A ``Session`` owns it, carries out what it responds and tells it what came of that.
///
/// ```swift
/// var voiceOver = VoiceOver()
/// _ = voiceOver.start(on: screen, at: 0)
/// let responses = voiceOver.respond(to: .swipeRight, on: screen, at: 1)
/// ```
public protocol AssistiveTechnology: Sendable {
  /// What the user does.
  associatedtype Input: Sendable

  /// The settings of the listener.
  var settings: SpeechSettings { get }
  /// The moment at which it wants to be asked again though nothing happens, in seconds of the
  /// session; `nil` if it does not.
  var wakeUpTime: Double? { get }
  /// Whether it goes on by itself when what is being said has ended, as when reading all.
  var isContinuing: Bool { get }

  /// Begins on a screen: the first focus.
  mutating func start(on screen: Transcript.OrderedScreen, at time: Double) -> [Response]
  /// Answers an input.
  mutating func respond(
    to input: Input, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response]
  /// Learns what came of an action that it asked for; the screen is the one after it.
  mutating func conclude(
    _ action: ElementAction, on id: Element.ID?, _ result: ActionResult,
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response]
  /// Learns that the app posted a notification.
  mutating func notice(
    _ change: ScreenChange, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response]
  /// Learns that the app could not be asked, and says so.
  mutating func fail(at time: Double) -> [Response]
  /// Is asked at its wake-up time, and when speech has ended while it continues.
  mutating func idle(on screen: Transcript.OrderedScreen, at time: Double) -> [Response]
}

/// A technology that an app knows as VoiceOver while it is on.
package protocol RunsAsVoiceOver: AssistiveTechnology {
  /// Whether it is on.
  var isOn: Bool { get }
}

/// A technology that does not come with VoiceOver: elements that are there only while VoiceOver runs are
/// plain views for it.
package protocol SeesScreenWithoutVoiceOver: AssistiveTechnology {}
