import EarshotSession
import EarshotTree

/// The targets of the screen that was looked at last, found once for all commands on it.
///
/// They follow from the screen and the language alone, so they make no difference between two
/// values. Two screens are compared fast, because they mostly share what they are made of.
struct KnownTargets: Sendable {
  private var screen: Screen?
  private var targets: VoiceTargets?

  /// The targets of a screen when they are known; else `nil`.
  func targets(on screen: Transcript.OrderedScreen, language: String) -> VoiceTargets? {
    guard let targets, targets.language == language, self.screen == screen.screen else {
      return nil
    }
    return targets
  }

  /// Finds the targets of a screen unless they are known.
  mutating func learn(_ screen: Transcript.OrderedScreen, language: String) -> VoiceTargets {
    if let known = targets(on: screen, language: language) { return known }
    let found = VoiceTargets(on: screen, language: language)
    self.screen = screen.screen
    targets = found
    return found
  }
}

extension KnownTargets: Hashable {
  /// What is remembered makes no difference.
  static func == (first: KnownTargets, second: KnownTargets) -> Bool { true }
  /// What is remembered makes no difference.
  func hash(into hasher: inout Hasher) {}
}
