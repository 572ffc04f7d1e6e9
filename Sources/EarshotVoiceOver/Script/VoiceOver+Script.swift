public import EarshotSession
package import EarshotSpeech
package import EarshotTree

/// A session of VoiceOver in writing: one gesture a line.
package typealias VoiceOverScript = Script<VoiceOver>

extension VoiceOver: ScriptedTechnology {
  /// The gestures, and what is set up about speech rate and typing.
  package static let vocabulary: ScriptVocabulary<VoiceOver> = {
    var vocabulary = ScriptVocabulary<VoiceOver>(
      technology: "voiceover", noun: "gesture",
      stepNames: Gesture.simple.map(\.name) + GestureWords.namesWithArguments,
      stepHelp: "write a gesture, such as 'swipeRight'", inputs: GestureWords.inputs)
    vocabulary.settingNames = ["rate", "typing"]
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

  /// The element with the cursor.
  package var focusedElement: Element.ID? { cursor }

  /// The item chooser, when it is open.
  package func overlay(on screen: Transcript.OrderedScreen) -> ScreenOverlay? {
    itemChooser.map {
      ScreenOverlay(.menu, lines: $0.matches.map(\.label), chosen: $0.index)
    }
  }
}
