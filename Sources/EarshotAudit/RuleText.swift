/// The words of a rule in one language.
public struct RuleText: Hashable, Sendable {
  /// What the rule finds, as one sentence for a list.
  public let summary: String
  /// What is wrong here: one line, with `{name}` where data of the finding stands.
  public let what: String
  /// Who is hurt, and how.
  public let why: String
  /// What to do, with `{name}` where data of the finding stands.
  public let advice: String

  /// Makes the words of a rule.
  init(_ summary: String, what: String, why: String, advice: String) {
    self.summary = summary
    self.what = what
    self.why = why
    self.advice = advice
  }
}
