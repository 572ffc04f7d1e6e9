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
    var writer = JSONWriter(isPretty: true)
    writer.object { json in
      json.key("earshot-audit")
      json.value(1)
      json.key("version")
      json.value(document.version)
      json.key("profile")
      json.value(document.profile)
      json.key("language")
      json.value(document.language)
      json.key("files")
      json.array { json in document.files.forEach { write($0, &json) } }
      json.key("unread")
      json.array { json in document.unread.forEach { write($0, &json) } }
      json.key("rules")
      json.array { json in document.rules.forEach { write($0, &json) } }
      json.key("staleBaselineEntries")
      json.value(document.staleBaselineEntries)
      json.key("summary")
      json.object { AuditJSONSummary(document).write(&$0) }
    }
    writer.finishLine()
    return writer.bytes
  }

  private func write(_ file: AuditDocument.File, _ json: inout JSONWriter) {
    json.object { json in
      json.key("path")
      json.value(file.path)
      json.key("format")
      json.value(file.format)
      json.key("screens")
      json.array { json in file.screens.forEach { write($0, &json) } }
    }
  }

  private func write(_ unread: AuditDocument.Unread, _ json: inout JSONWriter) {
    json.object { json in
      json.key("path")
      json.value(unread.path)
      json.key("message")
      json.value(unread.message)
      json.key("help")
      json.value(unread.help)
      json.key("location")
      json.value(unread.location.map { [Double($0.line), Double($0.column)] })
    }
  }

  private func write(_ screen: AuditDocument.ScreenResult, _ json: inout JSONWriter) {
    json.object { json in
      json.key("title")
      json.value(screen.title)
      json.key("number")
      json.value(screen.number)
      json.key("size")
      json.value(screen.size.map { [$0.width, $0.height] })
      json.key("stops")
      json.value(screen.stopCount)
      json.key("picture")
      json.value(screen.picture?.mediaType)
      json.key("findings")
      json.array { json in screen.problems.forEach { write($0, &json) } }
      json.key("outcomes")
      json.array { json in screen.outcomes.forEach { write($0, &json) } }
    }
  }

  private func write(_ problem: AuditDocument.Problem, _ json: inout JSONWriter) {
    let finding = problem.finding
    json.object { json in
      json.key("number")
      json.value(problem.number)
      json.key("rule")
      json.value(finding.rule)
      json.key("step")
      json.value(problem.rule.step.rawValue)
      json.key("severity")
      json.value(finding.severity.rawValue)
      json.key("confidence")
      json.value(finding.confidence.rawValue)
      json.key("impact")
      json.value(problem.rule.impact.rawValue)
      json.key("outcome")
      json.value(finding.outcome.rawValue)
      json.key("fingerprint")
      json.value(problem.fingerprint)
      json.key("element")
      json.value(finding.element?.rawValue)
      json.key("shape")
      json.value(problem.shape)
      json.key("frame")
      json.value(problem.frame?.rounded)
      json.key("location")
      json.value(problem.location.map { [Double($0.line), Double($0.column)] })
      json.key("covers")
      json.value(finding.covers.map(\.rawValue))
      writeWords(of: problem, &json)
    }
  }

  private func writeWords(of problem: AuditDocument.Problem, _ json: inout JSONWriter) {
    json.key("arguments")
    json.line { json in
      for (name, argument) in problem.finding.arguments.sorted(by: { $0.key < $1.key }) {
        json.key(named: name)
        switch argument {
        case .text(let text): json.value(text)
        case .number(let number): json.number(number)
        }
      }
    }
    json.key("what")
    json.value(problem.words.what)
    json.key("why")
    json.value(problem.words.why)
    json.key("advice")
    json.value(problem.words.advice)
    json.key("heard")
    if let heard = problem.heard {
      json.object { json in
        json.key("now")
        json.value(heard.now)
        json.key("after")
        json.value(heard.after)
      }
    } else {
      json.value(String?.none)
    }
    json.key("fix")
    json.value(problem.finding.fix, of: problem.finding.element)
    writeSuppression(of: problem, &json)
  }

  private func writeSuppression(of problem: AuditDocument.Problem, _ json: inout JSONWriter) {
    json.key("suppression")
    if let suppression = problem.suppression {
      json.line { json in
        json.key("kind")
        json.value(suppression.kind)
        json.key("reason")
        json.value(suppression.reason)
      }
    } else {
      json.value(String?.none)
    }
  }

  private func write(_ outcome: AuditReport.Outcome, _ json: inout JSONWriter) {
    json.line { json in
      json.key("rule")
      json.value(outcome.rule)
      json.key("state")
      json.value(
        outcome.isNotApplicable
          ? "not-applicable" : outcome.isNotMeasured ? "not-measured" : "measured")
      json.key("passed")
      json.value(outcome.passed)
      json.key("found")
      json.value(outcome.found)
      json.key("gaps")
      json.line { json in
        for (gap, count) in outcome.gaps.sorted(by: { $0.key < $1.key }) {
          json.key(named: gap.id)
          json.value(count)
        }
      }
    }
  }

  private func write(_ rule: Rule, _ json: inout JSONWriter) {
    let text = rule.text(in: document.language)
    json.object { json in
      json.key("id")
      json.value(rule.id)
      json.key("step")
      json.value(rule.step.rawValue)
      json.key("severity")
      json.value(rule.severity.rawValue)
      json.key("confidence")
      json.value(rule.confidence.rawValue)
      json.key("impact")
      json.value(rule.impact.rawValue)
      json.key("criteria")
      json.value(rule.criteria)
      json.key("references")
      json.value(rule.references)
      json.key("summary")
      json.value(text.summary)
      json.key("why")
      json.value(text.why)
    }
  }
}

/// Writes the numbers of an audit.
private struct AuditJSONSummary {
  private let summary: AuditSummary

  init(_ document: AuditDocument) {
    summary = AuditSummary(document)
  }

  func write(_ json: inout JSONWriter) {
    json.key("errors")
    json.value(summary.severities[.error] ?? 0)
    json.key("warnings")
    json.value(summary.severities[.warning] ?? 0)
    json.key("notes")
    json.value(summary.severities[.info] ?? 0)
    json.key("questions")
    json.value(summary.questions)
    json.key("suppressed")
    json.value(summary.suppressed)
    json.key("checks")
    json.value(summary.checks)
    json.key("measured")
    json.value(summary.measured)
    json.key("notApplicable")
    json.value(summary.notApplicable)
    json.key("notMeasured")
    json.value(summary.notMeasured)
    json.key("gaps")
    json.array { json in summary.gaps.forEach { write($0, &json) } }
    json.key("rules")
    json.array { json in summary.rules.forEach { write($0, &json) } }
    json.key("components")
    json.array { json in summary.components.forEach { write($0, &json) } }
    json.key("screens")
    json.array { json in summary.screens.forEach { write($0, &json) } }
  }

  private func write(_ gap: AuditSummary.Unmeasured, _ json: inout JSONWriter) {
    json.line { json in
      json.key("gap")
      json.value(gap.gap.id)
      json.key("checks")
      json.value(gap.checks)
      json.key("rules")
      json.value(gap.rules)
    }
  }

  private func write(_ rule: AuditSummary.RuleCount, _ json: inout JSONWriter) {
    json.line { json in
      json.key("rule")
      json.value(rule.rule.id)
      json.key("findings")
      json.value(rule.count)
      json.key("screens")
      json.value(rule.screens)
    }
  }

  private func write(_ component: AuditSummary.Component, _ json: inout JSONWriter) {
    json.line { json in
      json.key("shape")
      json.value(component.shape)
      json.key("elements")
      json.value(component.elements)
      json.key("findings")
      json.value(component.findings)
      json.key("screens")
      json.value(component.screens)
      json.key("rules")
      json.value(component.rules)
    }
  }

  private func write(_ screen: AuditSummary.Density, _ json: inout JSONWriter) {
    json.line { json in
      json.key("path")
      json.value(screen.file.path)
      json.key("number")
      json.value(screen.screen.number)
      json.key("findings")
      json.value(screen.findings)
      json.key("stops")
      json.value(screen.screen.stopCount)
      json.key("perStop")
      json.number(screen.perStop.map { ($0 * 1_000).rounded() / 1_000 })
    }
  }
}
