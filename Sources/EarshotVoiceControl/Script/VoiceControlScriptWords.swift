import EarshotSession

/// Steps and settings of Voice Control in the words of scripts.
enum VoiceControlScriptWords {
  static let names = ["say", "attend"]
  static let settings = ["attention", "command", "overlay", "grid"]

  /// Reads a step behind its name; `nil` if there is none of the name.
  static func inputs(
    named name: ScriptWords.Word, _ words: inout ScriptWords
  ) throws(ScriptError) -> [TimedInput<VoiceControlInput>]? {
    switch name.text {
    case "say": [TimedInput(.say(try words.quoted(after: "say")))]
    case "attend": [TimedInput(.attend(try isOn(&words, after: "attend")))]
    default: nil
    }
  }

  /// Reads a setting behind its name.
  static func set(
    _ name: String, _ words: inout ScriptWords, _ voice: inout VoiceControl
  ) throws(ScriptError) {
    switch name {
    case "attention":
      voice.preferences.isAttentionAware = try isOn(&words, after: "attention")
    case "overlay":
      voice.preferences.overlay = try words.value(
        of: name, help: "use one of 'none', 'names', 'numbers', 'grid'"
      ) { $0 == "none" ? .some(nil) : SpokenCommand.Overlay(rawValue: $0).map(Optional.some) }
    case "grid":
      voice.preferences.gridRows = try words.integer(after: "grid", 1...100)
      voice.preferences.gridColumns = try words.integer(after: "grid", 1...100)
    default: voice.preferences.customCommands.append(try command(&words))
    }
  }

  /// `"my address" types "Moscow"`, or `"both" says "tap Milk" "tap Tea"`.
  private static func command(
    _ words: inout ScriptWords
  ) throws(ScriptError) -> CustomCommand {
    let phrase = try words.quoted(after: "command")
    if words.take("types") { return CustomCommand(phrase, .type(try words.quoted(after: "types"))) }
    guard words.take("says") else {
      throw ScriptError(
        "'command' needs what it does",
        help: "write 'types' and a text, or 'says' and what is said instead", at: words.location)
    }
    var commands = [try spoken(&words)]
    while !words.isAtEnd { commands.append(try spoken(&words)) }
    return CustomCommand(phrase, .perform(commands))
  }

  /// A command in any language whose commands are known.
  private static func spoken(_ words: inout ScriptWords) throws(ScriptError) -> SpokenCommand {
    let location = words.location
    let text = try words.quoted(after: "says")
    for grammar in CommandGrammar.all {
      if let command = grammar.commands(for: text).first { return command }
    }
    throw ScriptError(
      "'\(text)' is no command", help: "write what can be said, such as 'tap Buy'", at: location)
  }

  private static func isOn(
    _ words: inout ScriptWords, after name: String
  ) throws(ScriptError) -> Bool {
    try words.value(of: name, help: "use 'on' or 'off'") { ["on": true, "off": false][$0] }
  }
}
