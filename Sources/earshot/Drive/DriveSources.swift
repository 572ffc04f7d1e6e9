import EarshotCaptures
import EarshotPizza
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver

/// Finds what is driven by the name that a user or a script gives it.
struct DriveSources {
  var format: CaptureFormat?
  /// Whether a built-in app is the one before its adaptation.
  var isBefore: Bool
  var speech: SpeechOptions
  var imports: ImportOptions
  var messages: Messages

  /// What is driven, fresh; `nil` after saying why there is none.
  ///
  /// `pizza`, `pizza/toppings` and `pizza-before/toppings` are the built-in app.
  ///
  /// - Parameters:
  ///   - name: the name of a source.
  ///   - profile: the system to assume when the user names none.
  func stage(_ name: String, profile: Profile? = nil) -> DriveStage? {
    if name == "pizza" || name.hasPrefix("pizza/") || name.hasPrefix("pizza-before") {
      return pizza(name, profile: profile)
    }
    return capture(name, profile: speech.profile ?? profile)
  }

  private func pizza(_ name: String, profile: Profile?) -> DriveStage? {
    let isPlain = name == "pizza" || name.hasPrefix("pizza/")
    let build = isBefore && isPlain ? "pizza-before" + name.dropFirst("pizza".count) : name
    guard let app = PizzaApp.named(build) else {
      messages.error(
        "the pizza app has no such screen",
        help: "its screens are \(PizzaScreen.allCases.map(\.rawValue).joined(separator: ", "))",
        path: name)
      return nil
    }
    // The app speaks Russian, and so does the phone unless the user says otherwise.
    let profile = speech.profile ?? profile ?? .standard
    return DriveStage(
      name: name, source: app, still: nil,
      voiceOver: VoiceOver(
        settings: SpeechSettings(
          profile: profile, language: speech.language ?? "ru", speaksHints: speech.hints)))
  }

  private func capture(_ path: String, profile: Profile?) -> DriveStage? {
    let reader = InputReader(
      format: format, profile: profile, language: speech.language, imports: imports,
      messages: messages)
    // What is wrong has been said.
    guard let capture = try? reader.capture(path), let screen = capture.screens.first else {
      return nil
    }
    if capture.screens.count > 1 {
      messages.warning("the capture has several screens; the first one is driven", path: path)
    }
    guard !screen.readingOrder.isEmpty else {
      _ = reader.silence(of: capture, path: path)
      return nil
    }
    let still = StillScreen(screen)
    return DriveStage(
      name: path, source: still, still: still,
      voiceOver: VoiceOver(settings: speech.settings(for: screen)))
  }
}

/// What is driven, and VoiceOver as it begins on it.
struct DriveStage {
  /// The name as the user gave it.
  var name: String
  var source: any ScreenSource
  /// The source when it is a capture.
  var still: StillScreen?
  var voiceOver: VoiceOver

  /// A session on the source.
  func session() -> Session<VoiceOver> {
    Session(voiceOver, on: source, pace: SpeechPace(rate: voiceOver.preferences.rate))
  }
}
