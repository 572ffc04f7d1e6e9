import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// The report on code quality of GitLab, which is the JSON of Code Climate.
  package static let gitlab = OutputFormat(
    id: "gitlab", summary: "code quality of GitLab and Code Climate", fileExtension: "json"
  ) { AuditGitLab(document: $0).write() }
}

/// Writes an object a finding.
private struct AuditGitLab {
  /// A line of the report on code quality.
  private struct Issue {
    var check: String
    var text: String
    var severity: String
    var path: String
    var line: Int
    var fingerprint: String
  }

  let document: AuditDocument

  func write() -> [UInt8] {
    JSONWriter.document(of: issues) { json, issue in
      json.fields([
        "type": "issue", "check_name": issue.check, "description": issue.text,
        "categories": ["Compatibility"], "severity": issue.severity,
        "fingerprint": issue.fingerprint,
      ])
      json.object("location") { json in
        json.field("path", issue.path.relativePath)
        json.line("lines") { $0.field("begin", issue.line) }
      }
    }
  }

  private var issues: [Issue] {
    document.counted.map { file, screen, problem in
      Issue(
        check: problem.rule.id, text: problem.words.what.onOneLine,
        severity: problem.isQuestion ? "info" : problem.finding.severity.inCodeClimate,
        path: file.path(of: screen), line: problem.line, fingerprint: problem.fingerprint)
    }
      + document.unread.map { unread in
        var fingerprint = Fingerprint()
        for part in ["unread", unread.path.relativePath] { fingerprint.add(part) }
        return Issue(
          check: "unread", text: unread.text, severity: "blocker", path: unread.path,
          line: unread.line, fingerprint: fingerprint.text)
      }
  }
}

extension Severity {
  fileprivate var inCodeClimate: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
