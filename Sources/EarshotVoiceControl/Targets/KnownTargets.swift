import EarshotSession
import EarshotTree

/// The targets of the screen that was looked at last, found once for all commands on it.
///
/// They follow from the screen and the language alone. Two screens are compared fast, because they
/// mostly share what they are made of.
struct KnownTargets: Sendable {
  private var screen: Screen?
  private var targets: VoiceControlTargets?

  /// The targets of a screen when they are known; else `nil`.
  func targets(on screen: Transcript.OrderedScreen, language: String) -> VoiceControlTargets? {
    guard let targets, targets.language == language, self.screen == screen.screen else {
      return nil
    }
    return targets
  }

  /// Finds the targets of a screen unless they are known.
  mutating func learn(_ screen: Transcript.OrderedScreen, language: String) -> VoiceControlTargets {
    if let known = targets(on: screen, language: language) { return known }
    let found = VoiceControlTargets(on: screen, language: language)
    self.screen = screen.screen
    targets = found
    return found
  }
}

/// A value that follows from others, kept so that it is found once; it makes no difference between
/// the values that keep it.
@propertyWrapper
struct Remembered<Value: Sendable>: Hashable, Sendable {
  var wrappedValue: Value

  static func == (first: Self, second: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
