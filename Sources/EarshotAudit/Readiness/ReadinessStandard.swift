/// The list of requirements that a readiness document goes through.
package enum ReadinessStandard: String, CaseIterable, Sendable {
  /// The nine accessibility labels of the App Store.
  case labels
  /// WCAG 2.2, levels A and AA.
  case wcag
  /// EN 301 549 v3.2.1, clause 11 on software.
  case en301549
  /// GOST R 52872-2019, which takes over WCAG 2.1 at the levels A and AA.
  case gost
}

extension ReadinessStandard {
  /// The requirements in their order, with those of the rules that are about each.
  func requirements(_ rules: [Rule]) -> [ReadinessRequirement] {
    switch self {
    case .labels: StoreLabel.allCases.map { .label($0, rules) }
    case .wcag:
      SuccessCriterion.all.filter { $0.isAsked(inVersion: "2.2") }
        .map { .criterion($0, $0.number, rules) }
    case .gost:
      SuccessCriterion.all.filter { $0.isAsked(inVersion: "2.1") }
        .map { .criterion($0, $0.number, rules) }
    case .en301549:
      SuccessCriterion.all.compactMap { criterion in
        SoftwareClause.number(of: criterion).map { .criterion(criterion, $0, rules) }
      } + SoftwareClause.all.map { .clause($0, rules) }
    }
  }
}
