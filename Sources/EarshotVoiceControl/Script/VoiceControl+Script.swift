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
    vocabulary.isSilent = true
    return vocabulary
  }()

  /// Makes a Voice Control that was just switched on.
  package init(settings: SpeechSettings) {
    self.init(settings: settings, preferences: VoiceControlPreferences())
  }

  /// Nothing has focus.
  package var focusedElement: Element.ID? { nil }
}
