import EarshotSession
import EarshotText
public import EarshotTree
import EarshotVoiceOver

extension VoiceOverUser {
  /// Goes to the next element, a number of times.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func swipeRight(times: Int = 1) async throws -> VoiceOverOutput {
    try await perform(.swipeRight, times: times)
  }

  /// Goes to the previous element, a number of times.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func swipeLeft(times: Int = 1) async throws -> VoiceOverOutput {
    try await perform(.swipeLeft, times: times)
  }

  /// Swipes up: the value, an action or the rotor, a number of times.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func swipeUp(times: Int = 1) async throws -> VoiceOverOutput {
    try await perform(.swipeUp, times: times)
  }

  /// Swipes down: the value, an action or the rotor, a number of times.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func swipeDown(times: Int = 1) async throws -> VoiceOverOutput {
    try await perform(.swipeDown, times: times)
  }

  /// Activates the element in focus.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func doubleTap() async throws -> VoiceOverOutput { try await perform(.doubleTap) }

  /// Hears the element in focus again.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func singleTap() async throws -> VoiceOverOutput { try await perform(.singleTap) }

  /// Presses the element in focus for long.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func doubleTapAndHold() async throws -> VoiceOverOutput {
    try await perform(.doubleTapAndHold)
  }

  /// Calls the main function of the screen.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func magicTap() async throws -> VoiceOverOutput { try await perform(.magicTap) }

  /// Goes back, closes, or ends typing: the zigzag with two fingers.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func scrub() async throws -> VoiceOverOutput { try await perform(.scrub) }

  /// Scrolls by a page with three fingers.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func scroll(_ direction: ScrollDirection) async throws -> VoiceOverOutput {
    try await perform(.threeFingerSwipe(direction))
  }

  /// Has everything read from the first element.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func readAll() async throws -> VoiceOverOutput { try await perform(.twoFingerSwipeUp) }

  /// Touches a point, in screen coordinates.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func touch(_ point: Point) async throws -> VoiceOverOutput {
    try await perform(.touch(point))
  }

  /// Types into the field that is edited.
  ///
  /// Throws ``ScenarioMistake`` when the app does not answer.
  @discardableResult
  public func type(_ text: String) async throws -> VoiceOverOutput {
    try await perform(.type(text))
  }

  /// Turns the rotor to a mode, by its name in the language of the phone or in scripts.
  ///
  /// Throws ``ScenarioMistake`` when the rotor offers no such mode here.
  @discardableResult
  public func rotor(_ name: String) async throws -> VoiceOverOutput {
    let voiceOver = await session.technology
    let modes = voiceOver.rotorModes(on: await session.currentScreen)
    guard modes.contains(where: { [voiceOver.name(of: $0), $0.scriptName].contains(name) }) else {
      let offered = modes.map { "'\($0.scriptName)'" }.joined(separator: ", ")
      throw ScenarioMistake("the rotor offers no '\(name)' here; it offers \(offered)")
    }
    return try await perform(.rotor(name))
  }

  /// Puts focus on an element by its id, or by a label that only one has, as scripts do.
  ///
  /// Throws ``ScenarioMistake`` when focus never stops on one of that name, or several have it.
  @discardableResult
  public func focus(_ name: Element.ID) async throws -> VoiceOverOutput {
    let screen = await session.currentScreen
    let namesakes = screen.order.stops(called: name)
    guard namesakes.count == 1 else { throw mistake(focusing: name, namesakes, on: screen) }
    return try await perform(.focus(namesakes[0].id))
  }

  /// Why a name does not mean one stop.
  private func mistake(
    focusing name: Element.ID, _ namesakes: [ReadingOrder.Stop], on screen: Transcript.OrderedScreen
  ) -> ScenarioMistake {
    if !namesakes.isEmpty { return ScenarioMistake(Self.ambiguity(of: name, namesakes)) }
    if screen[name] != nil {
      return ScenarioMistake("'\(name)' is on the screen, but VoiceOver never stops there")
    }
    let names = Suggestion.nearestList(for: name.rawValue, among: screen.order.names)
    return ScenarioMistake("there is no stop '\(name)'; \(names)")
  }

  /// Puts focus on the first element that is spoken with a text.
  ///
  /// Throws ``ScenarioMistake`` when none is.
  @discardableResult
  public func find(_ text: String) async throws -> VoiceOverOutput {
    let screen = await session.currentScreen
    let voiceOver = await session.technology
    let lines = voiceOver.reading(of: screen.screen).lines
    guard let line = lines.first(where: { $0.caption(style).contains(text) }),
      let id = line.element
    else {
      let near = Captions.nearest(to: text, among: lines.map { $0.caption(style) })
      let hint = near.map { "; the nearest is «\($0)»" } ?? ""
      throw ScenarioMistake("nothing on the screen says «\(text)»\(hint)")
    }
    return try await perform(.focus(id))
  }

  /// Makes a gesture a number of times and answers all that was heard.
  @discardableResult
  private func perform(_ gesture: Gesture, times: Int) async throws -> VoiceOverOutput {
    guard times > 1 else { return try await perform(gesture) }
    var all = try await perform(gesture)
    for _ in 1..<times {
      let heard = try await perform(gesture)
      all.lines += heard.lines
      all.actions += heard.actions
      all.focus = heard.focus
    }
    return all
  }
}
