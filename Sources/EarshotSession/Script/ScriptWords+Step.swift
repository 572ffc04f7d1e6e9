import EarshotText
import EarshotTree

extension ScriptWords {
  /// Reads a step: `[after seconds] command [x times]`.
  mutating func step<Technology>() throws(ScriptError) -> Script<Technology>.Step {
    let start = location
    var delay: Double?
    if take("after") { delay = try number(after: "after", 0...86_400) }
    let count = takeLast { ScriptWords.repetition($0) } ?? 1
    guard (1...10_000).contains(count) else {
      throw ScriptError(
        "a step cannot be repeated \(count) times", help: "repeat it 1 to 10000 times", at: start)
    }
    let command: Script<Technology>.Command = try command()
    return Script<Technology>.Step(
      command: command, count: count, delay: delay, location: start, text: text, expectations: [])
  }

  private static func repetition(_ word: Word) -> Int? {
    guard !word.isQuoted, let mark = word.text.first, mark == "x" || mark == "×" else { return nil }
    return Int(word.text.dropFirst())
  }

  private mutating func command<Technology>() throws(ScriptError) -> Script<Technology>.Command {
    let vocabulary = Technology.vocabulary
    let word = try bare("the \(vocabulary.noun)", help: vocabulary.stepHelp)
    let command = try command(named: word, vocabulary)
    try finish(after: word.text)
    return command
  }

  private mutating func command<Technology>(
    named word: Word, _ vocabulary: ScriptVocabulary<Technology>
  ) throws(ScriptError) -> Script<Technology>.Command {
    if let inputs = try vocabulary.inputs(word, &self) { return .inputs(inputs) }
    switch word.text {
    case "start": return .start
    case "post": return .post(try notification())
    case "wait": return .wait(try number(after: "wait", 0...86_400))
    case "app":
      let (id, change) = try change()
      return .change(id, change)
    default:
      throw ScriptError(
        "there is no \(vocabulary.noun) '\(word.text)'",
        help: help(for: word.text, vocabulary), at: word.location)
    }
  }

  private func help<Technology>(
    for name: String, _ vocabulary: ScriptVocabulary<Technology>
  ) -> String {
    // "swipe right" is one word of a script.
    let whole = words.map(\.text).joined()
    if let step = Suggestion.nearest(to: whole, among: vocabulary.allStepNames, limit: { _ in 0 }) {
      return "did you mean '\(step)'?"
    }
    return Suggestion.help(
      for: name, among: vocabulary.allStepNames,
      or: ScriptWords.expectationNames.contains(name)
        ? "indent an expectation by two spaces" : vocabulary.stepHelp)
  }
}

extension ScriptWords {
  private static let notifications = [
    "screenChanged", "layoutChanged", "announcement", "pageScrolled", "paused", "resumed",
    "soundPlayed", "notification", "haptic", "loading", "loaded",
  ]

  private mutating func notification() throws(ScriptError) -> ScreenChange {
    let names = ScriptWords.notifications
    let word = try bare("the notification", help: Suggestion.list(names))
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
    case "notification":
      return .notification(try quoted(after: word.text), isLocked: take("locked"))
    case "haptic":
      return .haptic(
        try value(
          of: "haptic", help: Suggestion.list(Haptic.allCases.map(\.rawValue)),
          Haptic.init(rawValue:)))
    case "loading": return .loading
    case "loaded": return .loaded
    default:
      throw ScriptError(
        "there is no notification '\(word.text)'",
        help: Suggestion.help(for: word.text, among: names), at: word.location)
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

  private mutating func change() throws(ScriptError) -> (Element.ID, ScriptChange) {
    let names = ["hide", "show", "value", "label", "ignore"]
    let help = Suggestion.list(names)
    let word = try bare("what the app does", help: help)
    guard names.contains(word.text) else {
      throw ScriptError("the app cannot '\(word.text)'", help: help, at: word.location)
    }
    let id = try element(after: word.text)
    switch word.text {
    case "hide": return (id, .hide)
    case "show": return (id, .show)
    case "ignore": return (id, .ignore)
    case "value": return (id, .value(try quoted(after: word.text)))
    default: return (id, .label(try quoted(after: word.text)))
    }
  }
}
