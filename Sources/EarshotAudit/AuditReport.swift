/// The findings of the rules on one screen.
public struct AuditReport: Hashable, Sendable {
  /// How a rule fared.
  public struct Outcome: Hashable, Sendable {
    /// The id of the rule.
    public var rule: Rule.ID
    /// How many elements it found right.
    public var passed: Int
    /// How many findings it has, before other rules speak for it.
    public var found: Int
    /// The reasons why it could not measure, each with the number of elements.
    public var incomplete: [IncompleteReason: Int]

    /// Whether nothing on the screen is of the kind that it looks at.
    public var isNotApplicable: Bool { passed == 0 && found == 0 && incomplete.isEmpty }
    /// Whether all that it looks at could not be measured.
    public var isNotMeasured: Bool { passed == 0 && found == 0 && !incomplete.isEmpty }
  }

  /// The findings, in the order of the screen.
  public var findings: [Finding]
  /// How each rule fared, sorted by id.
  public var outcomes: [Outcome]

  /// Whether a pattern of the project took too long, so that another run may find more.
  package var hasSlowPattern: Bool { outcomes.contains { $0.incomplete[.slowPattern] != nil } }
}
