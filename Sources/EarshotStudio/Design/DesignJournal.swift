import EarshotCaptures
import EarshotHost
import Foundation

/// The file with the steps of a design, one a line; lines are only added.
struct DesignJournal: Sendable {
  /// The path of the file.
  let path: String

  /// The steps that are done or can be redone; a line that was cut off is left out.
  func steps() -> [DesignStep] {
    guard let bytes = try? InputFile(path: path).bytes() else { return [] }
    var steps: [DesignStep] = []
    for line in bytes.split(separator: 0x0A) {
      // A line that was cut off has another one behind it when the program went on.
      guard let record = DesignRecord(line) else { continue }
      guard record.place <= steps.count else { break }
      steps.removeSubrange(record.place...)
      steps.append(record.step)
    }
    return steps
  }

  /// Adds a step, which replaces all from a place on; throws ``InputError`` if that fails.
  ///
  /// Nobody but the user can read the file.
  func append(_ step: DesignStep, at place: Int) throws {
    let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure(errno) }
    defer { close(file) }
    let end = lseek(file, 0, SEEK_END)
    var line = DesignRecord(place: place, step: step).line
    // A line that was cut off ends here.
    var last: UInt8 = 0x0A
    if end > 0, pread(file, &last, 1, end - 1) == 1, last != 0x0A { line.insert(0x0A, at: 0) }
    let reason = OutputFile.failure(ofPutting: Data(line), into: file)
    guard reason == 0 else {
      ftruncate(file, end)
      throw failure(reason)
    }
  }

  private func failure(_ reason: Int32) -> InputError {
    InputError(
      message: "the history cannot be kept in '\(path)': \(String(cString: strerror(reason)))",
      help: "make room, or set EARSHOT_STATE to a folder that can be written")
  }
}
