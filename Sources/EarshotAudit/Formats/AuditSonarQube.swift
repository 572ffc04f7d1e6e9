import EarshotText
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// Generic issues of SonarQube and SonarCloud, in the format of version 10.3.
  package static let sonarqube = OutputFormat(
    id: "sonarqube", summary: "generic issues of SonarQube", fileExtension: "json"
  ) { AuditSonarQube(document: $0).write() }
}

/// Writes the rules that speak, then an issue a finding.
private struct AuditSonarQube {
  let document: AuditDocument

  func write() -> [UInt8] {
    let rules = Dictionary(
      document.counted.map { ($0.problem.rule.id, $0.problem.rule) },
      uniquingKeysWith: { first, _ in first }
    ).values.sorted { $0.id < $1.id }
    return JSONWriter.document { json in
      json.array("rules") { json in
        for rule in rules { json.object { write(rule, &$0) } }
        if !document.unread.isEmpty { json.object(writeRuleOfUnread) }
      }
      json.array("issues") { json in
        for (file, screen, problem) in document.counted {
          json.object { write(problem, path: file.path(of: screen), &$0) }
        }
        for unread in document.unread { json.object { write(unread, &$0) } }
      }
    }
  }

  /// What could not be read is an issue like others, and its rule has to be described.
  private func writeRuleOfUnread(_ json: inout JSONWriter) {
    let sentence = AuditWords(document)(.unread)
    json.fields([
      "id": "unread", "name": sentence, "description": sentence, "engineId": "earshot",
      "cleanCodeAttribute": "CONVENTIONAL",
    ])
    json.lines("impacts", [Severity.error]) {
      ["softwareQuality": "RELIABILITY", "severity": $0.inSonarQube]
    }
  }

  private func write(_ unread: AuditDocument.Unread, _ json: inout JSONWriter) {
    json.field("ruleId", "unread")
    json.line("primaryLocation") {
      $0.fields(["message": unread.text, "filePath": unread.path.relativePath])
    }
  }

  private func write(_ rule: Rule, _ json: inout JSONWriter) {
    let text = rule.text(in: document.language)
    json.fields([
      "id": rule.id, "name": text.summary, "description": text.why.capitalizingFirst + ".",
      "engineId": "earshot", "cleanCodeAttribute": "CONVENTIONAL",
    ])
    json.lines("impacts", [rule.severity]) {
      ["softwareQuality": "RELIABILITY", "severity": $0.inSonarQube]
    }
  }

  private func write(
    _ problem: AuditDocument.Problem, path: String, _ json: inout JSONWriter
  ) {
    json.field("ruleId", problem.rule.id)
    json.object("primaryLocation") { json in
      json.fields([
        "message": problem.words.what.onOneLine, "filePath": path.relativePath,
      ])
      if let location = problem.location {
        json.line("textRange") { $0.field("startLine", location.line) }
      }
    }
  }
}

extension Severity {
  fileprivate var inSonarQube: String {
    switch self {
    case .error: "HIGH"
    case .warning: "MEDIUM"
    case .info: "LOW"
    }
  }
}
