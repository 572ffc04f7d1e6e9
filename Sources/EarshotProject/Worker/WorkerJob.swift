package import EarshotCaptures
import EarshotText
import EarshotTree
import EarshotWriting
import Foundation

/// A job of a worker: one line of JSON, described by `Documentation/Formats/WorkerJob.schema.json`.
package struct WorkerJob: Hashable, Sendable {
  /// The sender's name for a job, which its answer repeats.
  package enum Identity: Hashable, Sendable {
    case text(String)
    case number(Int)
  }

  /// The sender's name for it; `nil` if it has none.
  package var id: Identity?
  /// The verb, such as `audit`.
  package var verb: String
  /// The options of the verb, as on the command line.
  package var options: [String]
  /// The path of the input, or the name of one whose bytes are given; `nil` if they have no name.
  package var path: String?
  /// The input itself; `nil` if it lies at the path.
  package var bytes: [UInt8]?

  private static let keys = ["id", "verb", "options", "path", "text", "base64"]

  /// Reads the line of a job.
  ///
  /// Throws ``CaptureError`` with the column of the mistake.
  package init(_ line: [UInt8]) throws(CaptureError) {
    let object = try WorkerJob.object(line)
    try object.allowOnly(WorkerJob.keys, in: "a job")
    id = try WorkerJob.id(of: object)
    verb = try object.required("verb", in: "a job").string("verb")
    options = try object.strings("options") ?? []
    path = try object.string("path")
    bytes = try WorkerJob.bytes(in: object)
    guard path != nil || bytes != nil else {
      throw CaptureError(
        .invalid, "the job names no input",
        help: "add the 'path' of a file, or its content as 'text' or 'base64'", at: object.location)
    }
    guard let path, let place = object["path"] else { return }
    if path.isEmpty || path.contains("\0") {
      throw place.invalid("this is no path", help: "name a file")
    }
    if path == "-" {
      throw place.invalid(
        "a job has no standard input", help: "give the content as 'text' or 'base64'")
    }
  }

  /// The identity in a line that is otherwise no job; `nil` if it has none.
  package static func id(in line: [UInt8]) -> Identity? {
    (try? object(line)).flatMap { try? id(of: $0) } ?? nil
  }

  private static func object(_ line: [UInt8]) throws(CaptureError) -> JSONObject {
    guard String(validating: line, as: UTF8.self) != nil else {
      throw CaptureError(
        .encoding, "the line is no text in UTF-8",
        help: "send JSON in UTF-8, and bytes of other kinds as 'base64'")
    }
    return try JSONDocument.parse(line).object("job")
  }

  private static func id(of object: JSONObject) throws(CaptureError) -> Identity? {
    guard let value = object["id"] else { return nil }
    switch value.content {
    case .null: return nil
    case .string(let text): return .text(text)
    case .number: return .number(try value.integer("id"))
    default: throw value.mismatch("id", expected: "a string or a whole number")
    }
  }

  private static func bytes(in object: JSONObject) throws(CaptureError) -> [UInt8]? {
    let text = try object.string("text")
    guard let encoded = try object.string("base64"), let place = object["base64"] else {
      return text.map { Array($0.utf8) }
    }
    guard text == nil else {
      throw place.invalid("the job has its input twice", help: "leave 'text' or 'base64' out")
    }
    guard let data = Data(base64Encoded: encoded) else {
      throw place.invalid(
        "this is no Base64", help: "write it in the standard alphabet, with '=' at its end")
    }
    return Array(data)
  }
}
