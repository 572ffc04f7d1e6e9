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
  let screens = try subject.screens(for: listener.profile)
  let results = screens.enumerated().map { index, screen in
    let audited = AuditedScreen(screen)
    let findings = Audit.standard.report(of: audited).findings.told(on: audited).filter { finding in
      finding.outcome == .fail && finding.severity >= severity && !rules.contains(finding.rule)
    }
    return AuditDocument.ScreenResult(
      findings, on: audited, number: index + 1,
      language: listener.language ?? screen.language ?? "en")
  }
  let count = results.reduce(0) { $0 + $1.problems.count }
  guard count > 0 else { return }
  let document = AuditDocument(
    language: listener.language ?? screens.first?.language ?? "en",
    profile: (listener.profile ?? .standard).description, version: "",
    files: [AuditDocument.File(path: "", format: "", screens: results)], rules: [])
  throw ExpectationFailure(
    "\(count) \(count == 1 ? "finding" : "findings"), expected none:\n"
      + document.causesInWords.joined(separator: "\n"))
}
