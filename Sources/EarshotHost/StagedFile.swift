package import Foundation

/// A file that is written part by part, and is in its place when it is whole and not before.
///
/// The file at the end of symbolic links is replaced at once, and keeps its permissions. Pipes and
/// devices are written in place: a file put there instead would leave their readers waiting.
package final class StagedFile {
  /// Where it is to be; `nil` for what is written in place.
  private let target: String?
  /// Where it is until then.
  private let temporary: String
  private var descriptor: Int32

  /// Begins a file.
  ///
  /// Throws ``InputError``, which says why it cannot be written.
  package init(_ path: String) throws(InputError) {
    guard !path.unicodeScalars.contains("\u{FFFD}") else {
      throw InputError(
        message: "the file cannot be written: its name is no text in UTF-8",
        help: "choose another name")
    }
    let kind = FileKind(of: path)
    guard kind != .folder else { throw OutputFile.unwritten(EISDIR) }
    if let kind, kind != .file {
      descriptor = open(path, O_WRONLY)
      target = nil
      temporary = ""
      guard descriptor >= 0 else { throw OutputFile.unwritten(errno) }
      return
    }
    let path = try StagedFile.end(ofLinks: path)
    let url = URL(filePath: path)
    let name = ".\(url.lastPathComponent.prefix(100)).\(UUID().uuidString.prefix(8))"
    target = path
    temporary = url.deletingLastPathComponent().appending(path: name).path
    var status = stat()
    let isThere = stat(path, &status) == 0
    // A file that may not be written is not to be replaced either.
    guard !isThere || access(path, W_OK) == 0 else {
      descriptor = -1
      throw OutputFile.unwritten(errno)
    }
    Interruption.shared.making(temporary)
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let reason = errno
      Interruption.shared.removed(temporary)
      throw OutputFile.unwritten(reason)
    }
    if isThere { fchmod(descriptor, status.st_mode & 0o777) }
  }

  deinit { discard() }

  /// Adds bytes.
  ///
  /// Throws ``InputError``, which says why they cannot be written; nothing stays of the file then.
  package func write(_ bytes: Data) throws(InputError) {
    let reason = OutputFile.failure(ofPutting: bytes, into: descriptor)
    guard reason == 0 else {
      discard()
      throw OutputFile.unwritten(reason)
    }
  }

  /// Puts the file in its place.
  ///
  /// Throws ``InputError``, which says why it cannot be; nothing stays of the file then.
  package func commit() throws(InputError) {
    // Some disks tell only at the end that they are full.
    let isClosed = close(descriptor) == 0
    descriptor = -1
    guard isClosed, target.map({ rename(temporary, $0) == 0 }) ?? true else {
      let reason = errno
      discard()
      throw OutputFile.unwritten(reason)
    }
    Interruption.shared.removed(temporary)
    isDone = true
  }

  private var isDone = false

  /// Removes what was written, if it is not in its place.
  private func discard() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    guard !isDone else { return }
    isDone = true
    if target != nil {
      unlink(temporary)
      Interruption.shared.removed(temporary)
    }
  }

  /// The path behind symbolic links, whether or not there is a file.
  private static func end(ofLinks path: String) throws(InputError) -> String {
    var path = path
    // As many as systems follow before they speak of a loop.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      path =
        next.hasPrefix("/")
        ? next : URL(filePath: path).deletingLastPathComponent().appending(path: next).path
    }
    throw OutputFile.unwritten(ELOOP)
  }
}
