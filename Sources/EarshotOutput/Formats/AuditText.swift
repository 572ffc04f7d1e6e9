import EarshotAudit

extension OutputFormat where Document == AuditDocument {
  /// The formats of an audit, sorted by name.
  public static var all: [OutputFormat<AuditDocument>] { [text] }

  /// Findings by step of the work, for people.
  public static var text: OutputFormat<AuditDocument> {
    OutputFormat(
      id: "text", summary: "findings by step of the work, for people", fileExtension: "txt",
      write: { Array(AuditText(document: $0).text.utf8) })
  }
}

/// Writes findings for a terminal.
private struct AuditText {
  var document: AuditDocument

  var text: String {
    document.counted.map { _, _, problem in
      "\(problem.finding.severity): \(problem.words.what.onOneLine) (\(problem.rule.id))\n"
    }.joined()
  }
}
