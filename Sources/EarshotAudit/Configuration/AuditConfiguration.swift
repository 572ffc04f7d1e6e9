/// The decisions of a project about its audits: the contents of `.earshot.yml`.
public struct AuditConfiguration: Hashable, Sendable {
  /// The decisions of a project about one rule.
  public struct Block: Hashable, Sendable {
    /// How bad its findings are; `nil` is the rule's own word.
    public var severity: Severity?
    /// The numbers that decide.
    public var settings: [String: Double] = [:]
  }

  /// Which rules run.
  public enum Selection: Hashable, Sendable {
    /// All but those that are asked for, and but some.
    case standard(disabled: [LocatedValue<Rule.ID>], optedIn: [LocatedValue<Rule.ID>])
    /// Only these.
    case only([LocatedValue<Rule.ID>])
  }

  /// The paths that are audited of a folder; all when empty.
  public var included: [PathPattern] = []
  /// The paths that are left out of a folder.
  public var excluded: [PathPattern] = []
  /// Which rules run.
  public var selection = Selection.standard(disabled: [], optedIn: [])
  /// The format of the report.
  public var reporter: LocatedValue<String>?
  /// The file of the baseline, and the folder that it is seen from.
  public var baseline: LocatedValue<PathPattern>?
  /// The severity from which a run fails.
  public var failOn: FailureLevel?
  /// The language of the words.
  public var language: LocatedValue<String>?
  /// The decisions about single rules.
  public var blocks: [Rule.ID: Block] = [:]
  /// The rules of the project, in order.
  public var customRules: [LocatedValue<CustomRule>] = []
  /// The findings that do not count.
  public var suppressions: [Suppression] = []

  /// The file that this one builds on.
  public var parent: LocatedValue<String>?
  /// The file that has the last word.
  public var child: LocatedValue<String>?

  /// Makes a configuration that decides nothing.
  public init() {}
}

extension AuditConfiguration {
  /// This configuration with what another decides; the other has the last word.
  ///
  /// Lists are joined, without what the other takes back; a rule that both decide about is the
  /// other's as a whole.
  public func merging(_ child: AuditConfiguration) -> AuditConfiguration {
    var merged = child
    merged.included = included.filter { !child.excluded.contains($0) } + child.included
    merged.excluded = excluded.filter { !child.included.contains($0) } + child.excluded
    merged.selection = selection.merging(child.selection)
    merged.reporter = child.reporter ?? reporter
    merged.baseline = child.baseline ?? baseline
    merged.failOn = child.failOn ?? failOn
    merged.language = child.language ?? language
    merged.blocks = blocks.merging(child.blocks) { $1 }
    let redefined = Set(child.customRules.map(\.value.id))
    merged.customRules =
      customRules.filter { !redefined.contains($0.value.id) } + child.customRules
    merged.suppressions = suppressions + child.suppressions
    return merged
  }
}

extension AuditConfiguration.Selection {
  fileprivate func merging(_ child: Self) -> Self {
    guard case .standard(let childDisabled, let childOptedIn) = child else { return child }
    switch self {
    case .only(let ids):
      return .only(ids.without(childDisabled) + childOptedIn)
    case .standard(let disabled, let optedIn):
      return .standard(
        disabled: disabled.without(childOptedIn) + childDisabled,
        optedIn: optedIn.without(childDisabled) + childOptedIn)
    }
  }
}

extension [LocatedValue<Rule.ID>] {
  fileprivate func without(_ others: Self) -> Self {
    let ids = Set(others.map(\.value))
    return filter { !ids.contains($0.value) }
  }
}
