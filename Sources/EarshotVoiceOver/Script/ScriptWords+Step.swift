import EarshotSession
import EarshotTree

extension ScriptWords {
  /// Gestures and other commands that need something behind their name.
  static let namesWithArguments = [
    "after", "touch", "doubleTapAndDrag", "focus", "type", "delete", "rotor", "post", "wait", "app",
  ]
  /// Everything a step can begin with.
  static let stepNames =
    ["start"] + Gesture.simple.map(\.name) + namesWithArguments + ["on", "set"]

  /// Reads a step: `[after seconds] command [x times]`.
  mutating func step() throws(ScriptError) -> VoiceOverScript.Step {
    let start = location
    var delay: Double?
    if take("after") { delay = try number(after: "after", 0...86_400) }
    let count = takeLast { ScriptWords.repetition($0) } ?? 1
    guard (1...10_000).contains(count) else {
      throw ScriptError(
        "a step cannot be repeated \(count) times", help: "repeat it 1 to 10000 times", at: start)
    }
    let command = try command()
    return VoiceOverScript.Step(
      command: command, count: count, delay: delay, location: start, text: text, expectations: [])
  }

  private static func repetition(_ word: Word) -> Int? {
    guard !word.isQuoted, let mark = word.text.first, mark == "x" || mark == "×" else { return nil }
    return Int(word.text.dropFirst())
  }

  private mutating func command() throws(ScriptError) -> VoiceOverScript.Command {
    let word = try bare("the gesture", help: "write one, such as 'swipeRight'")
    let name = word.text
    let command = try command(named: word)
    try finish(after: name)
    return command
  }

  private mutating func command(named word: Word) throws(ScriptError) -> VoiceOverScript.Command {
    let name = word.text
    if let gesture = Gesture(name: name) { return .gesture(gesture) }
    switch name {
    case "start": return .start
    case "touch": return try touch()
    case "doubleTapAndDrag":
      let distance = try point(after: name)
      return .gesture(.doubleTapAndDrag(dx: distance.x, dy: distance.y))
    case "focus": return .gesture(.focus(try element(after: name)))
    case "type": return .gesture(.type(try quoted(after: name)))
    case "delete": return .gesture(.delete(try integer(after: name, 1...10_000)))
    case "rotor":
      guard let mode = take() else {
        throw ScriptError(
          "'rotor' needs a mode", help: "write 'rotor headings', or the name that is spoken",
          at: location)
      }
      return .gesture(.rotor(mode.text))
    case "post": return .post(try notification())
    case "wait": return .wait(try number(after: name, 0...86_400))
    case "app": return try change()
    default:
      throw ScriptError(
        "there is no gesture '\(name)'", help: help(for: name, among: ScriptWords.stepNames),
        at: word.location)
    }
  }

  private func help(for name: String, among names: [String]) -> String {
    if let nearest = Suggestion.nearest(to: name, among: names) {
      return "did you mean '\(nearest)'?"
    }
    if ScriptWords.expectationNames.contains(name) { return "indent an expectation by two spaces" }
    return "see 'Documentation/Scripts.md' for the gestures"
  }

  private mutating func touch() throws(ScriptError) -> VoiceOverScript.Command {
    let start = try point(after: "touch")
    guard take("to") else { return .gesture(.touch(start)) }
    return .explore(from: start, to: try point(after: "to"))
  }
}

extension ScriptWords {
  private static let notifications = [
    "screenChanged", "layoutChanged", "announcement", "pageScrolled", "paused", "resumed",
    "soundPlayed",
  ]

  private func list(_ names: [String]) -> String {
    "use one of " + names.map { "'\($0)'" }.joined(separator: ", ")
  }

  private mutating func notification() throws(ScriptError) -> ScreenChange {
    let names = ScriptWords.notifications
    let word = try bare("the notification", help: list(names))
    switch word.text {
    case "screenChanged":
      return .screenChanged(focus: leadingElement(), text: try optionalText(after: word.text))
    case "layoutChanged":
      return .layoutChanged(focus: leadingElement(), text: try optionalText(after: word.text))
    case "announcement":
      return .announcement(try quoted(after: word.text), priority: try priority())
    case "pageScrolled": return .pageScrolled(try optionalText(after: word.text))
    case "paused": return .paused
    case "resumed": return .resumed
    case "soundPlayed": return .soundPlayed(duration: try number(after: word.text, 0...3_600))
    default:
      throw ScriptError(
        "there is no notification '\(word.text)'",
        help: Suggestion.nearest(to: word.text, among: names).map { "did you mean '\($0)'?" }
          ?? list(names), at: word.location)
    }
  }

  /// The element before a text; in quotes it is one only where a text follows, if an empty one.
  private mutating func leadingElement() -> Element.ID? {
    guard let word = peek, !word.isQuoted || remaining > 1 else { return nil }
    _ = take()
    return Element.ID(word.text)
  }

  private mutating func optionalText(after name: String) throws(ScriptError) -> String? {
    isAtEnd ? nil : try quoted(after: name)
  }

  private mutating func priority() throws(ScriptError) -> ScreenChange.Priority {
    guard let word = take() else { return .default }
    guard let priority = ScreenChange.Priority(rawValue: word.text) else {
      throw ScriptError(
        "'\(word.text)' is no priority", help: "use one of 'low', 'default', 'high'",
        at: word.location)
    }
    return priority
  }

  private mutating func change() throws(ScriptError) -> VoiceOverScript.Command {
    let names = ["hide", "show", "value", "label"]
    let word = try bare("what the app does", help: list(names))
    guard names.contains(word.text) else {
      throw ScriptError("the app cannot '\(word.text)'", help: list(names), at: word.location)
    }
    let id = try element(after: word.text)
    switch word.text {
    case "hide": return .change(id, .hide)
    case "show": return .change(id, .show)
    case "value": return .change(id, .value(try quoted(after: word.text)))
    default: return .change(id, .label(try quoted(after: word.text)))
    }
  }
}
