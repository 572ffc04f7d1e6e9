package import Foundation

/// A file that is written whole or not at all.
package enum OutputFile {
  /// Puts a document at a path.
  ///
  /// The file at the end of symbolic links is replaced at once, and keeps its permissions. Pipes and
  /// devices are written in place: a file put there instead would leave their readers waiting.
  /// Throws ``InputError``, which says why it cannot be written.
  package static func write(_ document: Data, to path: String) throws(InputError) {
    let file = try StagedFile(path)
    try file.write(document)
    try file.commit()
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

  /// The error number of writing all bytes; zero when they are written.
  package static func failure(ofPutting document: Data, into file: Int32) -> Int32 {
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
}

/// Writes as many bytes as the system takes at once; outside of the type, whose name for it is taken.
private func writeSome(of bytes: UnsafeRawBufferPointer, from offset: Int, to file: Int32) -> Int {
  write(file, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
}
