/// The decisions of a project about its audits: the contents of `.earshot.yml`.
package struct AuditConfiguration: Hashable, Sendable {
  /// The decisions of a project about one rule.
  package struct Block: Hashable, Sendable {
    /// How bad its findings are; `nil` is the rule's own word.
    package var severity: Severity?
    /// The numbers that decide.
    package var settings: [String: Double] = [:]
  }

  /// Which rules run.
  package enum Selection: Hashable, Sendable {
    /// All but those that are asked for, and but some.
    case standard(disabled: [LocatedValue<Rule.ID>], optedIn: [LocatedValue<Rule.ID>])
    /// Only these.
    case only([LocatedValue<Rule.ID>])
  }

  /// The paths that are audited of a folder; all when empty.
  package var included: [PathPattern] = []
  /// The paths that are left out of a folder.
  package var excluded: [PathPattern] = []
  /// Which rules run.
  package var selection = Selection.standard(disabled: [], optedIn: [])
  /// The format of the report.
  package var reporter: LocatedValue<String>?
  /// The file of the baseline, and the folder that it is seen from.
  package var baseline: LocatedValue<PathPattern>?
  /// The severity from which a run fails.
  package var failOn: FailureLevel?
  /// The effect of inputs that cannot be read; `nil` leaves it to the command line.
  package var unreadable: UnreadableInputs?
  /// The language of the words.
  package var language: LocatedValue<String>?
  /// The decisions about single rules.
  package var blocks: [Rule.ID: Block] = [:]
  /// The rules of the project, in order.
  package var customRules: [LocatedValue<CustomRule>] = []
  /// The findings that do not count.
  package var suppressions: [Suppression] = []

  /// The file that this one builds on.
  package var parent: LocatedValue<String>?
  /// The file that has the last word.
  package var child: LocatedValue<String>?

  /// Makes a configuration that decides nothing.
  package init() {}
}

extension AuditConfiguration {
  /// This configuration with what another decides; the other has the last word.
  ///
  /// Lists are joined, without what the other takes back; a rule that both decide about is the
  /// other's as a whole.
  package func merging(_ child: AuditConfiguration) -> AuditConfiguration {
    var merged = child
    merged.included = included.filter { !child.excluded.contains($0) } + child.included
    merged.excluded = excluded.filter { !child.included.contains($0) } + child.excluded
    merged.selection = selection.merging(child.selection)
    merged.reporter = child.reporter ?? reporter
    merged.baseline = child.baseline ?? baseline
    merged.failOn = child.failOn ?? failOn
    merged.unreadable = child.unreadable ?? unreadable
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
