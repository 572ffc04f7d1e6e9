public import EarshotSession
public import EarshotTree
public import Testing

extension VoiceOverUser {
  /// Expects what was heard after the last gesture; what is left out is not looked at.
  ///
  /// ```swift
  /// vo.expect(says: "Маргарита, 395 рублей, кнопка", focus: "margherita")
  /// vo.expect(sounds: [.boundary])
  /// ```
  ///
  /// - Parameters:
  ///   - says: all captions, in order.
  ///   - announces: all announcements among them, in order.
  ///   - sounds: all sounds, in order.
  ///   - focus: the element in focus afterwards.
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
    if let focus, focus != heard.focus {
      problems.append(
        "expected focus on '\(focus)', it is on '\(heard.focus?.rawValue ?? "nothing")'")
    }
    guard !problems.isEmpty else { return }
    let gesture = steps.last.map { "after \($0.name): " } ?? ""
    throw ExpectationFailure(gesture + problems.joined(separator: "\n"))
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
