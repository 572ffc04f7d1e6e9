import EarshotSession
import EarshotText
import EarshotVoiceControl

extension VoiceControl: DrivenTechnology {
  typealias Keys = VoiceControlKeys

  static func help(in words: HandWords) -> HandWords.Technology { words.voiceControl }

  static func command(forLine text: String) -> LineCommand {
    if let command = LineCommand(common: text), !isSaid(command) { return command }
    return .step(isStep(text) ? text : "say \(text.quoted)")
  }

  /// What is written is a line; the keys that say something have no step.
  static func step(for input: VoiceControlInput) -> String? { nil }

  /// Whether what looks like a setting is rather said: "set overlay names" is one, and "set the
  /// table" is not.
  private static func isSaid(_ command: LineCommand) -> Bool {
    guard case .setting(let text) = command else { return false }
    let words = text.split(separator: " ")
    guard words.count > 2 else { return false }
    let names = ScriptSettings<VoiceControl>.names
    return Suggestion.nearest(to: String(words[1]), among: names) == nil
  }

  /// Whether a line is a step of a script rather than something that is said: "wait 3" is, and
  /// "wait for me" is not.
  private static func isStep(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 1)
    guard let name = words.first else { return false }
    let rest = words.dropFirst().first ?? ""
    switch name {
    case "start": return rest.isEmpty
    case "say": return rest.hasPrefix("\"")
    case "wait", "after": return rest.first?.isNumber == true
    case "attend": return ["on", "off"].contains(rest)
    case "post", "app": return (try? Script<VoiceControl>.parse(text)) != nil
    default: return false
    }
  }
}
