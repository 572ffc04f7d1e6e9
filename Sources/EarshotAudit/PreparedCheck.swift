/// A check as it is run: judges are handed one reference to it for each node.
final class PreparedCheck: Sendable {
  let check: Audit.Check
  /// The numbers that decide by name, with the defaults of the rule.
  let settings: [String: Double]
  /// The same in a row; so few are found soonest one by one.
  let numbers: [(name: String, value: Double)]

  init(_ check: Audit.Check) {
    self.check = check
    settings = check.rule.settings.merging(check.settings) { $1 }
    numbers = settings.map { (name: $0.key, value: $0.value) }
  }

  /// What the rule says of a screen; `nil` when it does not look at screens.
  func run(on screen: AuditedScreen) -> RuleContext? {
    guard let look = check.rule.check.screen else { return nil }
    var run = RuleContext(self, on: screen)
    look(&run)
    return run
  }
}
