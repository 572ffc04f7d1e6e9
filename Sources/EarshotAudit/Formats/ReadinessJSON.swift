import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == ReadinessDocument {
  /// JSON for scripts and tests, described in `Documentation/Formats/Readiness.schema.json`.
  package static let json = OutputFormat(
    id: "json", summary: "for scripts and tests; stable and versioned", fileExtension: "json"
  ) { ReadinessJSON(document: $0).write() }
}

/// Writes version 1 of the JSON of readiness.
private struct ReadinessJSON {
  let document: ReadinessDocument

  func write() -> [UInt8] {
    JSONWriter.document { json in
      json.fields([
        "earshot": 1, "standard": document.standard.rawValue, "language": document.language,
        "profile": document.profile, "version": document.version, "screens": document.screens,
        "tasks": document.tasks, "silent": document.silent,
      ])
      json.objects("devices", document.devices) { json, device in
        json.fields([
          "device": device.device.rawValue, "screens": device.screens, "tasks": device.tasks,
        ])
        json.objects("requirements", device.entries) { write($1, &$0) }
      }
      json.lines("strayScenarios", document.strayScenarios) { write($1, &$0) }
      json.lines("unread", document.unread) { unread in
        ["path": unread.path, "message": unread.message, "help": unread.help]
      }
    }
  }

  private func write(_ entry: ReadinessDocument.Entry, _ json: inout JSONWriter) {
    json.fields([
      "id": entry.requirement.id, "name": document.shortName(of: entry.requirement),
      "level": entry.requirement.level, "status": entry.status.rawValue,
      "try": document.tries(of: entry),
    ])
    json.objects("evidence", entry.tasks) { write($1, &$0) }
  }

  private func write(_ result: ReadinessDocument.TaskResult, _ json: inout JSONWriter) {
    json.fields([
      "task": result.task, "status": result.status.rawValue, "screens": result.screens,
      "looked": result.looked, "accepted": result.accepted,
      "lacks": result.status == .notEnoughEvidence ? result.lacks.map(document.words.lack) : [],
    ])
    json.lines("unmeasured", result.unmeasured) { ["reason": $0.reason.id, "screens": $0.screens] }
    for (name, findings) in [
      ("against" as StaticString, result.against), ("milder", result.milder),
      ("questions", result.questions),
    ] {
      json.objects(name, findings) { json, findings in
        json.fields([
          "rule": findings.rule.id, "summary": document.summary(of: findings.rule),
          "count": findings.places.count,
        ])
        json.lines("places", findings.places) { place in
          [
            "path": place.path, "line": place.problem.location?.line,
            "column": place.problem.location?.column, "screen": place.screen,
            "element": place.problem.finding.element?.rawValue,
            "severity": place.problem.finding.severity.rawValue,
            "fingerprint": place.problem.fingerprint,
          ]
        }
      }
    }
    json.lines("scenarios", result.scenarios) { write($1, &$0) }
  }

  private func write(_ scenario: ReadinessScenario, _ json: inout JSONWriter) {
    json.fields([
      "path": scenario.path, "on": scenario.source, "technology": scenario.technology.rawValue,
      "isPassed": scenario.failure == nil, "line": scenario.failure?.line,
      "step": scenario.failure?.step,
    ])
  }
}
