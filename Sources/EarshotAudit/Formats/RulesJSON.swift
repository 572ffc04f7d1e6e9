package import EarshotWriting

extension OutputFormat where Document == RuleManual {
  /// Everything about the rules, for scripts.
  package static var json: OutputFormat<RuleManual> {
    OutputFormat(
      id: "json", summary: "everything about the rules, for scripts", fileExtension: "json",
      write: { RulesJSON(manual: $0).bytes })
  }
}

/// Writes the manual as JSON.
private struct RulesJSON {
  var manual: RuleManual

  var bytes: [UInt8] {
    JSONWriter.document { json in
      json.field("earshot", 1)
      json.field("language", manual.language)
      json.objects("rules", manual.rules) { write($1, &$0) }
    }
  }

  private func write(_ rule: Rule, _ json: inout JSONWriter) {
    let text = rule.text(in: manual.language)
    json.field("id", rule.id)
    json.field("summary", text.summary)
    json.field("severity", rule.severity.rawValue)
    json.field("confidence", rule.confidence.rawValue)
    json.field("impact", rule.impact.rawValue)
    json.field("step", rule.category.rawValue)
    json.field("what", text.what)
    json.field("why", text.why)
    json.field("advice", text.advice)
    json.field("optIn", rule.isOptIn)
    let inputs = [("screens", rule.looksAtScreens), ("strings", rule.looksAtStrings)]
    json.field("inputs", inputs.filter(\.1).map(\.0))
    json.field("criteria", rule.criteria)
    json.field("references", rule.references)
    json.field("yieldsTo", rule.supersededBy)
    json.lines("settings", rule.settings.sorted { $0.key < $1.key }) { json, setting in
      json.field("name", setting.key)
      json.field("default", setting.value)
    }
    guard manual.hasPages else { return }
    json.field("failing", rule.failures(manual.words).map(\.text))
    json.field("passing", rule.passes)
  }
}
