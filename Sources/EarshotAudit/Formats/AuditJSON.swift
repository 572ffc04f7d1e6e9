import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// JSON with everything, described by `Documentation/Formats/Audit.schema.json`.
  package static var json: OutputFormat<AuditDocument> {
    OutputFormat(
      id: "json", summary: "everything, for scripts; stable and versioned", fileExtension: "json",
      write: { AuditJSON(document: $0).write() })
  }
}

/// Writes version 1 of the JSON of an audit.
private struct AuditJSON {
  var document: AuditDocument

  func write() -> [UInt8] {
    JSONWriter.document { json in
      json.field("earshot-audit", 1)
      json.field("version", document.version)
      json.field("profile", document.profile)
      json.field("language", document.language)
      json.objects("files", document.files) { write($1, &$0) }
      json.objects("unread", document.unread) { write($1, &$0) }
      json.objects("rules", document.rules) { write($1, &$0) }
      json.field("staleBaselineEntries", document.staleBaselineEntries)
      json.object("summary") { AuditJSONSummary(document).write(&$0) }
    }
  }

  private func write(_ file: AuditDocument.File, _ json: inout JSONWriter) {
    json.field("path", file.path)
    json.field("format", file.format)
    json.objects("screens", file.screens) { write($1, &$0) }
  }

  private func write(_ unread: AuditDocument.Unread, _ json: inout JSONWriter) {
    json.field("path", unread.path)
    json.field("message", unread.message)
    json.field("help", unread.help)
    json.field("location", unread.location.map { [$0.line, $0.column] })
  }

  private func write(_ screen: AuditDocument.ScreenResult, _ json: inout JSONWriter) {
    json.field("title", screen.title)
    json.field("number", screen.number)
    json.field("size", screen.size.map { [$0.width, $0.height] })
    json.field("stops", screen.stopCount)
    json.field("picture", screen.picture?.mediaType)
    json.objects("findings", screen.problems) { write($1, &$0) }
    json.lines("outcomes", screen.outcomes) { write($1, &$0) }
  }

  private func write(_ problem: AuditDocument.Problem, _ json: inout JSONWriter) {
    let finding = problem.finding
    json.field("number", problem.number)
    json.field("rule", finding.rule)
    json.field("step", problem.rule.category.rawValue)
    json.field("severity", finding.severity.rawValue)
    json.field("confidence", finding.confidence.rawValue)
    json.field("impact", problem.rule.impact.rawValue)
    json.field("outcome", finding.outcome.rawValue)
    json.field("fingerprint", problem.fingerprint)
    json.field("element", finding.element?.rawValue)
    json.field("shape", problem.shape)
    json.field("frame", problem.frame?.rounded)
    json.field("location", problem.location.map { [$0.line, $0.column] })
    json.field("covers", finding.covers.map(\.rawValue))
    writeWords(of: problem, &json)
  }

  private func writeWords(of problem: AuditDocument.Problem, _ json: inout JSONWriter) {
    json.line("arguments") { json in
      for (name, argument) in problem.finding.arguments.sorted(by: { $0.key < $1.key }) {
        switch argument {
        case .text(let text): json.field(named: name, text)
        case .number(let number): json.field(named: name, number)
        }
      }
    }
    json.field("what", problem.words.what)
    json.field("why", problem.words.why)
    json.field("advice", problem.words.advice)
    json.object("heard", problem.heard) { json, heard in
      json.field("now", heard.now)
      json.field("after", heard.after)
    }
    json.field("fix", problem.finding.fix, of: problem.finding.element)
    json.line("suppression", problem.suppression) { json, suppression in
      json.field("kind", suppression.kind)
      json.field("reason", suppression.reason)
    }
  }

  private func write(_ outcome: AuditReport.Outcome, _ json: inout JSONWriter) {
    json.field("rule", outcome.rule)
    json.field(
      "state",
      outcome.isNotApplicable
        ? "not-applicable" : outcome.isNotMeasured ? "not-measured" : "measured")
    json.field("passed", outcome.passed)
    json.field("found", outcome.found)
    json.line("gaps") { json in
      for (gap, count) in outcome.incomplete.sorted(by: { $0.key < $1.key }) {
        json.field(named: gap.id, count)
      }
    }
  }

  private func write(_ rule: Rule, _ json: inout JSONWriter) {
    let text = rule.text(in: document.language)
    json.field("id", rule.id)
    json.field("step", rule.category.rawValue)
    json.field("severity", rule.severity.rawValue)
    json.field("confidence", rule.confidence.rawValue)
    json.field("impact", rule.impact.rawValue)
    json.field("criteria", rule.criteria)
    json.field("references", rule.references)
    json.field("summary", text.summary)
    json.field("why", text.why)
  }
}

/// Writes the numbers of an audit.
private struct AuditJSONSummary {
  private let summary: AuditSummary

  init(_ document: AuditDocument) {
    summary = AuditSummary(document)
  }

  func write(_ json: inout JSONWriter) {
    json.field("errors", summary.severities[.error] ?? 0)
    json.field("warnings", summary.severities[.warning] ?? 0)
    json.field("notes", summary.severities[.info] ?? 0)
    json.field("questions", summary.questions)
    json.field("suppressed", summary.suppressed)
    json.field("checks", summary.checks)
    json.field("measured", summary.measured)
    json.field("notApplicable", summary.notApplicable)
    json.field("notMeasured", summary.notMeasured)
    json.lines("gaps", summary.gaps) { write($1, &$0) }
    json.lines("rules", summary.rules) { write($1, &$0) }
    json.lines("components", summary.components) { write($1, &$0) }
    json.lines("screens", summary.screens) { write($1, &$0) }
  }

  private func write(_ gap: AuditSummary.Unmeasured, _ json: inout JSONWriter) {
    json.field("gap", gap.gap.id)
    json.field("checks", gap.checks)
    json.field("rules", gap.rules)
  }

  private func write(_ rule: AuditSummary.RuleCount, _ json: inout JSONWriter) {
    json.field("rule", rule.rule.id)
    json.field("findings", rule.count)
    json.field("screens", rule.screens)
  }

  private func write(_ component: AuditSummary.Component, _ json: inout JSONWriter) {
    json.field("shape", component.shape)
    json.field("elements", component.elements)
    json.field("findings", component.findings)
    json.field("screens", component.screens)
    json.field("rules", component.rules)
  }

  private func write(_ screen: AuditSummary.Density, _ json: inout JSONWriter) {
    json.field("path", screen.file.path)
    json.field("number", screen.screen.number)
    json.field("findings", screen.findings)
    json.field("stops", screen.screen.stopCount)
    json.field("perStop", screen.perStop.map { ($0 * 1_000).rounded() / 1_000 })
  }
}
