/// A line of a standard: a label of the store, or a criterion.
package struct ReadinessRequirement: Hashable, Sendable {
  /// What it takes to call a requirement supported.
  enum Proof: Hashable, Sendable {
    /// Each of these rules measured all that it looks at on each screen.
    case measured(by: [Rule.ID])
    /// The same, and a scenario of the technology passes.
    case driven(by: [Rule.ID], ReadinessTechnology)
    /// Files cannot prove it: rules, if there are any, see a part of it.
    case impossible
  }

  /// The id, such as `voiceover` or `11.1.1.1.1`.
  package let id: String
  /// The key of its words: the id of a label, the number of a criterion or clause.
  let key: String
  /// The level of WCAG; `nil` for what has none.
  package let level: String?
  /// The name in English; `nil` where words of a label have it.
  let name: String?
  /// The rules about it.
  package let rules: Set<Rule.ID>
  /// The severity from which a flaw stands against it.
  let decidingSeverity: Severity
  /// What would prove it.
  let proof: Proof
}

extension ReadinessRequirement {
  /// The requirement of a label: errors stand against what people do by ear and by voice, as lesser
  /// flaws do not keep them from finishing a task; against the others warnings do.
  static func label(_ label: StoreLabel, _ rules: [Rule]) -> ReadinessRequirement {
    let proof: Proof =
      switch label {
      case .voiceOver: .driven(by: ["label-missing"], .voiceOver)
      case .voiceControl: .driven(by: ["voice-name-unspeakable"], .voiceControl)
      case .sufficientContrast: .measured(by: ["contrast-text", "contrast-nontext"])
      case .largerText, .darkInterface, .differentiateWithoutColor, .reducedMotion, .captions,
        .audioDescriptions:
        .impossible
      }
    let isOfTechnology = label == .voiceOver || label == .voiceControl
    return ReadinessRequirement(
      id: label.rawValue, key: label.rawValue, level: nil, name: nil,
      rules: Set(rules.filter { StoreLabel.labels(of: $0).contains(label) }.map(\.id)),
      decidingSeverity: isOfTechnology ? .error : .warning, proof: proof)
  }

  /// The requirement of a criterion under its number in a standard: every flaw fails it.
  static func criterion(
    _ criterion: SuccessCriterion, _ number: String, _ rules: [Rule]
  ) -> ReadinessRequirement {
    let proof: [String: [Rule.ID]] = [
      "1.4.3": ["contrast-text"], "1.4.11": ["contrast-nontext"], "2.5.3": ["label-in-name"],
      "2.5.8": ["target-size-minimum"],
    ]
    return ReadinessRequirement(
      id: number, key: criterion.number, level: criterion.level, name: criterion.name,
      rules: ids(of: criterion.number, rules), decidingSeverity: .info,
      proof: proof[criterion.number].map { .measured(by: $0) } ?? .impossible)
  }

  /// The requirement of a clause that repeats no criterion.
  static func clause(_ clause: SoftwareClause, _ rules: [Rule]) -> ReadinessRequirement {
    let known = clause.criterion.map { ids(of: $0, rules) } ?? []
    return ReadinessRequirement(
      id: clause.number, key: clause.number, level: nil, name: clause.name,
      rules: known.union(rules.map(\.id).filter(clause.rules.contains)), decidingSeverity: .info,
      proof: .impossible)
  }

  private static func ids(of criterion: String, _ rules: [Rule]) -> Set<Rule.ID> {
    Set(rules.filter { $0.criteria.contains(criterion) }.map(\.id))
  }
}
