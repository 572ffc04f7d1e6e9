public import EarshotTree

/// One flaw that a rule found on a screen, as data; the words come from the rule.
public struct Finding: Hashable, Sendable, Codable {
  /// Whether it is a flaw, or a question for a person.
  public enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is a flaw.
    case fail
    /// Only a person can tell.
    case review
  }

  /// A datum of a finding.
  public enum Argument: Hashable, Sendable, Codable {
    /// Words of the app, or a name.
    case text(String)
    /// A number; written with at most two decimals.
    case number(Double)

    /// A number of things.
    static func count(_ number: Int) -> Argument { .number(Double(number)) }
  }

  /// The id of the rule.
  public var rule: Rule.ID
  /// The element; `nil` is the screen as a whole.
  public var element: Element.ID?
  /// Whether it is a flaw or a question.
  public var outcome: Outcome
  /// How bad it is.
  public var severity: Severity
  /// How sure it is.
  public var confidence: Confidence
  /// The data by name, for the words of the rule.
  public var arguments: [String: Argument]
  /// Other elements that the finding is about, such as the stops of a row.
  public var covers: [Element.ID]
  /// The fix, as changes of the screen.
  public var fix: Fix?
  /// The place in points of the screen, if it is no element or a part of one.
  public var frame: Rect?
}
