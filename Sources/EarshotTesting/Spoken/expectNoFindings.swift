public import EarshotAudit
import EarshotTree
public import Testing

/// Expects that the audit finds nothing on the screens, as `earshot audit` would not.
///
/// ```swift
/// expectNoFindings(CaptureFile("menu.xml"))
/// expectNoFindings(menu, from: .error, except: ["target-size-recommended"])
/// ```
///
/// What the capture cannot tell is not judged. Questions for a person do not count.
///
/// - Parameters:
///   - severity: the mildest findings that count.
///   - rules: the rules that do not.
public func expectNoFindings(
  _ subject: some Speakable, from severity: Severity = .warning, except rules: Set<Rule.ID> = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  IssueReporter.record(at: sourceLocation) {
    try requireNoFindings(subject, from: severity, except: rules)
  }
}

/// Throws ``ExpectationFailure`` if the audit finds something on the screens; for XCTest.
///
/// - Parameters:
///   - severity: the mildest findings that count.
///   - rules: the rules that do not.
public func requireNoFindings(
  _ subject: some Speakable, from severity: Severity = .warning, except rules: Set<Rule.ID> = []
) throws {
  if let unknown = rules.first(where: { Rule.named($0) == nil }) {
    throw ScenarioMistake("there is no rule '\(unknown)'; 'earshot rules' lists them")
  }
  let listener = Listener.current
  var lines: [String] = []
  for screen in try subject.screens(for: listener.profile) {
    for finding in Audit.standard.report(of: screen).findings
    where finding.outcome == .fail && finding.severity >= severity
      && !rules.contains(finding.rule)
    {
      guard let rule = Rule.named(finding.rule) else { continue }
      let words = rule.words(for: finding, in: listener.language ?? screen.language ?? "en")
      let place = finding.element.map { "\($0): " } ?? ""
      lines.append("\(finding.severity): \(place)\(words.what) [\(rule.id)]\n  \(words.advice)")
    }
  }
  if !lines.isEmpty {
    throw ExpectationFailure(
      "\(lines.count) \(lines.count == 1 ? "finding" : "findings"), expected none:\n"
        + lines.joined(separator: "\n"))
  }
}
