package import EarshotAudit
package import EarshotCaptures
import EarshotTree
import EarshotWriting

/// The answer to a job: one line of JSON, described by
/// `Documentation/Formats/WorkerAnswer.schema.json`.
package struct WorkerAnswer: Sendable {
  /// The sender's name for the job; `nil` if it has none, or the line could not be read.
  package var id: WorkerJob.Identity?
  /// The verb of the job; `nil` if the line could not be read.
  package var verb: String?
  /// The path of the job; `nil` if it has none.
  package var path: String?
  /// The exit status that the verb would end with.
  package var status: Int32
  /// Why there is no result, or not all of it; `nil` when all was read.
  package var error: AuditDocument.Unread?
  /// The lines that the verb writes to standard error about such an input.
  package var messages = ""
  /// The results: documents of JSON, each on a line with its end.
  package var results: [UInt8] = []

  /// Makes the answer to a job.
  package init(
    to job: WorkerJob, status: Int32, error: AuditDocument.Unread? = nil, messages: String = "",
    results: [UInt8] = []
  ) {
    id = job.id
    verb = job.verb
    path = job.path
    self.status = status
    self.error = error
    self.messages = messages
    self.results = results
  }

  /// Makes the answer to a job that was not done.
  package init(refusing job: WorkerJob, _ message: String, help: String, status: Int32) {
    self.init(
      to: job, status: status,
      error: AuditDocument.Unread(path: job.path ?? "-", message: message, help: help))
  }

  /// Makes the answer to a line that is no job, or whose job nobody lived to answer.
  package init(to line: [UInt8], _ error: CaptureError, status: Int32) {
    let job = try? WorkerJob(line)
    id = job?.id ?? WorkerJob.id(in: line)
    verb = job?.verb
    path = job?.path
    self.status = status
    self.error = AuditDocument.Unread(
      path: "-", message: error.message, help: error.help, location: error.location)
  }

  /// The line without its end.
  package var line: [UInt8] {
    var bytes = JSONWriter.document(isPretty: false) { json in
      json.fields(["earshot-worker": 1])
      switch id {
      case nil: json.field("id", String?.none)
      case .text(let text): json.field("id", text)
      case .number(let number): json.field("id", number)
      }
      json.fields(["verb": verb, "path": path, "status": Int(status)])
      json.line("error", error) { json, error in
        json.fields([
          "message": error.message, "help": error.help, "line": error.location?.line,
          "column": error.location?.column,
        ])
      }
      json.field("messages", messages.split(separator: "\n").map(String.init))
    }
    // The documents are put in as they are, so that they are those of the verb to the byte.
    bytes.removeLast(2)
    bytes += Array(",\"results\":[".utf8)
    for (number, result) in results.split(separator: 0x0A).enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += result
    }
    bytes += Array("]}".utf8)
    return bytes
  }
}
