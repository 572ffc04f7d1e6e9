package import EarshotWriting

extension OutputFormat where Document == [ScriptReport] {
  /// JUnit's XML, as services for continuous integration read it: a suite a script, a case a step.
  package static let junit = OutputFormat(
    id: "junit", summary: "JUnit's XML, a suite a script and a case a step", fileExtension: "xml"
  ) { ScriptJUnit(reports: $0).text }
}

/// Writes JUnit's XML; times are those of the session, so the same script gives the same file.
private struct ScriptJUnit {
  var reports: [ScriptReport]

  var text: String {
    let steps = reports.flatMap(\.steps)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"earshot drive\"\(counts(of: steps))>\n"
      + reports.map(suite).joined() + "</testsuites>\n"
  }

  private func suite(_ report: ScriptReport) -> String {
    "  <testsuite name=\"\(report.name.inXML)\"\(counts(of: report.steps))>\n"
      + "    <properties>\n"
      + "      <property name=\"source\" value=\"\(report.source.inXML)\"/>\n"
      + report.settings.map {
        "      <property name=\"setting\" value=\"\($0.inXML)\"/>\n"
      }.joined()
      + "    </properties>\n"
      + report.steps.map { testCase($0, in: report) }.joined() + "  </testsuite>\n"
  }

  private func counts(of steps: [ScriptReport.Step]) -> String {
    let errors = steps.count { $0.problem != nil }
    let failures = steps.count { !$0.isPassed } - errors
    let time = steps.reduce(0) { $0 + $1.end - $1.start }
    return " tests=\"\(steps.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " time=\"\(time.inMilliseconds)\""
  }

  private func testCase(_ step: ScriptReport.Step, in report: ScriptReport) -> String {
    let head =
      "    <testcase classname=\"\(report.name.inXML)\" "
      + "name=\"\("line \(step.line): \(step.text)".inXML)\" file=\"\(report.name.inXML)\" "
      + "line=\"\(step.line)\" time=\"\((step.end - step.start).inMilliseconds)\""
    let isQuiet = step.findings?.isEmpty != false
    guard !step.isPassed || !isQuiet else { return head + "/>\n" }
    return head + ">\n" + (step.isPassed ? "" : failure(of: step)) + output(of: step)
      + "    </testcase>\n"
  }

  /// What was shown and what the app was asked, for who reads a failure far from the program.
  private func output(of step: ScriptReport.Step) -> String {
    let lines =
      step.shown.map { "shown \($0)" } + step.claims.map { "does \($0)" }
      + (step.findings ?? []).map { "\($0.level): \($0.what) [\($0.rule)]" }
    guard !lines.isEmpty else { return "" }
    return "      <system-out>\(lines.joined(separator: "\n").inXML)</system-out>\n"
  }

  private func failure(of step: ScriptReport.Step) -> String {
    if let problem = step.problem { return "      <error message=\"\(problem.inXML)\"/>\n" }
    let row = step.rows.first { !$0.isMet }
    let message = "expected \(row?.expected ?? "nothing"), heard \(row?.heard ?? "nothing")"
    return "      <failure message=\"\(message.inXML)\">"
      + (step.sideBySide + step.labels).joined(separator: "\n").inXML + "</failure>\n"
  }
}

extension Double {
  /// Seconds with three digits behind the point.
  fileprivate var inMilliseconds: String {
    let milliseconds = Int64((self * 1_000).rounded())
    let digits = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
