import EarshotSpeech
import EarshotText
import EarshotTree

extension ScriptSettings {
  /// All that can be set up.
  package static var names: [String] {
    ["language", "hints", "profile", "technology"] + Technology.vocabulary.settingNames
  }

  /// Reads one line that sets something up, such as `set rate 0.7`.
  package static func parse(line: String) throws(ScriptError) -> ScriptSettings {
    var settings = ScriptSettings()
    var words = try ScriptWords(line, number: 1)
    _ = words.take("set")
    try settings.read(&words)
    return settings
  }

  /// Reads what follows `set`.
  mutating func read(_ words: inout ScriptWords) throws(ScriptError) {
    let vocabulary = Technology.vocabulary
    let names = ScriptSettings.names
    let name = try words.bare("the setting after 'set'", help: Suggestion.list(names))
    guard names.contains(name.text) else {
      throw ScriptError(
        "there is no setting '\(name.text)'", help: Suggestion.help(for: name.text, among: names),
        at: name.location)
    }
    if vocabulary.settingNames.contains(name.text) {
      let setting = OwnSetting(name: name.text, words: words)
      var trial = Technology(settings: SpeechSettings())
      try vocabulary.set(name.text, &words, &trial)
      own.append(setting)
    } else {
      let value = try words.bare("the value of '\(name.text)'", help: example(of: name.text))
      try set(name.text, to: value)
    }
    try words.finish(after: "set \(name.text)")
  }

  private mutating func set(_ name: String, to value: ScriptWords.Word) throws(ScriptError) {
    switch name {
    case "language" where Phrasebook.book(for: value.text) != nil: language = value.text
    case "hints" where ["on", "off"].contains(value.text): speaksHints = value.text == "on"
    case "profile" where Profile(value.text) != nil: profile = Profile(value.text)
    case "technology" where value.text == Technology.vocabulary.technology: break
    default:
      throw ScriptError(
        "'\(value.text)' is no value of '\(name)'", help: example(of: name), at: value.location)
    }
  }

  private func example(of name: String) -> String {
    switch name {
    case "language": "known are " + Phrasebook.all.map(\.language).joined(separator: ", ")
    case "hints": "write 'set hints on' or 'set hints off'"
    case "technology":
      "this script is read for '\(Technology.vocabulary.technology)'; "
        + "name one technology in all places"
    default:
      Suggestion.list(
        Profile.versions.flatMap { version in
          Idiom.allCases.map { "\(Profile(version: version, idiom: $0))" }
        })
    }
  }
}
