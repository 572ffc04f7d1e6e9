package import EarshotSpeech
package import EarshotTree

/// A technology that scripts can drive.
package protocol ScriptedTechnology: AssistiveTechnology, Hashable where Input: Hashable {
  /// What scripts can say to it.
  static var vocabulary: ScriptVocabulary<Self> { get }

  /// Makes a technology that was just switched on.
  init(settings: SpeechSettings)
  /// What the user set up about language, system and speech.
  var settings: SpeechSettings { get set }
  /// How fast it speaks.
  var pace: SpeechPace { get }
  /// The element that has its focus; `nil` if none has, and for a technology without a focus.
  var focusedElement: Element.ID? { get }
  /// The settings of the phone that reports name, as scripts have them.
  var settingsInReports: [(name: String, value: String)] { get }
  /// Switches it off until it is started.
  mutating func switchOffBeforeStart()
  /// What it draws over the screen; `nil` for nothing.
  func overlay(on screen: Transcript.OrderedScreen) -> ScreenOverlay?
  /// The cells under the fingers on a braille display, with their words; `nil` for nothing.
  func brailleWindow() throws(BrailleTables.Problem) -> BrailleTables.Window?
}

extension ScriptedTechnology {
  /// It speaks as a phone that was just set up.
  package var pace: SpeechPace { SpeechPace() }

  /// Reports name none of its settings.
  package var settingsInReports: [(name: String, value: String)] { [] }
  /// It has no braille display.
  package func brailleWindow() throws(BrailleTables.Problem) -> BrailleTables.Window? { nil }

  /// A technology that says and does nothing by itself need not be off.
  package mutating func switchOffBeforeStart() {}
}

/// Something that the user does, some time after what they did before.
public struct TimedInput<Input: Hashable & Sendable>: Hashable, Sendable {
  /// The input.
  public var input: Input
  /// Seconds after the input before it in the same step.
  public var delay: Double

  /// Makes an input; the delay is in seconds.
  public init(_ input: Input, after delay: Double = 0) {
    self.input = input
    self.delay = delay
  }
}
