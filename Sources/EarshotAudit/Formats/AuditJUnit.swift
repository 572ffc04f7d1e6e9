package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// JUnit's XML: a suite a file, a case a screen.
  package static let junit = OutputFormat(
    id: "junit", summary: "JUnit's XML, a suite a file and a case a screen",
    fileExtension: "xml"
  ) { AuditJUnit(document: $0, words: AuditWords($0)).text }
}

/// Writes JUnit's XML without times, so that the same input gives the same file.
private struct AuditJUnit {
  /// One screen.
  private struct Case {
    var name: String
    var path: String
    var file: AuditDocument.File
    var flaws: [AuditDocument.Problem]
    /// What is worth reading and fails nothing: notes, questions, and what is suppressed.
    var remarks: [AuditDocument.Problem]
  }

  let document: AuditDocument
  let words: AuditWords

  var text: String {
    let suites = document.files.map { ($0, cases(of: $0)) }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"earshot audit\""
      + "\(counts(of: suites.flatMap(\.1), errors: document.unread.count))>\n"
      + document.remarks.map { "  <!-- \($0) -->\n" }.joined()
      + suites.map(suite).joined() + document.unread.map(suite).joined() + "</testsuites>\n"
  }

  private func cases(of file: AuditDocument.File) -> [Case] {
    file.screens.map { screen in
      let isFlaw = { (problem: AuditDocument.Problem) in
        !problem.isQuestion && problem.suppression == nil && problem.finding.severity > .info
      }
      let told = document.detail.showsSuppressed ? screen.problems : screen.counted
      return Case(
        name: file.isCapture ? words.name(of: screen) : file.format, path: file.path(of: screen),
        file: file, flaws: told.filter(isFlaw), remarks: told.filter { !isFlaw($0) })
    }
  }

  private func suite(of file: AuditDocument.File, _ cases: [Case]) -> String {
    "  <testsuite name=\"\(file.path.inXML)\"\(counts(of: cases))>\n"
      + cases.map(element).joined() + "  </testsuite>\n"
  }

  /// An input that could not be read is a suite with one case, which is an error.
  private func suite(of unread: AuditDocument.Unread) -> String {
    let path = unread.path.inXML
    return "  <testsuite name=\"\(path)\"\(counts(of: [], errors: 1))>\n"
      + "    <testcase classname=\"\(path)\" name=\"unread\">\n"
      + "      <error message=\"\(unread.message.onOneLine.inXML)\" type=\"unread\">"
      + unread.lines.map(\.inXML).joined(separator: "\n") + "</error>\n"
      + "    </testcase>\n  </testsuite>\n"
  }

  private func counts(of cases: [Case], errors: Int = 0) -> String {
    let failures = cases.count { !$0.flaws.isEmpty }
    return " tests=\"\(cases.count + errors)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"0\""
  }

  private func element(of testCase: Case) -> String {
    let head =
      "    <testcase classname=\"\(testCase.file.path.inXML)\" "
      + "name=\"\(testCase.name.inXML)\""
    let body = failure(of: testCase) + remarks(of: testCase)
    return body.isEmpty ? head + "/>\n" : head + ">\n" + body + "    </testcase>\n"
  }

  /// One failure holds all flaws of the case: many readers show only the first.
  private func failure(of testCase: Case) -> String {
    guard let first = testCase.flaws.first else { return "" }
    let more = testCase.flaws.count - 1
    let message = first.words.what.onOneLine + (more > 0 ? " (+\(more))" : "")
    let worst = testCase.flaws.map(\.finding.severity).max() ?? first.finding.severity
    return "      <failure message=\"\(message.inXML)\" type=\"\(worst.rawValue)\">"
      + details(of: testCase.flaws, in: testCase.path) + "</failure>\n"
  }

  private func remarks(of testCase: Case) -> String {
    guard !testCase.remarks.isEmpty else { return "" }
    return "      <system-out>" + details(of: testCase.remarks, in: testCase.path)
      + "</system-out>\n"
  }

  private func details(
    of problems: [AuditDocument.Problem], in path: String
  ) -> String {
    problems.map { problem in
      let place = "\(path):\(problem.line):\(problem.column)".onOneLine
      let kind = problem.kind(in: words)
      let note = problem.suppression == nil ? kind : "\(words(.suppressed)), \(kind)"
      let head = "\(place): \(note): \(problem.element(in: words)) [\(problem.rule.id)]"
      return ([head] + problem.lines(in: words))
        .map(\.inXML).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
