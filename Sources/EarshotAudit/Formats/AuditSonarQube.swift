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
      json.objects("rules", rules) { write($1, &$0) }
      json.objects("issues", document.counted) { json, found in
        write(found.problem, path: found.file.path(of: found.screen), &json)
      }
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
