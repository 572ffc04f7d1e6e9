import EarshotText
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == [ScriptReport] {
  /// JSON with everything that was heard, for scripts and tests.
  package static var json: OutputFormat<[ScriptReport]> {
    OutputFormat(
      id: "json", summary: "everything that was heard and expected", fileExtension: "json",
      write: { ScriptJSON(reports: $0).bytes })
  }
}

/// Writes one object with all scripts.
private struct ScriptJSON {
  var reports: [ScriptReport]

  var bytes: [UInt8] {
    JSONWriter.document { json in
      json.field("earshot", 1)
      json.objects("scripts", reports) { json, report in
        json.field("name", report.name)
        json.field("source", report.source)
        json.field("passed", report.isPassed)
        json.objects("steps", report.steps) { write($1, &$0) }
      }
    }
  }

  private func write(_ step: ScriptReport.Step, _ json: inout JSONWriter) {
    json.field("line", step.line)
    json.field("step", step.text)
    json.field("passed", step.isPassed)
    json.field("problem", step.problem)
    json.field("time", [step.start.inThousandths, step.end.inThousandths])
    json.field("focus", step.focus?.rawValue)
    json.lines("heard", step.heard) { json, heard in
      json.field("kind", heard.kind.rawValue)
      json.field("text", heard.text)
      json.field("line", heard.line)
      json.field("time", [heard.start.inThousandths, heard.end.inThousandths])
    }
    json.field("shown", step.shown)
    json.field("does", step.claims)
    json.lines("expectations", step.rows) { json, row in
      json.field("expected", row.expected)
      json.field("heard", row.heard)
      json.field("met", row.isMet)
    }
  }
}
