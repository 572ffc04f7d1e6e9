import EarshotTree

extension AuditedScreen {
  /// Whether a finding is about sizes in points of a source that tells pixels.
  package func assumesDensity(of finding: Finding, by rule: Rule) -> Bool {
    rule.category == .size && screen.scale == nil
      && finding.element.flatMap { self[$0] }.map(\.isViewOfAndroid) == true
  }
}
