package import EarshotSession
package import EarshotSpeech
package import EarshotTree

/// A session of Voice Control in writing: one sentence a line.
package typealias VoiceControlScript = Script<VoiceControl>

extension VoiceControl: ScriptedTechnology {
  /// The vocabulary of scripts: what is said, whether the user looks, and what is set up.
  package static let vocabulary: ScriptVocabulary<VoiceControl> = {
    var vocabulary = ScriptVocabulary<VoiceControl>(
      technology: "voice-control", noun: "command", stepNames: VoiceControlScriptWords.names,
      stepHelp: "write a command, such as 'say \"tap five\"'",
      inputs: VoiceControlScriptWords.inputs)
    vocabulary.settingNames = VoiceControlScriptWords.settings
    vocabulary.set = VoiceControlScriptWords.set
    vocabulary.problem = { _, voiceControl, screen in voiceControl.problem(on: screen) }
    vocabulary.isSilent = true
    return vocabulary
  }()

  /// Makes a Voice Control that was just switched on.
  package init(settings: SpeechSettings) {
    self.init(settings: settings, preferences: VoiceControlPreferences())
  }

  /// Why the last input meant nothing on a screen, with the nearest names; `nil` if it did.
  private func problem(on screen: Transcript.OrderedScreen) -> ScriptProblem? {
    switch refusal {
    case .notUnderstood(let text, let nearest?):
      ScriptProblem(
        "'\(text)' is no command and no name in sight", help: "did you mean '\(nearest)'?",
        isNameMissing: true)
    case .notUnderstood(let text, nil):
      ScriptProblem(
        "'\(text)' is no command and no name in sight",
        help: "write what can be said, such as 'tap Buy'; "
          + ScriptProblem("", naming: text, among: targets(on: screen).compactMap(\.name)).help,
        isNameMissing: true)
    case .noItem(let name, _):
      ScriptProblem(
        "nothing in sight is called '\(name)'", naming: name,
        among: targets(on: screen).compactMap(\.name))
    case .noNumber(let number):
      ScriptProblem(
        "nothing in sight has the number \(number)", help: "'show numbers' shows which there are")
    case .noApp(let name):
      ScriptProblem("no app '\(name)' can be opened here", help: "name something on the screen")
    default: nil
    }
  }

  /// Nothing has focus.
  package var focusedElement: Element.ID? { nil }
}
