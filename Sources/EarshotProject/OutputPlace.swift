import EarshotCaptures
import EarshotHost
import EarshotStrings
import Foundation

/// Whether a document may be put at a path.
///
/// Nobody is to lose a file by a slip: what a run reads is never replaced by what it writes, and a file
/// that Earshot did not write is replaced only by force.
package struct OutputPlace: Sendable {
  /// The paths that the run reads.
  package var inputs: [String]
  /// Whether the user takes the risk.
  package var isForced: Bool

  package init(inputs: [String] = [], isForced: Bool = false) {
    self.inputs = inputs
    self.isForced = isForced
  }

  /// Tells early what would refuse a file that is written at the end of a session, and throws why:
  /// a folder that is missing, or a file with content that nobody allowed to replace.
  package func check(_ path: String, _ messages: Messages) throws(RunFailure) {
    guard FileKind(of: AbsolutePath(path).folder.text) == .folder else {
      messages.error(
        InputError(
          message: "the file cannot be written: there is no such folder",
          help: "check that its folder exists"), path: path)
      throw .badInput
    }
    guard !isForced, FileKind(of: path) == .file,
      (try? InputFile(path: path).bytes())?.isEmpty != true
    else { return }
    messages.error(
      InputError(
        message: "there is a file already",
        help: "name another file, or replace it with --force"), path: path)
    throw .wrongUsage
  }

  /// Why a document may not be written; `nil` when it may.
  func refusal(of path: String, for document: Data) -> InputError? {
    guard !isForced, FileKind(of: path) == .file else { return nil }
    let place = AbsolutePath(path)
    if inputs.contains(where: { $0 != "-" && AbsolutePath($0) == place }) {
      return InputError(
        message: "this is an input of the run, which would be lost",
        help: "name another file with --output, or replace it with --force")
    }
    // What cannot be read is not known to be ours.
    let before = try? InputFile(path: path).bytes()
    if let before, before.isEmpty || before.elementsEqual(document) { return nil }
    if let before, Self.isOurs(before, path, document) { return nil }
    return InputError(
      message: "there is a file that Earshot did not write",
      help: "name another file, or replace it with --force")
  }

  /// Whether a file is one that an earlier run wrote, as far as can be told.
  private static func isOurs(_ bytes: [UInt8], _ path: String, _ document: Data) -> Bool {
    if isSource(bytes, path) { return false }
    let start = bytes.prefix(2_048)
    if PNGMark.isMarked(Array(start)) { return true }
    // JSON, XML and HTML name their program.
    let text = String(decoding: start, as: UTF8.self)
    if let first = text.first(where: { !$0.isWhitespace }), "{[<".contains(first) {
      return text.lowercased().contains("earshot")
    }
    let line = start.prefix { $0 != 0x0A }
    if line.count > 3, line.elementsEqual(document.prefix { $0 != 0x0A }) { return true }
    // Text and sound bear no mark; only what is named like a report is taken for one.
    return unmarked.contains(URL(filePath: AbsolutePath(path).text).pathExtension.lowercased())
  }

  /// Whether a file is of a kind that is read, and so worth more than what is written from it.
  private static func isSource(_ bytes: [UInt8], _ path: String) -> Bool {
    bytes.starts(with: Archive.magicBytes)
      || (try? CaptureFormat.recognizing(Array(bytes.prefix(CapturePrefix.length)))) != nil
      || StringsInput(path: path) != nil
      || (bytes.starts(with: [0x89, 0x50]) && !PNGMark.isMarked(bytes))
      || String(decoding: bytes.prefix(200), as: UTF8.self).contains("\"earshot-baseline\"")
  }

  /// The endings of reports, captions and sounds without a mark.
  private static let unmarked: Set<String> = [
    "brf", "log", "markdown", "md", "mp3", "srt", "txt", "vtt", "wav",
  ]
}
