package import EarshotWriting

extension OutputFormat where Document == Trend {
  /// JSON with everything, described by `Documentation/Formats/Trend.schema.json`.
  package static let json = OutputFormat(
    summary: "everything, for scripts; stable and versioned"
  ) { TrendJSON(trend: $0).write(isPretty: $1) }
}

/// Writes version 1 of the JSON of a trend.
private struct TrendJSON {
  let trend: Trend

  func write(isPretty: Bool) -> [UInt8] {
    JSONWriter.document(isPretty: isPretty) { json in
      json.fields([
        "earshot-trend": 1, "path": trend.path, "branch": trend.branch, "language": trend.language,
        "runCount": trend.runCount,
      ])
      json.line("since") { write(trend.since, &$0) }
      json.line("until") { write(trend.until, &$0) }
      json.lines("runs", trend.runs) { write($1, &$0) }
      json.lines("rules", trend.rules) { json, rule in
        json.field("rule", rule.id)
        write(rule.findings, "findings", &json)
        json.field("series", rule.series)
      }
      json.lines("screens", trend.screens) { json, screen in
        json.fields(["path": screen.path, "screen": screen.name])
        write(screen.findings, "findings", &json)
        write(screen.stops, "stops", &json)
      }
      json.fields(["newScreens": trend.newScreens, "goneScreens": trend.goneScreens])
      json.lines("components", trend.components) { json, component in
        json.field("shape", component.shape)
        write(component.findings, "findings", &json)
        write(component.screens, "screens", &json)
      }
      json.lines("goals", trend.goals) { json, goal in
        json.fields(["goal": goal.name, "technology": goal.technology])
        json.line("before", goal.before) { write($1, &$0) }
        json.line("after", goal.after) { write($1, &$0) }
      }
      json.lines("added", trend.comparison.added) { write($1, &$0) }
      json.lines("mended", trend.comparison.mended) { write($1, &$0) }
      json.field("unknown", trend.comparison.unknown)
    }
  }

  private func write(_ run: Trend.Run, _ json: inout JSONWriter) {
    json.fields([
      "number": run.number, "time": TrendTime.text(run.time), "commit": run.commit,
      "branch": run.branch, "errors": run.findings[.error] ?? 0,
      "warnings": run.findings[.warning] ?? 0, "notes": run.findings[.info] ?? 0,
      "questions": run.findings[.question] ?? 0, "screens": run.screens, "stops": run.stops,
      "unread": run.unread,
    ])
  }

  private func write(_ change: Trend.Change, _ name: StaticString, _ json: inout JSONWriter) {
    json.field(name, [change.before, change.after])
  }

  private func write(_ goal: HistoryRun.Goal, _ json: inout JSONWriter) {
    json.fields(["steps": goal.steps, "seconds": goal.seconds])
  }

  private func write(_ place: RunComparison.Place, _ json: inout JSONWriter) {
    let finding = place.finding
    json.fields([
      "path": place.path, "screen": place.screen, "rule": finding.rule,
      "severity": finding.severity.rawValue, "fingerprint": finding.fingerprint,
      "shape": finding.component, "what": finding.what,
    ])
  }
}
