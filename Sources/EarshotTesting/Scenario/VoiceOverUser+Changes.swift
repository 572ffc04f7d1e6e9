import EarshotSession
import EarshotSpeech
public import EarshotTree
import EarshotVoiceOver
public import Testing

extension VoiceOverUser {
  /// Expects that an action changes what is said of an element, and that the change is heard.
  ///
  /// `from` and `to` are the whole caption of the element with or without its hint, or one part
  /// of it, such as its value. Throws what the action throws.
  ///
  /// - Parameters:
  ///   - id: the element; `nil` is the one in focus before the action.
  ///   - from: what is said before.
  ///   - to: what is said afterwards.
  ///   - sourceLocation: where a failure is shown.
  ///   - action: the gestures.
  public func expectChange(
    of id: Element.ID? = nil, from: String, to: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation, by action: () async throws -> Void
  ) async throws {
    try await record(at: sourceLocation) {
      try await requireChange(of: id, from: from, to: to, by: action)
    }
  }

  /// Throws ``ExpectationFailure`` unless an action changes what is said of an element; for XCTest.
  public func requireChange(
    of id: Element.ID? = nil, from: String, to: String, by action: () async throws -> Void
  ) async throws {
    guard let id = id ?? heard.focus else {
      throw ScenarioMistake("nothing has focus; name the element with 'of:'")
    }
    let before = await wordings(of: id)
    guard before.contains(from) else {
      throw ExpectationFailure(near(from, before, "before the action '\(id)' says"))
    }
    let first = steps.count
    try await action()
    let after = await wordings(of: id)
    if after == before { throw ExpectationFailure("nothing changed: '\(id)' still says «\(from)»") }
    guard after.contains(to) else {
      throw ExpectationFailure(near(to, after, "after the action '\(id)' says"))
    }
    guard !before.contains(to) else {
      throw ExpectationFailure(
        "nothing changed to «\(to)»: '\(id)' said it before the action already")
    }
    guard isHeard(to, of: id, in: steps[first...]) else {
      let captions = steps[first...].flatMap(\.heard.captions)
      let heard = captions.isEmpty ? "nothing" : captions.map { "«\($0)»" }.joined(separator: ", ")
      throw ExpectationFailure(
        "'\(id)' changed to «\(to)» in silence; heard \(heard). "
          + "Post layoutChanged or an announcement, or let the element keep focus")
    }
  }

  /// Expects that an action makes the app announce a text, heard to its end.
  ///
  /// Throws what the action throws.
  public func expectAnnouncement(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    by action: () async throws -> Void
  ) async throws {
    try await record(at: sourceLocation) { try await requireAnnouncement(text, by: action) }
  }

  /// Throws ``ExpectationFailure`` unless an action makes the app announce a text; for XCTest.
  public func requireAnnouncement(_ text: String, by action: () async throws -> Void) async throws {
    let first = steps.count
    try await action()
    let steps = steps[first...]
    let announced = steps.flatMap(\.heard.announcements)
    let cut = steps.flatMap(\.heard.cut)
    if announced.contains(text), !cut.contains(text) { return }
    throw ExpectationFailure("«\(text)» was not announced: \(reason(for: text, in: steps))")
  }
}

extension VoiceOverUser {
  /// Records that a check heard otherwise; throws what else it throws.
  private func record(
    at location: Testing.SourceLocation, _ check: () async throws -> Void
  ) async throws {
    do {
      try await check()
    } catch let error as ExpectationFailure {
      record(at: location) { throw error }
    }
  }

  /// Why an announcement was not heard, from the most certain reason to the least.
  private func reason(for text: String, in steps: ArraySlice<Step>) -> String {
    let announced = steps.flatMap(\.heard.announcements)
    let captions = steps.flatMap(\.heard.captions)
    if announced.contains(text) { return "it began and was cut" }
    let delays = steps.flatMap(\.posted).filter { $0.change.announcement == text }.map(\.delay)
    if let delay = delays.first {
      return delay < 0.1
        ? "the app posted it \(delay) s after the action, and VoiceOver, which speaks the "
          + "element then, lost it; post it 100 ms later"
        : "the app posted it, and something else that was said dropped it"
    }
    if captions.contains(text) {
      return "it was heard, but as the description of an element or a new screen"
    }
    if let near = Captions.nearest(to: text, among: announced) {
      return "nearest is «\(near)»: \(Captions.wording(expected: text, heard: near))"
    }
    if let near = Captions.nearest(to: text, among: captions) {
      return "nothing like it was; nearest of what was said is «\(near)»: "
        + Captions.wording(expected: text, heard: near)
    }
    let heard = captions.map { "\n  + \($0)" }.joined()
    return captions.isEmpty ? "nothing was heard" : "heard:\(heard)"
  }

  /// Whether words were heard in what was said of an element, or in what the app announced.
  private func isHeard(_ words: String, of id: Element.ID, in steps: ArraySlice<Step>) -> Bool {
    let lines = steps.flatMap(\.heard.lines).filter { line in
      line.element == id || line.cause == .announced && line.element == nil
    }
    return lines.contains { $0.caption(style).containsWords(words) }
  }

  private func near(_ expected: String, _ wordings: [String], _ what: String) -> String {
    guard let whole = wordings.first else { return "\(what) nothing; expected «\(expected)»" }
    let nearest = Captions.nearest(to: expected, among: wordings) ?? whole
    return "\(what) «\(whole)», expected «\(expected)»: "
      + Captions.wording(expected: expected, heard: nearest)
  }

  /// All that may be called what an element says: its caption, its sentence, and each part.
  private func wordings(of id: Element.ID) async -> [String] {
    let screen = await session.currentScreen
    guard let index = screen.order.index(of: id) else { return [] }
    let settings = await session.technology.settings
    let utterance = SpeechComposer(settings: settings).utterance(for: screen.order[index])
    let text = style(utterance)
    return [text.line, text.sentence] + utterance.parts.map(\.text)
  }
}

extension String {
  /// Whether a text occurs in it that neither begins nor ends inside a word or a number.
  fileprivate func containsWords(_ text: String) -> Bool {
    ranges(of: text).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      return ![before, after].contains { $0.map { $0.isLetter || $0.isNumber } ?? false }
    }
  }
}

extension ScreenChange {
  /// The text of an announcement; `nil` for anything else.
  fileprivate var announcement: String? {
    guard case .announcement(let text, _) = self else { return nil }
    return text
  }
}
