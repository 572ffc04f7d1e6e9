public import EarshotTree

/// The settings of a listener: system, language, hints and verbosity.
public struct SpeechSettings: Hashable, Sendable {
  /// The system that speaks; rules that differ by version are keyed by it.
  public var profile: Profile
  /// BCP 47 tag of the language of the system.
  public var language: String
  /// Whether hints are spoken.
  public var speaksHints: Bool
  /// The parts that are spoken before, after or not at all.
  public var verbosity: Verbosity
  /// The variants that some recordings have and others contradict; none unless asked for.
  public var variants: Set<SpeechVariant>

  /// Makes settings; the defaults are those of a phone that was just set up.
  public init(
    profile: Profile = .standard, language: String = "en", speaksHints: Bool = true,
    verbosity: Verbosity = Verbosity(), variants: Set<SpeechVariant> = []
  ) {
    self.profile = profile
    self.language = language
    self.speaksHints = speaksHints
    self.verbosity = verbosity
    self.variants = variants
  }
}
