import Foundation

/// Where a document goes: standard output, or a file that is written whole or not at all.
final class Destination {
  private let path: String?
  private var kept = Data()

  init(path: String?) {
    self.path = path
  }

  /// Writes a part of the document; a file keeps it until it is closed.
  ///
  /// Throws when standard output cannot be written, as on a full disk.
  func write(_ bytes: [UInt8]) throws {
    if path == nil {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } else {
      kept.append(contentsOf: bytes)
    }
  }

  /// Puts a kept document in its place.
  ///
  /// Throws when the file cannot be written.
  func close() throws {
    guard let path else { return }
    try kept.write(to: URL(filePath: path), options: .atomic)
  }
}
