public import EarshotSession
public import EarshotSwitchControl
public import EarshotTree
public import Testing

/// A person who uses an app with Switch Control, in a test.
///
/// ```swift
/// let user = try await SwitchControlUser(on: PizzaApp())
/// try await user.reach("Add to cart", within: 1)
/// try await user.press(.select)
/// user.expect(highlights: "Tap")
/// ```
public final class SwitchControlUser {
  let scenario: Scenario<SwitchControl>
  /// The number of presses so far.
  public internal(set) var presses = 0

  /// The output of Switch Control after the last press.
  public var output: ShownOutput { scenario.output }

  /// Switches Switch Control on in an app.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  ///
  /// - Parameters:
  ///   - source: the app.
  ///   - listener: the language and system; what it leaves out comes from the suite, then from
  ///     the screen.
  ///   - preferences: how is scanned; by itself on a device that was just set up.
  ///   - timeout: how long the app may take for one answer.
  public init(
    on source: some ScreenSource, as listener: Listener = Listener(),
    preferences: SwitchPreferences = SwitchPreferences(), timeout: Duration? = .seconds(10)
  ) async throws {
    scenario = try await Scenario(on: source, as: listener, timeout: timeout) {
      SwitchControl(settings: $0, preferences: preferences)
    }
  }

  /// Switches Switch Control on on a still screen: notation, a capture or a file.
  ///
  /// Throws ``ScenarioMistake`` when the text or the file cannot be read.
  public convenience init(
    on subject: some Speakable, as listener: Listener = Listener(),
    preferences: SwitchPreferences = SwitchPreferences()
  ) async throws {
    try await self.init(
      on: StillScreen(try subject.onlyScreen(for: listener)), as: listener,
      preferences: preferences)
  }

  /// Presses a switch, and waits until nothing is awaited of the app.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  ///
  /// - Parameters:
  ///   - pressed: the switch.
  ///   - isHeld: whether it is held for long; for select that is the scanner menu.
  @discardableResult
  public func press(_ pressed: Switch, isHeld: Bool = false) async throws -> ShownOutput {
    presses += 1
    return try await scenario.send(
      isHeld ? .hold(pressed) : .press(pressed),
      "\(isHeld ? "hold" : "press") \(pressed.rawValue)")
  }

  /// Lets seconds pass, in which scanning goes on by itself.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func wait(_ seconds: Double) async throws -> ShownOutput {
    try await scenario.wait(seconds)
  }

  /// Expects what the last press or wait brought; what is left out is not looked at.
  ///
  /// - Parameters:
  ///   - highlights: the name of the item or group, or the words of the line of a menu, that is
  ///     highlighted; empty for none.
  ///   - shows: all lines that were shown, in order.
  ///   - does: all that the app was asked for, in order.
  ///   - id: the only element that was asked, by its id or by a label that only one has.
  ///   - overlay: the lines of the menu, or the name that is highlighted.
  ///   - sourceLocation: where a failure is shown.
  public func expect(
    highlights: String? = nil, shows: SpokenLines? = nil, does: [ElementAction]? = nil,
    on id: Element.ID? = nil, overlay: SpokenLines? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    scenario.record(at: sourceLocation) {
      try require(highlights: highlights, shows: shows, does: does, on: id, overlay: overlay)
    }
  }

  /// Throws ``ExpectationFailure`` unless the last press or wait brought this; for XCTest.
  public func require(
    highlights: String? = nil, shows: SpokenLines? = nil, does: [ElementAction]? = nil,
    on id: Element.ID? = nil, overlay: SpokenLines? = nil
  ) throws(ExpectationFailure) {
    if highlights == nil, shows == nil, does == nil, id == nil, overlay == nil {
      throw ExpectationFailure(
        "nothing is expected; name what the press brings, as in 'expect(highlights:)'")
    }
    var problems = output.problems(
      shows: shows, does: does, on: id.map(scenario.id), overlay: overlay)
    let offered = output.highlighted
    if let highlights, highlights.isEmpty ? !offered.isEmpty : !offered.contains(highlights) {
      let names = offered.map { "«\($0)»" }.joined(separator: ", ")
      problems.insert(
        "expected «\(highlights)» to be highlighted, it is \(names.isEmpty ? "nothing" : names)",
        at: 0)
    }
    try scenario.require(problems)
  }
}

extension ShownOutput {
  /// The words that are highlighted: a name, or the chosen line of a menu.
  fileprivate var highlighted: [String] {
    guard let overlay else { return [] }
    guard overlay.kind == .menu else { return overlay.badges.map(\.text) }
    return overlay.chosen.map { [overlay.lines[$0]] } ?? []
  }
}
