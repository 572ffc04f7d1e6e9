package import Foundation

/// A file that is written whole or not at all.
package enum OutputFile {
  /// Puts a document at a path.
  ///
  /// The file at the end of symbolic links is replaced at once, and keeps its permissions. Pipes and
  /// devices are written in place: a file put there instead would leave their readers waiting.
  /// Throws ``InputError``, which says why it cannot be written.
  package static func write(_ document: Data, to path: String) throws(InputError) {
    guard !path.unicodeScalars.contains("\u{FFFD}") else {
      throw InputError(
        message: "the file cannot be written: its name is no text in UTF-8",
        help: "choose another name")
    }
    let kind = FileKind(of: path)
    guard kind != .folder else { throw unwritten(EISDIR) }
    if let kind, kind != .file {
      let file = open(path, O_WRONLY)
      guard file >= 0 else { throw unwritten(errno) }
      try put(document, into: file)
    } else {
      try replace(target(of: path), with: document)
    }
  }

  /// Writes a file beside the one that is replaced, and puts it into its place.
  private static func replace(
    _ path: String, with document: Data
  ) throws(InputError) {
    let url = URL(filePath: path)
    let name = ".\(url.lastPathComponent.prefix(100)).\(UUID().uuidString.prefix(8))"
    let temporary = url.deletingLastPathComponent().appending(path: name).path
    var status = stat()
    let isThere = stat(path, &status) == 0
    // A file that may not be written is not to be replaced either.
    guard !isThere || access(path, W_OK) == 0 else { throw unwritten(errno) }
    Interruption.shared.making(temporary)
    defer { Interruption.shared.removed(temporary) }
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard file >= 0 else { throw unwritten(errno) }
    if isThere { fchmod(file, status.st_mode & 0o777) }
    do throws(InputError) {
      try put(document, into: file)
      guard rename(temporary, path) == 0 else { throw unwritten(errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes to standard output.
  ///
  /// When nobody reads it any more, as after `head`, the process ends as by `SIGPIPE`, also where
  /// whoever started it had the signal ignored. Throws ``InputError``, which says why it cannot be
  /// written.
  package static func writeToStandardOutput(_ document: Data) throws(InputError) {
    let reason = failure(ofPutting: document, into: STDOUT_FILENO)
    if reason == EPIPE { Interruption.shared.endProcess(by: SIGPIPE) }
    guard reason == 0 else { throw unwritten(reason, "standard output cannot be written") }
  }

  /// Writes all bytes and closes the file.
  private static func put(_ document: Data, into file: Int32) throws(InputError) {
    let reason = failure(ofPutting: document, into: file)
    // Some disks tell only at the end that they are full.
    guard close(file) == 0, reason == 0 else { throw unwritten(reason == 0 ? errno : reason) }
  }

  /// The error number of writing all bytes; zero when they are written.
  private static func failure(ofPutting document: Data, into file: Int32) -> Int32 {
    document.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = writeSome(of: bytes, from: offset, to: file)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        offset += count
      }
      return 0
    }
  }

  /// The error about a file that a system call could not write.
  static func unwritten(_ reason: Int32, _ what: String = "the file cannot be written")
    -> InputError
  {
    let (why, help) =
      switch reason {
      case ENOSPC, EDQUOT: ("the disk is full", "make room, or name another place")
      case EACCES, EPERM: ("there is no permission", "check the permissions of it and its folder")
      case EROFS: ("the disk is read-only", "name another place")
      case EISDIR: ("it is a folder", "name a file in it")
      case ENOENT, ENOTDIR: ("there is no such folder", "check that its folder exists")
      case ELOOP: ("its links lead in a circle", "remove the links")
      case ENAMETOOLONG: ("its name is too long", "choose a shorter name")
      case EBADF: ("it is closed", "leave it open, or name a file with --output")
      case EPIPE: ("nobody reads it any more", "check the program that reads it")
      default: (String(cString: strerror(reason)), "check the path")
      }
    return InputError(message: "\(what): \(why)", help: help)
  }

  /// The path behind symbolic links, whether or not there is a file.
  private static func target(of path: String) throws(InputError) -> String {
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
    throw unwritten(ELOOP)
  }
}

/// Writes as many bytes as the system takes at once; outside of the type, whose name for it is taken.
private func writeSome(of bytes: UnsafeRawBufferPointer, from offset: Int, to file: Int32) -> Int {
  write(file, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
}
