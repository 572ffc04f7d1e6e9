public import Testing

/// Expects that VoiceOver says exactly these captions, one a stop.
///
/// ```swift
/// expectSpoken(CaptureFile("menu.xml"), as: Listener(language: "ru")) {
///   "Меню, заголовок"
///   "Маргарита, 395 рублей, кнопка"
/// }
/// ```
public func expectSpoken(
  _ subject: some Speakable, as listener: Listener = Listener(),
  sourceLocation: SourceLocation = #_sourceLocation, @LinesBuilder lines: () -> [String]
) {
  IssueReporter.record(at: sourceLocation) {
    try requireSpoken(subject, as: listener, lines: lines)
  }
}

/// Throws ``ExpectationFailure`` unless VoiceOver says exactly these captions; for XCTest.
public func requireSpoken(
  _ subject: some Speakable, as listener: Listener = Listener(),
  @LinesBuilder lines: () -> [String]
) throws {
  let heard = try spoken(subject, as: listener)
  if let mismatch = Captions.mismatch(expected: lines(), heard: heard) {
    throw ExpectationFailure(mismatch)
  }
}

/// Expects that VoiceOver says the captions of a text that is rewritten in place on record.
///
/// Begin with an empty multi-line literal after `inline:`; the first run writes what is heard into
/// it and fails once. `EARSHOT_RECORD=1` writes it again.
public func expectSpoken(
  _ subject: some Speakable, as listener: Listener = Listener(), inline text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await IssueReporter.record(at: sourceLocation) {
    let place = InlineText.Place(file: sourceLocation.filePath, line: sourceLocation.line)
    try await requireInline(spoken(subject, as: listener), text, at: place)
  }
}

/// Throws ``ExpectationFailure`` unless VoiceOver says the captions of an inline text; for XCTest.
public func requireSpoken(
  _ subject: some Speakable, as listener: Listener = Listener(), inline text: String,
  filePath: String = #filePath, line: Int = #line
) async throws {
  try await requireInline(
    spoken(subject, as: listener), text, at: InlineText.Place(file: filePath, line: line))
}

/// Expects that VoiceOver says the captions of a file beside the test, `__Spoken__/File.test.txt`.
///
/// The first run writes the file and fails once; `EARSHOT_RECORD=1` writes it again. Two
/// references in one test, or those of the cases of one test, need names.
public func expectSpokenReference(
  _ subject: some Speakable, as listener: Listener = Listener(), named name: String? = nil,
  function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) async {
  await IssueReporter.record(at: sourceLocation) {
    try await requireSpokenReference(
      subject, as: listener, named: name, filePath: sourceLocation.filePath, function: function)
  }
}

/// Throws ``ExpectationFailure`` unless VoiceOver says the captions of a reference file; for
/// XCTest.
public func requireSpokenReference(
  _ subject: some Speakable, as listener: Listener = Listener(), named name: String? = nil,
  filePath: String = #filePath, function: String = #function
) async throws {
  let heard = try spoken(subject, as: listener)
  let reference = ReferenceFile(testFile: filePath, function: function, name: name)
  let expected = reference.lines
  if expected == heard { return }
  guard let expected, !Recorder.isForced else {
    throw try await Recorder.shared.record(heard, in: reference)
  }
  if let mismatch = Captions.mismatch(expected: expected, heard: heard) {
    throw ExpectationFailure(
      "\(mismatch)\n\(reference.name) holds what was expected; EARSHOT_RECORD=1 records again")
  }
}

private func requireInline(
  _ heard: [String], _ text: String, at place: InlineText.Place
) async throws {
  let expected =
    text.isEmpty
    ? []
    : text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  if expected.isEmpty, heard.isEmpty {
    throw ExpectationFailure(
      "nothing is said, as no element of the screen gets focus; an empty text would always pass. "
        + "Expect silence with 'expectSpoken(…) {}'")
  }
  // What is right already is left alone, so that recording twice changes nothing.
  if expected == heard { return }
  guard !expected.isEmpty, !Recorder.isForced else {
    throw try await Recorder.shared.record(heard, at: place)
  }
  if let mismatch = Captions.mismatch(expected: expected, heard: heard) {
    throw ExpectationFailure("\(mismatch)\nEARSHOT_RECORD=1 writes what is heard into the test")
  }
}
