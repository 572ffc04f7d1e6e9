import EarshotProject
import EarshotSwitchControl
import EarshotVoiceControl
import EarshotWriting

/// A technology that a tab has in the room of technologies.
protocol StudioTechnology: ShownTechnology {
  /// Writes what the user set up, as far as the studio changes it.
  func writeSettings(_ json: inout JSONWriter)
}

extension SwitchControl: StudioTechnology {
  func writeSettings(_ json: inout JSONWriter) {
    json.fields([
      "style": preferences.scanningStyle.rawValue, "mode": preferences.mode.rawValue,
      "interval": preferences.interval, "dwellTime": preferences.dwellTime,
      "grouping": preferences.isGrouping, "tapBehavior": preferences.tapBehavior.rawValue,
      "scanning": isScanning,
    ])
  }
}

extension VoiceControl: StudioTechnology {
  func writeSettings(_ json: inout JSONWriter) {
    json.fields([
      "overlay": preferences.overlay?.rawValue ?? "none", "asleep": isAsleep,
      "mode": mode.rawValue,
    ])
  }
}
