package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// Checkstyle's XML, as many services for continuous integration read it.
  package static let checkstyle = OutputFormat(
    id: "checkstyle", summary: "Checkstyle's XML", fileExtension: "xml"
  ) { AuditCheckstyle(document: $0).text }
}

/// Writes an element a file with an element a finding.
private struct AuditCheckstyle {
  var document: AuditDocument

  var text: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
      + "  <!-- Earshot \(document.version) -->\n"
      + document.remarks.map { "  <!-- \($0) -->\n" }.joined()
      + document.files.map(element).joined() + document.unread.map(element).joined()
      + "</checkstyle>\n"
  }

  private func element(of file: AuditDocument.File) -> String {
    let counted = file.counted
    guard !counted.isEmpty else { return "  <file name=\"\(file.path.inXML)\"/>\n" }
    // An archive is as many files as it holds.
    var paths: [(path: String, errors: String)] = []
    for (screen, problem) in counted {
      let path = file.path(of: screen)
      if paths.last?.path != path { paths.append((path, "")) }
      paths[paths.count - 1].errors += element(of: problem)
    }
    return paths.map { "  <file name=\"\($0.path.inXML)\">\n\($0.errors)  </file>\n" }.joined()
  }

  private func element(of unread: AuditDocument.Unread) -> String {
    "  <file name=\"\(unread.path.inXML)\">\n"
      + "    <error line=\"\(unread.line)\" "
      + "column=\"\(unread.column)\" severity=\"error\" "
      + "message=\"\(unread.text.inXML)\" source=\"earshot.unread\"/>\n  </file>\n"
  }

  private func element(of problem: AuditDocument.Problem) -> String {
    "    <error line=\"\(problem.line)\" column=\"\(problem.column)\" "
      + "severity=\"\(problem.level(ofNote: "info"))\" message=\"\(problem.words.what.onOneLine.inXML)\" "
      + "source=\"earshot.\(problem.rule.id.inXML)\"/>\n"
  }
}
