public import EarshotSpeech
public import EarshotTree
public import Testing

/// Gives the expectations of a suite or a test their language, system, hints and style.
///
/// ```swift
/// @Suite(.voiceOver(language: "ru", hints: false))
/// struct MenuTests { … }
/// ```
///
/// The values travel with the task of each test, so tests may run in parallel.
public struct VoiceOverTrait: TestTrait, SuiteTrait, TestScoping {
  /// The listener that the suite or the test sets.
  public var listener: Listener

  /// Whether it holds for the tests and suites inside, as it does.
  public var isRecursive: Bool { true }

  /// Runs a test with the listener; what it leaves out comes from the suites around it.
  ///
  /// Throws what the test throws.
  @concurrent
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let listener = listener.completed(by: .current)
    try await Listener.$current.withValue(listener, operation: function)
  }
}

extension Trait where Self == VoiceOverTrait {
  /// Sets the language, the system, hints and the style for the expectations of a suite or a test.
  public static func voiceOver(
    language: String? = nil, profile: Profile? = nil, hints: Bool? = nil, style: SpeechStyle? = nil
  ) -> Self {
    VoiceOverTrait(
      listener: Listener(language: language, profile: profile, hints: hints, style: style))
  }
}
