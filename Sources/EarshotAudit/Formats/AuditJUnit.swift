package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// JUnit's XML: a suite a file, a case a screen.
  package static let junit = OutputFormat(
    id: "junit", summary: "JUnit's XML, a suite a file and a case a screen",
    fileExtension: "xml"
  ) { document in
    var text = ""
    AuditJUnit(document, document.files).write(document.files) { text += $0 }
    return text
  }
}

/// Writes JUnit's XML without times, so that the same input gives the same file.
struct AuditJUnit {
  /// One screen.
  private struct Case {
    var name: String
    var path: String
    var file: AuditDocument.File
    var flaws: [AuditDocument.Problem]
    /// What is worth reading and fails nothing: notes, questions, and what is suppressed.
    var remarks: [AuditDocument.Problem]
  }

  private let document: AuditDocument
  private let words: AuditWords
  /// How many screens there are, and how many of them have flaws.
  private var tests = 0
  private var failures = 0

  /// Counts what the report begins with.
  init(_ document: AuditDocument, _ files: some Sequence<AuditDocument.File>) {
    self.document = document
    var isEmpty = true
    var isOfTexts = true
    for file in files {
      isEmpty = false
      isOfTexts = isOfTexts && file.isStrings
      tests += file.screens.count
      failures += file.screens.count { $0.counted.contains(where: Self.isFlaw) }
    }
    words = AuditWords(document, isOfTexts: !isEmpty && isOfTexts)
  }

  /// Writes a suite for each of the inputs, one after another.
  func write<Failure: Error>(
    _ files: some Sequence<AuditDocument.File>, to write: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let errors = document.unread.count
    try write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<testsuites name=\"earshot audit\""
        + "\(Self.counts(tests: tests + errors, failures: failures, errors: errors))>\n"
        + document.remarks.map { "  <!-- \($0) -->\n" }.joined())
    for file in files { try write(suite(of: file, cases(of: file))) }
    try write(document.unread.map(suite).joined() + "</testsuites>\n")
  }

  private static func isFlaw(_ problem: AuditDocument.Problem) -> Bool {
    !problem.isQuestion && problem.suppression == nil && problem.finding.severity > .info
  }

  private func cases(of file: AuditDocument.File) -> [Case] {
    file.screens.map { screen in
      let told = document.detail.showsSuppressed ? screen.problems : screen.counted
      return Case(
        name: file.isCapture ? words.name(of: screen) : file.format, path: file.path(of: screen),
        file: file, flaws: told.filter(Self.isFlaw), remarks: told.filter { !Self.isFlaw($0) })
    }
  }

  private func suite(of file: AuditDocument.File, _ cases: [Case]) -> String {
    let failures = cases.count { !$0.flaws.isEmpty }
    let counts = Self.counts(tests: cases.count, failures: failures, errors: 0)
    return "  <testsuite name=\"\(file.path.inXML)\"\(counts)>\n" + cases.map(element).joined()
      + "  </testsuite>\n"
  }

  /// An input that could not be read is a suite with one case, which is an error.
  private func suite(of unread: AuditDocument.Unread) -> String {
    let path = unread.path.inXML
    return "  <testsuite name=\"\(path)\"\(Self.counts(tests: 1, failures: 0, errors: 1))>\n"
      + "    <testcase classname=\"\(path)\" name=\"unread\">\n"
      + "      <error message=\"\(unread.message.onOneLine.inXML)\" type=\"unread\">"
      + unread.lines.map(\.inXML).joined(separator: "\n") + "</error>\n"
      + "    </testcase>\n  </testsuite>\n"
  }

  private static func counts(tests: Int, failures: Int, errors: Int) -> String {
    " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
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
