import EarshotTree

/// Reads a script line by line.
struct ScriptParser<Technology: ScriptedTechnology> {
  private var result = Script<Technology>()
  private let vocabulary = Technology.vocabulary

  init(_ text: String) {
    let text = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    result.newline = text.contains("\r\n") ? "\r\n" : "\n"
    result.lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }.map(String.init)
  }

  mutating func script() throws(ScriptError) -> Script<Technology> {
    for (index, line) in result.lines.enumerated() {
      var words = try ScriptWords(line, number: index + 1)
      guard !words.isAtEnd else { continue }
      if line.first == " " || line.first == "\t" {
        try expectation(&words)
      } else {
        try command(&words)
      }
    }
    guard !result.steps.isEmpty else {
      throw ScriptError(
        "the script has no step", help: vocabulary.stepHelp,
        at: SourceLocation(line: 1, column: 1))
    }
    return result
  }

  private mutating func expectation(_ words: inout ScriptWords) throws(ScriptError) {
    let location = words.location
    guard let last = result.steps.indices.last else {
      throw ScriptError(
        "an expectation stands before the first step",
        help: "begin a \(vocabulary.noun) at the left edge; expectations are indented below it",
        at: location)
    }
    let expectation = try words.expectation(unless: vocabulary.allStepNames, vocabulary.noun)
    let others = result.steps[last].expectations.map(\.expectation)
    if let other = others.first(where: { $0.contradicts(expectation) }) {
      throw ScriptError(
        expectation.isSpeech
          ? "silence stands beside speech"
          : "'\(expectation.text)' stands beside '\(other.text)'",
        help: "keep one of them: a step has all or nothing", at: location)
    }
    result.steps[last].expectations.append(
      Script.LocatedExpectation(
        expectation: expectation, line: location.line, comment: words.comment))
  }

  private mutating func command(_ words: inout ScriptWords) throws(ScriptError) {
    let location = words.location
    if let name = words.peek, !name.isQuoted, ["on", "set"].contains(name.text) {
      guard result.steps.isEmpty else {
        throw ScriptError(
          "'\(name.text)' stands after the first step",
          help: "put it above the first \(vocabulary.noun)",
          at: location)
      }
      _ = words.take()
      if name.text == "on" { return try source(&words) }
      return try result.settings.read(&words)
    }
    let step: Script<Technology>.Step = try words.step()
    result.steps.append(step)
  }

  private mutating func source(_ words: inout ScriptWords) throws(ScriptError) {
    let location = words.location
    guard let word = words.take() else {
      throw ScriptError(
        "'on' needs a source", help: "name a capture, as in 'on menu.view.json'", at: location)
    }
    guard result.source == nil else {
      throw ScriptError("there are two sources", help: "keep one line with 'on'", at: location)
    }
    result.source = word.text
    try words.finish(after: "on")
  }
}

extension ScriptExpectation {
  /// Whether it is about what is said.
  var isSpeech: Bool {
    switch self {
    case .says, .announces, .cut, .silence: true
    default: false
    }
  }

  /// Whether it says that there is nothing of its kind.
  private var isNothing: Bool {
    switch self {
    case .silence, .sounds(nil), .focus([]), .does(nil), .taps(nil), .shows(nil): true
    default: false
    }
  }

  /// Whether one says that there is nothing, and the other that there is something of the kind.
  fileprivate func contradicts(_ other: Self) -> Bool {
    guard isNothing != other.isNothing else { return false }
    switch (self, other) {
    case (.sounds, .sounds), (.focus, .focus), (.does, .does), (.taps, .taps), (.shows, .shows),
      (.shows, .overlay), (.overlay, .shows):
      return true
    default: return isSpeech && other.isSpeech
    }
  }
}
