public import EarshotSession
public import EarshotTree
public import EarshotVoiceControl
public import Testing

/// A person who uses an app with Voice Control, in a test.
///
/// ```swift
/// let user = try await VoiceControlUser(on: PizzaApp())
/// try await user.say("Tap Add to cart")
/// user.expect(does: [.activate], on: "add")
/// ```
public final class VoiceControlUser {
  private let scenario: Scenario<VoiceControl>

  /// The output of Voice Control after the last sentence.
  public var output: ShownOutput { scenario.output }

  /// Switches Voice Control on in an app.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  ///
  /// - Parameters:
  ///   - source: the app.
  ///   - listener: the language and system; what it leaves out comes from the suite, then from
  ///     the screen. English commands are understood besides.
  ///   - preferences: the user's own commands, the overlay and the grid.
  ///   - timeout: how long the app may take for one answer.
  public init(
    on source: some ScreenSource, as listener: Listener = Listener(),
    preferences: VoiceControlPreferences = VoiceControlPreferences(),
    timeout: Duration? = .seconds(10)
  ) async throws {
    scenario = try await Scenario(on: source, as: listener, timeout: timeout) {
      VoiceControl(settings: $0, preferences: preferences)
    }
  }

  /// Switches Voice Control on on a still screen: notation, a capture or a file.
  ///
  /// Throws ``ScenarioMistake`` when the text or the file cannot be read.
  public convenience init(
    on subject: some Speakable, as listener: Listener = Listener(),
    preferences: VoiceControlPreferences = VoiceControlPreferences()
  ) async throws {
    try await self.init(
      on: StillScreen(try subject.onlyScreen(for: listener)), as: listener,
      preferences: preferences)
  }

  /// Says something, such as "Tap Pay", and waits until nothing is awaited of the app.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func say(_ sentence: String) async throws -> ShownOutput {
    try await scenario.send(.say(sentence), "say \"\(sentence)\"")
  }

  /// Expects what the last sentence brought; what is left out is not looked at.
  ///
  /// ```swift
  /// user.expect(does: [.activate], on: "pay")
  /// user.expect(overlay: ["Pay", "Cancel"])
  /// ```
  ///
  /// - Parameters:
  ///   - shows: all lines that were shown, in order.
  ///   - does: all that the app was asked for, in order.
  ///   - id: the only element that was asked, by its id or by a label that only one has.
  ///   - overlay: the names, numbers or lines of a menu over the screen, in order; `[]` for none.
  ///   - sourceLocation: where a failure is shown.
  public func expect(
    shows: SpokenLines? = nil, does: [ElementAction]? = nil, on id: Element.ID? = nil,
    overlay: SpokenLines? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    scenario.record(at: sourceLocation) {
      try require(shows: shows, does: does, on: id, overlay: overlay)
    }
  }

  /// Throws ``ExpectationFailure`` unless the last sentence brought this; for XCTest.
  public func require(
    shows: SpokenLines? = nil, does: [ElementAction]? = nil, on id: Element.ID? = nil,
    overlay: SpokenLines? = nil
  ) throws(ExpectationFailure) {
    if shows == nil, does == nil, id == nil, overlay == nil {
      throw ExpectationFailure(
        "nothing is expected; name what the sentence brings, as in 'expect(does:)'")
    }
    try scenario.require(
      output.problems(
        shows: shows, does: does, on: id.map(scenario.id), overlay: overlay))
  }
}
