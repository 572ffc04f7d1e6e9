/// Screens in screen notation that show what a rule reports and what it does not.
///
/// `▼` before the first word of a line marks an element that is reported; on the line `screen` it
/// marks a finding about the screen as a whole. A rule reports exactly what is marked.
///
/// Examples of strings files are such files, each after a line with its path, in the form in which
/// `.strings` files are written; there `▼` marks the line of a key, or of one of its forms.
public struct RuleExamples: Hashable, Sendable {
  /// A threshold from both sides: the screen just within it and the screen at or beyond it.
  public struct Boundary: Hashable, Sendable {
    /// The name of the setting, as in ``Rule/settings``.
    public let setting: String
    /// The screen that just passes.
    public let passing: String
    /// The screen that just fails, with marks.
    public let failing: String

    /// Makes a boundary.
    init(_ setting: String, passing: String, failing: String) {
      self.setting = setting
      self.passing = passing
      self.failing = failing
    }
  }

  /// A change of a screen under which the findings of a rule stay the same.
  public enum Disguise: String, Hashable, Sendable, CaseIterable {
    /// Left and right are exchanged.
    case mirrored
    /// Everything stands in one more plain view.
    case wrapped
    /// Everything lies 10 points lower on a screen that is as much higher.
    case shifted
    /// The screen is written as notation and read again.
    case rewritten
  }

  /// Screens with at least one mark each.
  public let failing: [String]
  /// Screens without marks that are right.
  public let passing: [String]
  /// Screens without marks that other tools report, or that look wrong at first.
  public let falsePositives: [String]
  /// The thresholds from both sides.
  public let boundaries: [Boundary]
  /// Strings files with at least one mark each.
  public let failingStrings: [String]
  /// Strings files without marks.
  public let passingStrings: [String]
  /// The changes that alter what this rule is about, each with a reason in a comment beside it.
  public let sensitiveTo: Set<Disguise>

  /// Makes examples.
  init(
    failing: [String] = [], passing: [String] = [], falsePositives: [String] = [],
    boundaries: [Boundary] = [], failingStrings: [String] = [], passingStrings: [String] = [],
    sensitiveTo: Set<Disguise> = []
  ) {
    self.failing = failing
    self.passing = passing
    self.falsePositives = falsePositives
    self.boundaries = boundaries
    self.failingStrings = failingStrings
    self.passingStrings = passingStrings
    self.sensitiveTo = sensitiveTo
  }
}
