import EarshotBraille
package import EarshotSession
import EarshotSpeech
package import EarshotSwitchControl
package import EarshotVoiceControl
package import EarshotVoiceOver

/// A technology that the user can set up before it is driven.
package protocol ConfigurableTechnology: ScriptedTechnology {
  /// Takes what the user says about it.
  mutating func setUp(_ setup: DriveSetup)
}

extension ConfigurableTechnology {
  package mutating func setUp(_ setup: DriveSetup) {}
}

extension VoiceOver: ConfigurableTechnology {
  package mutating func setUp(_ setup: DriveSetup) {
    braille = .installed
    guard var chosen = setup.voiceOver else { return }
    // An option on hints stands above the file.
    chosen.speaksHints = settings.speaksHints
    chosen.apply(to: &self)
  }
}

extension SwitchControl: ConfigurableTechnology {}

extension VoiceControl: ConfigurableTechnology {
  package mutating func setUp(_ setup: DriveSetup) {
    preferences.customCommands += setup.customCommands
  }
}
