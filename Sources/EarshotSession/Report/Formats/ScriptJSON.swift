import EarshotText
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == [ScriptReport] {
  /// JSON with everything that was heard, for scripts and tests.
  package static let json = OutputFormat(
    id: "json", summary: "everything that was heard and expected", fileExtension: "json"
  ) { ScriptJSON(reports: $0).bytes }
}

/// Writes one object with all scripts.
private struct ScriptJSON {
  var reports: [ScriptReport]

  var bytes: [UInt8] {
    JSONWriter.document { json in
      json.field("earshot", 1)
      json.objects("scripts", reports) { json, report in
        json.fields(["name": report.name, "source": report.source, "passed": report.isPassed])
        if !report.settings.isEmpty { json.field("settings", report.settings) }
        json.objects("steps", report.steps) { write($1, &$0) }
      }
    }
  }

  private func write(_ step: ScriptReport.Step, _ json: inout JSONWriter) {
    json.fields([
      "line": step.line, "step": step.text, "passed": step.isPassed, "problem": step.problem,
      "known": !step.isUnknown,
      "time": [step.start.inThousandths, step.end.inThousandths], "focus": step.focus?.rawValue,
    ])
    json.lines("heard", step.heard) {
      [
        "kind": $0.kind.rawValue, "text": $0.text, "line": $0.line,
        "time": [$0.start.inThousandths, $0.end.inThousandths], "audible": $0.isAudible,
      ]
    }
    json.fields(["shown": step.shown, "does": step.claims])
    if let felt = step.felt {
      json.object("braille") { $0.fields(["cells": felt.cells, "text": felt.text]) }
    }
    json.lines("elements", step.elements) { ["id": $0.id.rawValue, "label": $0.label] }
    if let findings = step.findings {
      json.lines("findings", findings) {
        [
          "rule": $0.rule, "level": $0.level, "element": $0.element?.rawValue, "what": $0.what,
          "why": $0.why, "advice": $0.advice,
        ]
      }
    }
    json.lines("expectations", step.rows) {
      ["expected": $0.expected, "heard": $0.heard, "met": $0.isMet]
    }
  }
}
