/// The success criteria of WCAG 2.2 that the rules of an audit look at, with what was found.
package struct WCAGTable: Hashable, Sendable {
  /// A success criterion.
  package struct Row: Hashable, Sendable {
    /// The number, such as `4.1.2`.
    package var number: String
    /// The name in WCAG.
    package var name: String
    /// The level: `A`, `AA` or `AAA`.
    package var level: String
    /// The number of flaws that fail it.
    package var flaws: Int
    /// The number of questions about it that only a person can answer.
    package var questions: Int
    /// Whether a rule about it could measure something.
    package var isMeasured: Bool
  }

  /// The criteria in their order.
  package let rows: [Row]

  /// Counts the findings of an audit that count.
  package init(_ document: AuditDocument) {
    let measured = Set(AuditSummary(document).measured)
    let counted = document.counted.map(\.problem)
    rows = SuccessCriterion.all.compactMap { criterion in
      let rules = document.rules.filter { $0.criteria.contains(criterion.number) }
      guard !rules.isEmpty else { return nil }
      let found = counted.filter { $0.rule.criteria.contains(criterion.number) }
      return Row(
        number: criterion.number, name: criterion.name, level: criterion.level,
        flaws: found.count { !$0.isQuestion },
        questions: found.count(where: \.isQuestion),
        isMeasured: rules.contains { measured.contains($0.id) })
    }
  }
}
