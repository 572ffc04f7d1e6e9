package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// JSON Lines, described by `Documentation/Formats/AuditLine.schema.json`.
  package static let jsonLines = OutputFormat(
    id: "jsonl", summary: "JSON Lines: a line an input, written as they come",
    fileExtension: "jsonl", write: { AuditJSONLines.end(of: $0, after: AuditJSONLines.Streamed()) })
}

/// Writes the results of an audit as JSON Lines, one input after another.
package enum AuditJSONLines {
  /// The part of a run that was written already.
  package struct Streamed: Sendable {
    /// The numbers of the inputs that were read.
    package var tally = AuditTally()
    /// How many of the inputs that the document holds were written.
    package var files = 0
    /// How many inputs that could not be read were written.
    package var unread = 0

    package init() {}
  }

  /// A line for each input that is done.
  package static func lines(
    of files: some Sequence<AuditDocument.File>, _ unread: some Sequence<AuditDocument.Unread>
  ) -> [UInt8] {
    files.flatMap { file in
      line("file") { AuditJSON.write(file, &$0) }
    }
      + unread.flatMap { input in
        line("unread") { $0.fields(AuditJSON.fields(of: input)) }
      }
  }

  /// The lines of what was not written yet, and the last one with the numbers of the run.
  package static func end(of document: AuditDocument, after streamed: Streamed) -> [UInt8] {
    let rest = document.files.dropFirst(streamed.files)
    var tally = streamed.tally
    for file in rest { tally.add(file) }
    return lines(of: rest, document.unread.dropFirst(streamed.unread))
      + line("summary") { json in
        json.fields([
          "version": document.version, "profile": document.profile, "language": document.language,
          "files": tally.files, "unread": document.unread.count,
        ])
        AuditJSON.write(AuditSummary(tally, rule: document.rule), &json)
      }
  }

  private static func line(_ kind: String, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
    JSONWriter.document(isPretty: false) { json in
      json.fields(["earshot-audit-line": 1, "kind": kind])
      body(&json)
    }
  }
}

extension AuditDocument {
  /// The rule of an id: one that ran, or any that there is.
  fileprivate func rule(_ id: Rule.ID) -> Rule? {
    rules.first { $0.id == id } ?? Rule.named(id)
  }
}
