import EarshotAudit
import EarshotSpeech
import EarshotTree
import EarshotWriting

/// Writes findings for clients, in the language of the page.
struct FindingWriter: Sendable {
  /// The language of the page.
  var language: String

  /// Writes the members of a finding.
  ///
  /// - Parameters:
  ///   - problem: the finding.
  ///   - screen: the name of its screen.
  ///   - label: the label of its element; `nil` without one.
  func write(
    _ problem: AuditDocument.Problem, screen: String, label: String?, _ json: inout JSONWriter
  ) {
    var problem = problem
    problem.tell(in: language)
    let finding = problem.finding
    json.fields([
      "rule": finding.rule, "severity": finding.severity.rawValue,
      "outcome": finding.outcome.rawValue, "screen": screen,
      "element": finding.element?.rawValue, "label": label,
    ])
    json.field("frame", problem.frame)
    json.field("location", problem.location.map { [$0.line, $0.column] })
    json.fields([
      "what": problem.words.what, "why": problem.words.why, "advice": problem.words.advice,
      "now": problem.preview?.now, "after": problem.preview?.after,
      "criteria": problem.rule.criteria, "fingerprint": problem.fingerprint,
      "known": problem.suppression == .baseline,
      "suppressed": problem.suppression != nil, "component": problem.shape,
    ])
    json.objects("fixes", problem.codeWithExamples?.blocks ?? []) { json, block in
      json.fields([
        "title": block.name, "language": block.language,
        "code": block.lines.joined(separator: "\n"),
      ])
    }
  }
}
