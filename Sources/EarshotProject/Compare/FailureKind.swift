package import EarshotComparison

/// A kind of difference that makes the command fail.
package enum FailureKind: String, CaseIterable {
  case added, any, contrast, count, findings, order, removed, scroll
  case textSize = "text-size"
  case wording

  package func isMet(by comparison: Comparison) -> Bool {
    let result = comparison.result
    return switch self {
    case .added: comparison.isAdded || result.count(of: .added) > 0
    case .removed: comparison.isRemoved || result.count(of: .removed) > 0
    case .order: result.count(of: .moved) > 0
    case .wording: result.count(of: .reworded) > 0
    // Only revisions are audited.
    case .findings: false
    case .count: result.before.stops != result.after.stops
    case .textSize: result.textSize?.findings.isEmpty == false
    case .contrast: result.contrast?.findings.isEmpty == false
    case .scroll: result.scroll?.findings.isEmpty == false
    case .any:
      !comparison.isEqual
        || [FailureKind.textSize, .contrast, .scroll].contains { $0.isMet(by: comparison) }
    }
  }

  /// Whether a comparison of revisions is a failure by this kind.
  package func isMet(by comparison: RevisionComparison) -> Bool {
    switch self {
    // What is worse in two settings of a phone is no matter of two revisions.
    case .textSize, .contrast, .scroll: false
    case .findings: comparison.findings.came.contains { $0.severity != "review" }
    case .any: !comparison.screens.isEmpty || !comparison.code.isEmpty
    case .added, .removed, .order, .wording, .count:
      comparison.screens.contains { isMet(by: $0.comparison) }
    }
  }
}
