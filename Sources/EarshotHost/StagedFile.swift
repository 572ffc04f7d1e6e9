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
    target = path
    let url = URL(filePath: path)
    let name = Self.beginning(of: url) + UUID().uuidString.prefix(Self.digits)
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

  /// Removes what a program left at a path that ended while it wrote, as by a power cut; what is
  /// younger than a minute may be in use.
  package static func removeLeftovers(of path: String) {
    let file = AbsolutePath(path)
    let folder = file.folder.text
    let start = beginning(of: URL(filePath: file.text))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(start) {
      let rest = name.dropFirst(start.count)
      let left = folder + "/" + name
      guard rest.count == digits, rest.allSatisfy({ $0.isHexDigit && !$0.isLowercase }),
        FileKind(of: left, followsLinks: false) == .file,
        let stamp = FileStamp(of: left, followsLinks: false)
      else { continue }
      if Date().timeIntervalSince1970 - stamp.time > 60 { unlink(left) }
    }
  }

  /// The digits at the end of a temporary name, which tell two writers of one file apart.
  private static let digits = 8

  /// The temporary name of a file up to its digits; the whole may not be longer than names are.
  private static func beginning(of file: URL) -> String {
    ".\(file.lastPathComponent.prefix(100))."
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
