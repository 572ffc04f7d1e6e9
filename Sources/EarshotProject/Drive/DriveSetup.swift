import EarshotSession
package import EarshotSpeech
package import EarshotVoiceControl
package import EarshotVoiceOver

/// The settings of the technology that is driven.
package struct DriveSetup {
  /// The technology by hand, and of scripts that name none; `nil` when the user names none either.
  package var technology: DriveTechnology?
  /// Commands of Voice Control that the user made.
  package var customCommands: [CustomCommand] = []

  /// The settings of VoiceOver from a file.
  package var voiceOver: VoiceOverSettings?

  package init(technology: DriveTechnology? = nil, customCommands: [CustomCommand] = []) {
    self.technology = technology
    self.customCommands = customCommands
  }

  /// A technology that was just switched on.
  package func technology<Technology: ConfigurableTechnology>(settings: SpeechSettings)
    -> Technology
  {
    var technology = Technology(settings: settings)
    technology.setUp(self)
    return technology
  }
}
