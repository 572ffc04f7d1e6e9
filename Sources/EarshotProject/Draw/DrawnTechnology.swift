package import EarshotOutput
package import EarshotSession
package import EarshotSpeech
package import EarshotSwitchControl
import EarshotTree
import EarshotVoiceControl

/// The overlay of another technology on a drawn screen, as the options say.
package struct DrawnTechnology {
  /// The overlays by the names of the option.
  package enum Overlay: String, CaseIterable, Sendable {
    case names, numbers, grid, item, point
  }

  /// Whose overlay it is; `nil` or VoiceOver is none.
  package var technology: DriveTechnology?
  /// Which one; the first of the technology unless the user names one.
  package var overlay: Overlay?
  /// The switches that are pressed first, a second apart.
  package var presses: [Switch] = []
  /// Whether all overlays are made, so that a reader can choose.
  package var isOnPage = false

  package init(
    technology: DriveTechnology? = nil, overlay: Overlay? = nil, presses: [Switch] = [],
    isOnPage: Bool = false
  ) {
    self.technology = technology
    self.overlay = overlay
    self.presses = presses
    self.isOnPage = isOnPage
  }

  /// Refuses options that do not belong together.
  package func validate() throws {
    switch technology {
    case nil, .voiceover?:
      if overlay != nil {
        throw UsageError("'--overlay' is for '--technology voice-control' or switch-control")
      }
    case .voiceControl?: try refuse([.item, .point], of: "voice-control", known: Self.voice)
    case .switchControl?: try refuse(Self.voice, of: "switch-control", known: [.item, .point])
    }
    if !presses.isEmpty, technology != .switchControl {
      throw UsageError("'--press' is for '--technology switch-control'")
    }
  }

  private static let voice: [Overlay] = [.names, .numbers, .grid]

  private func refuse(_ others: [Overlay], of name: String, known: [Overlay]) throws {
    guard let overlay, others.contains(overlay) else { return }
    let names = known.map(\.rawValue).joined(separator: ", ")
    throw UsageError("'\(name)' has no overlay '\(overlay.rawValue)'; known are \(names)")
  }

  /// The overlays on a screen.
  package func overlays(
    on screen: Transcript.OrderedScreen, _ settings: SpeechSettings
  ) -> [ScreenOverlay] {
    if isOnPage {
      let voice = Self.voice.map { voiceControl($0, on: screen, settings) }
      return (voice + [switchControl(on: screen, settings)]).compactMap { $0 }
    }
    return switch technology {
    case nil, .voiceover?: []
    case .voiceControl?: [voiceControl(overlay ?? .names, on: screen, settings)].compactMap { $0 }
    case .switchControl?: [switchControl(on: screen, settings)].compactMap { $0 }
    }
  }

  /// The layer that the user asked to see; `nil` when none.
  package var layer: Drawing.Layer.Kind? {
    switch (technology, overlay) {
    case (nil, _), (.voiceover?, _): nil
    case (.voiceControl?, .numbers?): .voiceNumbers
    case (.voiceControl?, .grid?): .voiceGrid
    case (.voiceControl?, _): .voiceNames
    case (.switchControl?, _): .scanner
    }
  }

  private func voiceControl(
    _ overlay: Overlay, on screen: Transcript.OrderedScreen, _ settings: SpeechSettings
  ) -> ScreenOverlay? {
    var control = VoiceControl(settings: settings)
    control.preferences.overlay = SpokenCommand.Overlay(rawValue: overlay.rawValue)
    return control.overlay(on: screen.withoutVoiceOver)
  }

  private func switchControl(
    on screen: Transcript.OrderedScreen, _ settings: SpeechSettings
  ) -> ScreenOverlay? {
    var preferences = SwitchPreferences()
    preferences.mode = overlay == .point ? .point : .item
    var control = SwitchControl(settings: settings, preferences: preferences)
    let screen = screen.withoutVoiceOver
    _ = control.start(on: screen, at: 0)
    for (index, pressed) in presses.enumerated() {
      _ = control.respond(to: .press(pressed), on: screen, at: Double(index + 1))
    }
    return control.overlay(on: screen)
  }
}
