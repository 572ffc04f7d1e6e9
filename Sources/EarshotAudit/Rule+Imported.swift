extension Rule {
  /// The rules that nothing but an imported audit finds, sorted by id.
  ///
  /// They have no check and no examples.
  package static let imported: [Rule] = [
    Rule(imported: "dynamic-type-partial", .dynamicTypePartial, .size, .warning, .slows, ["1.4.4"]),
    Rule(imported: "action-missing", .action, .label, .warning, .blocks, ["4.1.2"]),
    Rule(imported: "tree-parent-child", .parentChild, .navigate, .warning, .hard, ["1.3.1"]),
  ].compactMap { $0 }.sorted { $0.id < $1.id }

  /// Makes a rule that only an imported audit finds; `nil` for an unknown kind.
  private init?(
    imported id: String, _ kind: AppleAuditKind, _ category: RuleCategory, _ severity: Severity,
    _ impact: Impact, _ criteria: [String]
  ) {
    guard let english = kind.text(in: "en"), let russian = kind.text(in: "ru") else { return nil }
    self.init(
      id, category, severity, .medium, impact, english.summary, what: english.what,
      why: english.why, advice: english.advice, wcag: criteria,
      references: [.apple("xcuiautomation/xcuiaccessibilityaudittype")],
      translations: ["ru": russian], check: .screen { _ in })
  }
}
