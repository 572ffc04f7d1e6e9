import EarshotText
import EarshotTree

extension ScriptWords {
  /// Everything an expectation can begin with.
  static let expectationNames = [
    "says", "announces", "cut", "silence", "sounds", "focus", "screen", "does", "taps",
    "shows", "feels",
  ]

  /// Reads an expectation; the names and the noun of steps are for mistakes.
  mutating func expectation(
    unless stepNames: [String], _ noun: String
  ) throws(ScriptError) -> ScriptExpectation {
    let names = ScriptWords.expectationNames
    let list = Suggestion.list(names)
    let word = try bare("the expectation", help: list)
    guard names.contains(word.text) else {
      throw ScriptError(
        "there is no expectation '\(word.text)'",
        help: Suggestion.help(
          for: word.text, among: names,
          or: stepNames.contains(word.text) ? "a \(noun) stands at the left edge" : list),
        at: word.location)
    }
    let expectation = try expectation(named: word.text)
    try finish(after: word.text)
    return expectation
  }

  private mutating func expectation(
    named name: String
  ) throws(ScriptError) -> ScriptExpectation {
    switch name {
    case "says": return take("nothing") ? .silence : .says(try quoted(after: name))
    case "announces": return .announces(try quoted(after: name))
    case "cut": return .cut(try quoted(after: name))
    case "silence": return .silence
    case "sounds": return .sounds(try sound())
    case "focus": return .focus(try elements())
    case "screen": return try screen()
    case "does": return .does(take("nothing") ? nil : try action())
    case "shows": return try display()
    case "feels": return .feels(take("nothing") ? nil : try quoted(after: name))
    default: return .taps(take("nothing") ? nil : try point(after: name))
    }
  }

  private mutating func sound() throws(ScriptError) -> Sound? {
    let names = Sound.allCases.map(\.rawValue)
    let list = Suggestion.list(names + ["nothing"])
    let word = try bare("the sound", help: list)
    guard word.text != "nothing" else { return nil }
    guard let sound = Sound(rawValue: word.text) else {
      throw ScriptError(
        "there is no sound '\(word.text)'",
        help: Suggestion.help(for: word.text, among: names, or: list), at: word.location)
    }
    return sound
  }

  private mutating func elements() throws(ScriptError) -> [Element.ID] {
    if take("nothing") { return [] }
    var ids = [try element(after: "focus")]
    while let word = take() { ids.append(Element.ID(word.text)) }
    return ids
  }

  private mutating func screen() throws(ScriptError) -> ScriptExpectation {
    if let word = peek, word.isQuoted { return .screenTitle(try quoted(after: "screen")) }
    let count = try integer(after: "screen", 0...1_000_000)
    guard take("stops") || take("stop") else {
      throw ScriptError(
        "'screen' needs a title or a number of stops",
        help: "write 'screen \"Menu\"' or 'screen \(count) stops'", at: location)
    }
    return .screenStops(count)
  }

  private mutating func display() throws(ScriptError) -> ScriptExpectation {
    if let word = peek, word.isQuoted { return .shows(try quoted(after: "shows")) }
    let kinds = ScreenOverlay.Kind.allCases.map(\.rawValue)
    let help =
      "write a text in quotes, or one of "
      + (kinds + ["nothing"]).map { "'\($0)'" }.joined(separator: ", ")
    let word = try bare("what is shown", help: help)
    if word.text == "nothing" { return .shows(nil) }
    guard let kind = ScreenOverlay.Kind(rawValue: word.text) else {
      throw ScriptError("nothing is called '\(word.text)'", help: help, at: word.location)
    }
    return .overlay(kind)
  }

  private mutating func action() throws(ScriptError) -> ScriptAction {
    let names = ElementAction.scriptNames
    let word = try bare("what the app is asked", help: "write 'does activate title'")
    guard names.contains(word.text) else {
      throw ScriptError(
        "an app is never asked to '\(word.text)'",
        help: Suggestion.help(for: word.text, among: names), at: word.location)
    }
    var action = ScriptAction(name: word.text)
    if let next = peek, next.isQuoted ? action.takesText : action.isArgument(next.text) {
      action.argument = take()?.text
    }
    if let next = take() { action.element = Element.ID(next.text) }
    // Of what is touched the point may stand behind the element, too.
    if action.argument == nil, let next = peek, !next.isQuoted, action.isArgument(next.text) {
      action.argument = take()?.text
    }
    return action
  }
}

extension ElementAction {
  /// The names of what an app can be asked, as scripts have them.
  static let scriptNames = [
    "activate", "increment", "decrement", "escape", "magicTap", "scroll", "custom", "tap",
    "longPress", "preview", "drag", "touch", "type", "deleteBackward", "endEditing",
    "startDictation", "home", "appSwitcher", "replace", "undo",
    "rotorSearch",
  ]

  /// The name in scripts.
  var scriptName: String { String(String(describing: self).prefix { $0 != "(" }) }

  /// A direction, a number, a text or the name of a custom action.
  var scriptArgument: String? {
    switch self {
    case .scroll(let direction): direction.rawValue
    case .custom(let names): names.joined(separator: "/")
    case .rotorSearch(let name, _): name
    case .type(let text): text
    case .replace(_, let text): text
    case .deleteBackward(let count): String(count)
    case .touch(let point): "\(point.x.short),\(point.y.short)"
    default: nil
    }
  }
}
