public import EarshotSession
package import EarshotSpeech
package import EarshotTree

/// A session of VoiceOver in writing: one gesture a line.
package typealias VoiceOverScript = Script<VoiceOver>

extension VoiceOver: ScriptedTechnology {
  /// The gestures, and the settings of VoiceOver.
  package static let vocabulary: ScriptVocabulary<VoiceOver> = {
    var vocabulary = ScriptVocabulary<VoiceOver>(
      technology: "voiceover", noun: "gesture",
      stepNames: Gesture.simple.map(\.name) + GestureWords.namesWithArguments,
      stepHelp: "write a gesture, such as 'swipeRight'", inputs: GestureWords.inputs)
    // Hints are a setting of every technology.
    vocabulary.settingNames = VoiceOverSetting.all.map(\.name).filter { $0 != "hints" }
    vocabulary.set = GestureWords.set
    vocabulary.problem = GestureWords.problem
    return vocabulary
  }()

  /// Makes a VoiceOver that was just switched on.
  package init(settings: SpeechSettings) {
    self.init(settings: settings, preferences: VoiceOverPreferences())
  }

  /// Speech at the rate of the preferences.
  public var pace: SpeechPace { SpeechPace(rate: preferences.rate) }

  /// The settings for the eye that are not those of a new phone.
  package var settingsInReports: [(name: String, value: String)] {
    VoiceOverSetting.changed(visual)
  }

  /// The element with the cursor.
  package var focusedElement: Element.ID? { cursor }

  /// Nothing is said before it is started, and touches are those of the app.
  package mutating func switchOffBeforeStart() { isOn = false }

  /// The item chooser or the sheet of shortcuts, when one is open.
  package func overlay(on screen: Transcript.OrderedScreen) -> ScreenOverlay? {
    if let shortcutLines {
      return ScreenOverlay(.menu, lines: shortcutLines, chosen: shortcutSheet?.index)
    }
    return itemChooser.map {
      ScreenOverlay(.menu, lines: $0.matches.map(\.label), chosen: $0.index)
    }
  }
}
