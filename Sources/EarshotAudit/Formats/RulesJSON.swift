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
    var writer = JSONWriter(isPretty: true)
    writer.object { writer in
      writer.key("earshot")
      writer.value(1)
      writer.key("language")
      writer.value(manual.language)
      writer.key("rules")
      writer.array { writer in
        for rule in manual.rules { writer.object { write(rule, &$0) } }
      }
    }
    writer.finishLine()
    return writer.bytes
  }

  private func write(_ rule: Rule, _ writer: inout JSONWriter) {
    let text = rule.text(in: manual.language)
    for (key, value) in [
      ("id", rule.id), ("summary", text.summary), ("severity", rule.severity.rawValue),
      ("confidence", rule.confidence.rawValue), ("impact", rule.impact.rawValue),
      ("step", rule.step.rawValue), ("what", text.what), ("why", text.why), ("advice", text.advice),
    ] as [(StaticString, String)] {
      writer.key(key)
      writer.value(value)
    }
    writer.key("optIn")
    writer.value(rule.isOptIn)
    writer.key("inputs")
    writer.value(
      [("screens", rule.looksAtScreens), ("strings", rule.looksAtStrings)].filter(\.1).map(\.0))
    for (key, values) in [
      ("criteria", rule.criteria), ("references", rule.references), ("yieldsTo", rule.yieldsTo),
    ] as [(StaticString, [String])] {
      writer.key(key)
      writer.value(values)
    }
    writer.key("settings")
    writer.array { writer in
      for (name, value) in rule.settings.sorted(by: { $0.key < $1.key }) {
        writer.line { writer in
          writer.key("name")
          writer.value(name)
          writer.key("default")
          writer.number(value)
        }
      }
    }
    guard manual.hasPages else { return }
    writer.key("failing")
    writer.value(rule.failures(manual.words).map(\.text))
    writer.key("passing")
    writer.value(rule.passes)
  }
}
