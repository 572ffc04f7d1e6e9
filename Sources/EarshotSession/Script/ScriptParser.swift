import EarshotTree

/// The most inputs of a script, such as swipes; a day of them.
private let mostInputs = 100_000

/// Reads a script line by line.
struct ScriptParser<Technology: ScriptedTechnology> {
  private var result = Script<Technology>()
  private let vocabulary = Technology.vocabulary
  /// The first expectations of each kind at the last step, with which others may not agree.
  private var kinds: [ScriptExpectation] = []
  /// How many inputs the steps send, repetitions included.
  private var inputs = 0

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
    if let other = kinds.first(where: { $0.contradicts(expectation) }) {
      throw ScriptError(
        expectation.isSpeech
          ? "silence stands beside speech"
          : "'\(expectation.text)' stands beside '\(other.text)'",
        help: "keep one of them: a step has all or nothing", at: location)
    }
    if !kinds.contains(where: { $0.isAlike(expectation) }) { kinds.append(expectation) }
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
    try count(step)
    kinds = []
    result.steps.append(step)
  }

  private mutating func count(_ step: Script<Technology>.Step) throws(ScriptError) {
    let each = if case .inputs(let all) = step.command { max(1, all.count) } else { 1 }
    inputs += step.count * each
    guard inputs <= mostInputs else {
      throw ScriptError(
        "up to here the script has \(inputs) inputs, more than \(mostInputs)",
        help: "repeat less often, or split the script", at: step.location)
    }
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
    case .silence, .sounds(nil), .focus([]), .does(nil), .taps(nil), .shows(nil), .feels(nil):
      true
    default: false
    }
  }

  /// Whether another one contradicts the same expectations.
  fileprivate func isAlike(_ other: Self) -> Bool {
    guard isNothing == other.isNothing else { return false }
    if isSpeech { return other.isSpeech }
    return switch (self, other) {
    case (.sounds, .sounds), (.focus, .focus), (.does, .does), (.taps, .taps), (.shows, .shows),
      (.feels, .feels), (.overlay, .overlay), (.screenTitle, .screenTitle),
      (.screenStops, .screenStops):
      true
    default: false
    }
  }

  /// Whether one says that there is nothing, and the other that there is something of the kind.
  fileprivate func contradicts(_ other: Self) -> Bool {
    guard isNothing != other.isNothing else { return false }
    switch (self, other) {
    case (.sounds, .sounds), (.focus, .focus), (.does, .does), (.taps, .taps), (.shows, .shows),
      (.feels, .feels), (.shows, .overlay), (.overlay, .shows):
      return true
    default: return isSpeech && other.isSpeech
    }
  }
}
