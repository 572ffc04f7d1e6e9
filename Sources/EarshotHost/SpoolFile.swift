import EarshotText
import Foundation

/// Records on the disk, one after another, for what is needed once more at the end of a run and is too
/// large for memory.
///
/// The file has no name, so that nothing stays of it however the program ends.
package final class SpoolFile {
  private let descriptor: Int32
  /// The bytes that were written.
  private var size = 0
  /// Whether a record could not be read back whole.
  package private(set) var isDamaged = false

  /// Makes an empty one.
  ///
  /// Throws ``InputError``, which says why there is none.
  package init() throws(InputError) {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array("\(folder)/earshot.XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw OutputFile.unwritten(errno, SpoolFile.unwritten) }
    unlink(&name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  private static let unwritten = "the file for what is told at the end cannot be written"

  /// Adds a record.
  ///
  /// Throws ``InputError``, which says why it cannot be written.
  package func add(_ record: [UInt8]) throws(InputError) {
    let bytes = [UInt8](words: [UInt64(record.count)]) + record
    let reason = OutputFile.failure(ofPutting: Data(bytes), into: descriptor)
    guard reason == 0 else { throw OutputFile.unwritten(reason, SpoolFile.unwritten) }
    size += bytes.count
  }

  /// The records in their order, each read when it is asked for.
  package var records: some Sequence<[UInt8]> {
    sequence(state: 0) { [self] (offset: inout Int) -> [UInt8]? in
      guard offset < size else { return nil }
      guard let head = read(at: offset, 8), head.word(at: 0) <= UInt64(size - offset - 8),
        let record = read(at: offset + 8, Int(head.word(at: 0)))
      else {
        isDamaged = true
        return nil
      }
      offset += 8 + record.count
      return record
    }
  }

  private func read(at offset: Int, _ count: Int) -> [UInt8]? {
    OpenFile(descriptor).read(at: offset, count)
  }
}
