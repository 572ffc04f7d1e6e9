import EarshotCaptures
import EarshotPizza
package import EarshotSession
package import EarshotSpeech
import EarshotText
package import EarshotTree

/// Finds what is driven by the name that a user or a script gives it.
package struct DriveSources {
  /// Whether a built-in app is the one before its adaptation.
  package var isBefore: Bool
  /// Whether scripts are run; they may expect that nothing gets focus.
  package var isScripted: Bool
  /// The reader of captures.
  package var reader: InputReader

  package init(isBefore: Bool, isScripted: Bool, reader: InputReader) {
    self.isBefore = isBefore
    self.isScripted = isScripted
    self.reader = reader
  }

  private var speech: SpeechOptions { reader.speech }
  private var messages: Messages { reader.messages }

  /// A fresh stage; `nil` after saying why there is none.
  ///
  /// `pizza`, `pizza/toppings` and `pizza-before/toppings` are the built-in app, unless there is a
  /// file of that name.
  ///
  /// - Parameters:
  ///   - name: the name of a source.
  ///   - profile: the system to assume when the user names none.
  ///   - language: the language of the phone when the user names none.
  package func stage(
    _ name: String, profile: Profile? = nil, language: String? = nil
  ) -> DriveStage? {
    if BuiltInScreens.isMeant(by: name, ignoresFolders: true) {
      return pizza(name, profile: profile, language: speech.language ?? language)
    }
    if isBefore {
      messages.warning("'--before' does nothing: only the built-in app has two builds", path: name)
    }
    return capture(name, profile: speech.profile ?? profile)
  }

  private func pizza(_ name: String, profile: Profile?, language: String?) -> DriveStage? {
    let build = isBefore ? BuiltInScreens.before(name) : name
    let shown = language.map { PizzaLanguage(for: Language($0)) } ?? .russian
    guard let app = PizzaApp.named(build, language: shown) else {
      messages.error(BuiltInScreens.unknown(name), path: name)
      return nil
    }
    let profile = speech.profile ?? profile ?? .standard
    return DriveStage(
      name: name, source: app, still: nil, isRussianByDefault: language == nil,
      settings: SpeechSettings(
        profile: profile, language: language ?? shown.rawValue, speaksHints: speech.speaksHints,
        variants: speech.variants))
  }

  private func capture(_ path: String, profile: Profile?) -> DriveStage? {
    var reader = reader
    reader.speech.profile = profile
    // The rotor or a step of a script may switch the descriptions of pictures on.
    reader.mayRecognizePictures = true
    // What is wrong has been said.
    guard let capture = try? reader.capture(path), capture.cut == nil,
      let screen = capture.screens.first
    else { return nil }
    if capture.screens.count > 1 {
      messages.warning("the capture has several screens; the first one is driven", path: path)
    }
    guard isHeard(screen, capture, reader, path: path) else { return nil }
    let still = StillScreen(screen)
    return DriveStage(
      name: path, source: still, still: still, settings: speech.settings(for: screen))
  }
}

extension DriveSources {
  /// Whether there is something to hear, or a script that may expect silence; says it when not.
  private func isHeard(
    _ screen: Screen, _ capture: Capture, _ reader: InputReader, path: String
  ) -> Bool {
    guard screen.readingOrder.isEmpty else { return true }
    guard isScripted else {
      _ = reader.silence(of: capture, path: path)
      return false
    }
    messages.warning("nothing to hear: no element of the screen gets focus", path: path)
    return true
  }
}

/// A source that is driven, with the settings for a technology on it.
package struct DriveStage {
  /// The name as the user gave it.
  package var name: String
  /// The source of screens.
  package var source: any ScreenSource
  /// The source when it is a capture.
  package var still: StillScreen?
  /// Whether it is the built-in app in Russian, since nobody named a language.
  package var isRussianByDefault = false
  /// The settings of speech.
  package var settings: SpeechSettings

  init(
    name: String, source: any ScreenSource, still: StillScreen?, isRussianByDefault: Bool = false,
    settings: SpeechSettings
  ) {
    self.name = name
    self.source = source
    self.still = still
    self.isRussianByDefault = isRussianByDefault
    self.settings = settings
  }

  /// A screen that is read already.
  package init(_ screen: Screen, name: String, settings: SpeechSettings) {
    let still = StillScreen(screen)
    self.init(name: name, source: still, still: still, settings: settings)
  }

  /// The remedy where a name is not there, as the app has others; `nil` for none.
  package var languageHint: String? { isRussianByDefault ? SpeechOptions.russianApp : nil }

  /// A session of a technology on the source, heard by a voice when one is given.
  ///
  /// - Parameter lookInterval: seconds after which the screen is looked at again while time passes.
  package func session<Technology: ScriptedTechnology>(
    _ technology: Technology, voice: (any LiveVoice)? = nil, lookInterval: Double? = nil
  ) -> Session<Technology> {
    Session(
      technology, on: source, pace: technology.pace, voice: voice, lookInterval: lookInterval)
  }
}
