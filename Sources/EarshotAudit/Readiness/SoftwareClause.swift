/// A clause of chapter 11 of EN 301 549 v3.2.1 that repeats no criterion of WCAG.
package struct SoftwareClause: Hashable, Sendable {
  /// The number, such as `11.5.2.7`.
  package let number: String
  /// The name in the standard.
  package let name: String
  /// The rules about it.
  let rules: Set<Rule.ID>
  /// The criterion of WCAG whose rules are about it too; `nil` for none.
  let criterion: String?

  private init(_ number: String, _ name: String, like criterion: String? = nil, _ rules: Rule.ID...)
  {
    self.number = number
    self.name = name
    self.rules = Set(rules)
    self.criterion = criterion
  }

  /// The clauses on what software tells assistive technology, and on what the user has set, in order.
  package static let all: [SoftwareClause] = [
    SoftwareClause("11.5.2.5", "Object information", like: "4.1.2"),
    SoftwareClause("11.5.2.6", "Row, column, and headers", "table-headers-missing"),
    SoftwareClause(
      "11.5.2.7", "Values", "field-label-hides-value", "value-as-label", "value-in-label",
      "value-missing", "value-raw"),
    SoftwareClause(
      "11.5.2.8", "Label relationships", "control-label-split", "field-label-missing",
      "field-placeholder-only", "pair-split", "picker-label-missing", "slider-label-missing",
      "stepper-label-missing", "switch-label-missing"),
    SoftwareClause(
      "11.5.2.9", "Parent-child relationships", "order-list-foreign", "tree-parent-child"),
    SoftwareClause("11.5.2.10", "Text"),
    SoftwareClause(
      "11.5.2.11", "List of available actions", "action-missing", "action-name-duplicate",
      "action-name-missing"),
    SoftwareClause(
      "11.5.2.12", "Execution of available actions", "activation-point-misses-control",
      "activation-point-outside", "adjustable-hides-controls"),
    SoftwareClause(
      "11.5.2.13", "Tracking of focus and selection attributes", "trait-missing-selected"),
    SoftwareClause("11.5.2.14", "Modification of focus and selection attributes"),
    SoftwareClause("11.5.2.15", "Change notification", "loading-not-announced"),
    SoftwareClause(
      "11.5.2.16", "Modifications of states and properties", "trait-disabled-usable",
      "trait-missing-disabled"),
    SoftwareClause("11.5.2.17", "Modifications of values and text", "value-missing"),
    SoftwareClause("11.6.2", "No disruption of accessibility features"),
    SoftwareClause(
      "11.7", "User preferences", "contrast-appearance", "dynamic-type-partial",
      "dynamic-type-unsupported"),
  ]

  /// The clause on software that repeats a criterion; `nil` where the standard has none.
  package static func number(of criterion: SuccessCriterion) -> String? {
    guard criterion.isAsked(inVersion: "2.1"), !void.contains(criterion.number) else { return nil }
    return "11.\(criterion.number)" + (split.contains(criterion.number) ? ".1" : "")
  }

  /// The criteria that are about sets of pages, and void for software.
  private static let void: Set<String> = ["2.4.1", "2.4.2", "2.4.5", "3.1.2", "3.2.3", "3.2.4"]

  /// The criteria with one clause for software that lets assistive technology in, and another.
  private static let split: Set<String> = [
    "1.1.1", "1.2.1", "1.2.3", "1.3.1", "1.3.2", "1.3.5", "1.4.4", "1.4.5", "2.1.1", "2.1.4",
    "2.5.3", "3.1.1", "3.3.1", "4.1.1", "4.1.2", "4.1.3",
  ]
}
