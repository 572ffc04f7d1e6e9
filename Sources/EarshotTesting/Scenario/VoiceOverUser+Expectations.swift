public import EarshotSession
public import EarshotTree
public import Testing

extension VoiceOverUser {
  /// Expects what was heard after the last gesture; what is left out is not looked at.
  ///
  /// ```swift
  /// vo.expect(says: "Pepperoni, 12 dollars, button", focus: "Pepperoni")
  /// vo.expect(sounds: [.boundary])
  /// ```
  ///
  /// - Parameters:
  ///   - says: all captions, in order.
  ///   - announces: all announcements among them, in order.
  ///   - sounds: all sounds, in order.
  ///   - focus: the element in focus afterwards, by its id or by a label that only one has.
  ///   - sourceLocation: where a failure is shown.
  public func expect(
    says: SpokenLines? = nil, announces: SpokenLines? = nil, sounds: [Sound]? = nil,
    focus: Element.ID? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    record(at: sourceLocation) {
      try require(says: says, announces: announces, sounds: sounds, focus: focus)
    }
  }

  /// Throws ``ExpectationFailure`` unless this was heard after the last gesture; for XCTest.
  public func require(
    says: SpokenLines? = nil, announces: SpokenLines? = nil, sounds: [Sound]? = nil,
    focus: Element.ID? = nil
  ) throws(ExpectationFailure) {
    if says == nil, announces == nil, sounds == nil, focus == nil {
      throw ExpectationFailure(
        "nothing is expected; name what must be heard, as in 'expect(says:)'")
    }
    var problems: [String] = []
    if let says, let problem = Captions.mismatch(expected: says.lines, heard: heard.captions) {
      problems.append(problem)
    }
    if let announces,
      let problem = Captions.mismatch(expected: announces.lines, heard: heard.announcements)
    {
      problems.append("announcements: " + problem)
    }
    if let sounds, sounds != heard.sounds {
      problems.append(
        "expected the sounds \(sounds.map(\.rawValue)), heard \(heard.sounds.map(\.rawValue))")
    }
    if let focus, let problem = mismatch(focus: focus) { problems.append(problem) }
    guard !problems.isEmpty else { return }
    let gesture = steps.last.map { "after \($0.name): " } ?? ""
    throw ExpectationFailure(gesture + problems.joined(separator: "\n"))
  }

  /// Why focus is not on the element of a name; `nil` if it is.
  private func mismatch(focus name: Element.ID) -> String? {
    guard name != heard.focus else { return nil }
    let namesakes = lastScreen?.order.stops(called: name) ?? []
    if namesakes.count == 1, namesakes[0].id == heard.focus { return nil }
    if namesakes.count > 1 { return Self.ambiguity(of: name, namesakes) }
    return "expected focus on '\(name)', it is on '\(heard.focus?.rawValue ?? "nothing")'"
  }

  /// That several elements have a name, so that it means none.
  static func ambiguity(of name: Element.ID, _ namesakes: [ReadingOrder.Stop]) -> String {
    let ids = namesakes.map { "'\($0.id)'" }.joined(separator: ", ")
    return "\(namesakes.count) stops are called '\(name)'; their ids are \(ids)"
  }

  /// Expects that nothing was heard after the last gesture, neither words nor sounds.
  public func expectSilence(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    record(at: sourceLocation) { try require(says: [], sounds: []) }
  }

  /// Records the error of a check, with the transcript attached.
  func record(at location: Testing.SourceLocation, _ check: () throws -> Void) {
    do {
      try check()
    } catch {
      attachTranscript(sourceLocation: location)
      IssueReporter.report(error, at: location)
    }
  }
}
