import EarshotSession
import EarshotText
import EarshotTree

/// Presses and settings of Switch Control in the words of scripts.
enum SwitchWords {
  /// What a step begins with.
  static let stepNames = ["press", "hold", "type"]
  /// What stands behind `set`.
  static let settingNames = ["scanning", "interval", "dwell", "grouping", "mode", "tap", "loops"]

  /// Reads a press behind its name; `nil` if there is none of the name.
  static func inputs(
    named name: ScriptWords.Word, _ words: inout ScriptWords
  ) throws(ScriptError) -> [TimedInput<SwitchPress>]? {
    switch name.text {
    case "press": [TimedInput(.press(try pressed(after: "press", &words)))]
    case "hold": [TimedInput(.hold(try pressed(after: "hold", &words)))]
    case "type": [TimedInput(.type(try words.quoted(after: "type")))]
    default: nil
    }
  }

  /// Reads what stands behind the name of a setting.
  static func set(
    _ name: String, _ words: inout ScriptWords, _ technology: inout SwitchControl
  ) throws(ScriptError) {
    var preferences = technology.preferences
    switch name {
    case "scanning": preferences.scanningStyle = try choice(after: name, &words)
    case "interval": preferences.interval = try words.number(after: name, 0.01...1_000)
    case "dwell": preferences.dwellTime = try words.number(after: name, 0.01...1_000)
    case "grouping": preferences.isGrouping = try choice(after: name, &words) == OnOff.on
    case "mode": preferences.mode = try choice(after: name, &words)
    case "tap": preferences.tapBehavior = try choice(after: name, &words)
    case "loops": preferences.loops = try words.integer(after: name, 0...10)
    default: break
    }
    technology.preferences = preferences
  }

  private enum OnOff: String, CaseIterable {
    case on, off
  }

  private static func pressed(
    after name: String, _ words: inout ScriptWords
  ) throws(ScriptError) -> Switch {
    try choice(after: name, &words)
  }

  /// One of the names that a setting knows.
  private static func choice<Choice: RawRepresentable & CaseIterable>(
    after name: String, _ words: inout ScriptWords
  ) throws(ScriptError) -> Choice where Choice.RawValue == String {
    let names = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let help = "write one of \(names)"
    let word = try words.bare("the word after '\(name)'", help: help)
    guard let choice = Choice(rawValue: word.text) else {
      throw ScriptError(
        "unknown word '\(word.text)' after '\(name)'",
        help: Suggestion.help(
          for: word.text, among: Choice.allCases.map(\.rawValue), or: help), at: word.location)
    }
    return choice
  }
}
