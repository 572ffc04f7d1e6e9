package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// Lines that Xcode and editors take for those of a compiler.
  package static let xcode = OutputFormat(
    id: "xcode", summary: "lines that Xcode and editors read, path:line:column: warning",
    fileExtension: "txt"
  ) { AuditXcode(document: $0).text }
}

/// Writes a line a finding.
private struct AuditXcode {
  var document: AuditDocument

  var text: String {
    document.counted.map { file, screen, problem in
      "\(file.path(of: screen).onOneLine):\(problem.line):\(problem.column): "
        + "\(problem.level(ofNote: "note")): \(problem.words.what.onOneLine) (\(problem.rule.id))\n"
    }.joined() + document.unread.map(line).joined()
      + document.remarks.map { "earshot: note: \($0)\n" }.joined()
  }

  private func line(of unread: AuditDocument.Unread) -> String {
    "\(unread.path.onOneLine):\(unread.line):\(unread.column): "
      + "error: \(unread.text)\n"
  }
}
