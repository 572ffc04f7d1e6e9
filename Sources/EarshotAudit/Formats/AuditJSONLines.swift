package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// JSON Lines, described by `Documentation/Formats/AuditLine.schema.json`.
  package static let jsonLines = OutputFormat(
    id: "jsonl", summary: "JSON Lines: a line an input, written as they come",
    fileExtension: "jsonl", write: { AuditJSONLines.end(of: $0, after: AuditJSONLines.Streamed()) })
}

/// Writes the results of an audit as JSON Lines, one input after another.
package enum AuditJSONLines {
  /// How much of a document was written already.
  package struct Streamed: Sendable {
    /// The inputs that were read.
    package var files = 0
    /// The inputs that could not be read.
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
    lines(
      of: document.files.dropFirst(streamed.files), document.unread.dropFirst(streamed.unread))
      + line("summary") { json in
        json.fields([
          "version": document.version, "profile": document.profile, "language": document.language,
          "files": document.files.count, "unread": document.unread.count,
        ])
        AuditJSON.write(AuditSummary(document), &json)
      }
  }

  private static func line(_ kind: String, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
    JSONWriter.document(isPretty: false) { json in
      json.fields(["earshot-audit-line": 1, "kind": kind])
      body(&json)
    }
  }
}
