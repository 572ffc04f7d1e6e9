package import EarshotAudit
import EarshotTree
import EarshotWriting

/// The lines of `read --format jsonl`, described by `Documentation/Formats/ReadLine.schema.json`.
package enum ReadLine {
  /// The name of the format.
  package static let format = "jsonl"

  /// A document of JSON on one line as the line of its input.
  static func file(_ document: [UInt8]) -> [UInt8] {
    guard document.first == UInt8(ascii: "{") else { return document }
    return Array(#"{"earshot-read-line":1,"kind":"file","#.utf8) + document.dropFirst()
  }

  /// A line for each input, or file of one, that could not be read.
  package static func unread(_ inputs: [AuditDocument.Unread]) -> [UInt8] {
    inputs.flatMap { input in
      line("unread") {
        $0.fields([
          "path": input.path, "message": input.message, "help": input.help,
          "location": input.location.map { [$0.line, $0.column] },
        ])
      }
    }
  }

  /// The last line, with the numbers of the run.
  package static func summary(version: String, files: Int, unread: Int) -> [UInt8] {
    line("summary") { $0.fields(["version": version, "files": files, "unread": unread]) }
  }

  private static func line(_ kind: String, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
    JSONWriter.document(isPretty: false) { json in
      json.fields(["earshot-read-line": 1, "kind": kind])
      body(&json)
    }
  }
}
