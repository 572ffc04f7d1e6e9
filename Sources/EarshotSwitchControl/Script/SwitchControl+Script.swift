package import EarshotSession
package import EarshotSpeech
package import EarshotTree

/// A session of Switch Control in writing: one press a line.
package typealias SwitchControlScript = Script<SwitchControl>

extension SwitchControl: ScriptedTechnology {
  /// The presses, and what is set up about scanning.
  package static let vocabulary: ScriptVocabulary<SwitchControl> = {
    var vocabulary = ScriptVocabulary<SwitchControl>(
      technology: "switch-control", noun: "press", stepNames: SwitchWords.stepNames,
      stepHelp: "write a press, such as 'press select'", inputs: SwitchWords.inputs)
    vocabulary.settingNames = SwitchWords.settingNames
    vocabulary.set = SwitchWords.set
    vocabulary.isSilent = true
    return vocabulary
  }()

  /// Makes a Switch Control that was just switched on.
  package init(settings: SpeechSettings) {
    self.init(settings: settings, preferences: SwitchPreferences())
  }

  /// The item that is highlighted.
  package var focusedElement: Element.ID? { highlight?.element }
}
