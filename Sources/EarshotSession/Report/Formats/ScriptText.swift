package import EarshotWriting

extension OutputFormat where Document == [ScriptReport] {
  /// The formats of script reports, sorted by name.
  package static var all: [OutputFormat<[ScriptReport]>] { [json, junit, text] }

  /// One line a script, then its steps that failed, expected and heard side by side.
  package static let text = OutputFormat(
    id: "text", summary: "steps that failed, expected and heard side by side", fileExtension: "txt"
  ) { reports in
    reports.enumerated().map { index, report in
      // Steps that failed stand apart from the script after them.
      let isApart = !report.isPassed && index < reports.count - 1
      return ScriptText(report: report).text + (isApart ? "\n" : "")
    }.joined()
  }
}

/// Writes how many steps there are and how many failed, then those that did.
private struct ScriptText {
  var report: ScriptReport

  var text: String {
    let failed = report.steps.filter { !$0.isPassed }
    let count = "\(report.steps.count) \(report.steps.count == 1 ? "step" : "steps")"
    let verdict = failed.isEmpty ? "passed" : "\(failed.count) failed"
    return "\(report.name.onOneLine): \(count), \(verdict)\(found)\n" + settings + note
      + failed.map { "\n" + text(of: $0) }.joined() + report.steps.map(findings).joined()
  }

  /// How many flaws of the app the script shows; nothing when nobody looked for any.
  private var found: String {
    guard report.steps.contains(where: { $0.findings != nil }) else { return "" }
    let count = report.findings.count
    return count == 0 ? ", no finding" : ", \(count) \(count == 1 ? "finding" : "findings")"
  }

  /// The flaws that a step shows, with its place.
  private func findings(of step: ScriptReport.Step) -> String {
    (step.findings ?? []).map { finding in
      let element = finding.element.map { " at \($0)" } ?? ""
      return """

        \(report.name.onOneLine):\(step.line): \(step.text.onOneLine)\(element.onOneLine)
          \(finding.level): \(finding.what.onOneLine) [\(finding.rule)]
          why: \(finding.why.onOneLine)
          help: \(finding.advice.onOneLine)

        """
    }.joined()
  }

  /// What the phone was set to, where that is not as on a new one.
  private var settings: String {
    report.settings.isEmpty ? "" : "  settings: \(report.settings.joined(separator: ", "))\n"
  }

  /// Where a capture first cannot tell what the app does; said once.
  private var note: String {
    report.firstUnknown.map { step in
      "  note: from line \(step.line), \(step.text.onOneLine), on, an app may change the screen; a "
        + "capture does not tell how\n"
    } ?? ""
  }

  /// The step with its place, and its expectations beside what was there.
  private func text(of step: ScriptReport.Step) -> String {
    let head = "\(report.name.onOneLine):\(step.line): \(step.text.onOneLine)\n"
    let help = step.help.map { "  help: \($0.onOneLine)\n" } ?? ""
    if let problem = step.problem { return head + "  error: \(problem.onOneLine)\n" + help }
    let labels = step.labels.map { "  \($0.onOneLine)\n" }
    let shown = step.shown.map { "  shown: \($0.onOneLine)\n" }
    return head + step.sideBySide.map { "  \($0)\n" }.joined() + (labels + shown).joined() + help
  }
}

extension ScriptReport.Step {
  /// What the app was asked, without the word of scripts for it.
  var claims: [String] {
    appActions.filter { $0 != "does nothing" }
      .map { $0.hasPrefix("does ") ? String($0.dropFirst("does ".count)) : $0 }
  }

  /// The rows under a heading; what differs is marked.
  var sideBySide: [String] {
    let rows = rows.map { row in
      (row.expected?.onOneLine ?? "", row.isMet ? " " : "≠", row.heard?.onOneLine ?? "")
    }
    let width = ([8] + rows.map(\.0.columns)).max() ?? 8
    return ([("expected", " ", "heard")] + rows).map { expected, mark, heard in
      let line = "\(expected.padded(to: width)) \(mark) \(heard)"
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
