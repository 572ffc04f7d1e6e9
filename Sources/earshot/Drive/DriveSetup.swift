import EarshotSession
import EarshotSpeech
import EarshotVoiceControl

/// What the command line says about the technology that is driven.
struct DriveSetup {
  /// The technology by hand, and of scripts that name none; `nil` when the user names none either.
  var technology: DriveTechnology?
  /// Commands of Voice Control that the user made.
  var customCommands: [CustomCommand] = []

  /// A technology that was just switched on.
  func technology<Technology: DrivenTechnology>(settings: SpeechSettings) -> Technology {
    var technology = Technology(settings: settings)
    technology.setUp(self)
    return technology
  }
}
