import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// A line a finding, for editors, `grep` and a quick look.
  package static let concise = OutputFormat(
    id: "concise", summary: "a line a finding, path:line:column: severity: text [rule]",
    fileExtension: "txt"
  ) { AuditConcise(document: $0, words: AuditWords($0)).text }
}

/// Writes a line a finding; nothing where nothing was found.
private struct AuditConcise {
  let document: AuditDocument
  let words: AuditWords

  var text: String {
    document.counted.map { file, screen, problem in
      "\(file.path(of: screen).onOneLine):\(problem.line):\(problem.column): "
        + "\(problem.kind(in: words)): \(problem.words.what.onOneLine) [\(problem.rule.id)]\n"
    }.joined()
      + document.unread.map { unread in
        "\(unread.path.onOneLine):\(unread.line):\(unread.column): "
          + "\(words.locale(.error)): \(unread.text) [unread]\n"
      }.joined()
  }
}
