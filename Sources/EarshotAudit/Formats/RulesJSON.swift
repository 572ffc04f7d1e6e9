package import EarshotWriting

extension OutputFormat where Document == RuleManual {
  /// Everything about the rules, for scripts.
  package static let json = OutputFormat(
    id: "json", summary: "everything about the rules, for scripts", fileExtension: "json"
  ) { RulesJSON(manual: $0).bytes }
}

/// Writes the manual as JSON.
private struct RulesJSON {
  var manual: RuleManual

  var bytes: [UInt8] {
    JSONWriter.document { json in
      json.fields(["earshot": 1, "language": manual.language])
      json.objects("rules", manual.rules) { write($1, &$0) }
    }
  }

  private func write(_ rule: Rule, _ json: inout JSONWriter) {
    let text = rule.text(in: manual.language)
    let inputs = [
      ("screens", rule.looksAtScreens), ("strings", rule.looksAtStrings),
      ("sessions", rule.looksAtSessions),
    ]
    json.fields([
      "id": rule.id, "summary": text.summary, "severity": rule.severity.rawValue,
      "confidence": rule.confidence.rawValue, "impact": rule.impact.rawValue,
      "step": rule.category.rawValue, "what": WordTemplate(text.what).general,
      "why": text.why, "advice": WordTemplate(text.advice).general,
      "optIn": rule.isOptIn, "inputs": inputs.filter(\.1).map(\.0), "criteria": rule.criteria,
      "references": rule.references, "yieldsTo": rule.supersededBy,
    ])
    json.lines("settings", rule.settings.sorted { $0.key < $1.key }) {
      ["name": $0.key, "default": $0.value]
    }
    guard manual.hasPages else { return }
    json.field("failing", rule.examples.failing.map(\.text))
    json.field("passing", rule.examples.passing.map(\.text))
  }
}
