import EarshotHost
import Foundation

/// Where a document goes: standard output, or a file that is written whole or not at all.
package final class Destination {
  private let path: String?
  private let place: OutputPlace
  private let messages: Messages
  /// Whether parts go to the disk as they come.
  private let isStreamed: Bool
  private var kept = Data()
  private var staged: StagedFile?

  /// Names a place.
  ///
  /// - Parameter isStreamed: whether the document comes in parts that are not to be kept in memory; a
  ///   file that may not be replaced is then told at the first of them.
  package init(
    path: String?, _ place: OutputPlace = OutputPlace(), isStreamed: Bool = false,
    _ messages: Messages
  ) {
    self.path = path
    self.place = place
    self.isStreamed = isStreamed
    self.messages = messages
  }

  /// Writes a part of the document; a file is not in its place until it is closed.
  ///
  /// Throws an exit status after saying that it cannot be written, as on a full disk.
  package func write(_ bytes: [UInt8]) throws(RunFailure) {
    guard !bytes.isEmpty else { return }
    guard let path else {
      do throws(InputError) {
        return try OutputFile.writeToStandardOutput(Data(bytes))
      } catch {
        throw messages.error(error, path: "-")
      }
    }
    guard isStreamed else { return kept.append(contentsOf: bytes) }
    if staged == nil { try refuse(path, Data(bytes)) }
    do throws(InputError) {
      if staged == nil { staged = try StagedFile(path) }
      try staged?.write(Data(bytes))
    } catch {
      throw messages.error(error, path: path)
    }
  }

  /// Puts a document in its place.
  ///
  /// Throws an exit status after saying that the file cannot be written, or may not be replaced.
  package func close() throws(RunFailure) {
    guard let path else { return }
    if staged == nil { try refuse(path, kept) }
    do throws(InputError) {
      if let staged { return try staged.commit() }
      try OutputFile.write(kept, to: path)
    } catch {
      throw messages.error(error, path: path)
    }
  }

  /// Throws an exit status after saying that a file may not be replaced.
  private func refuse(_ path: String, _ document: Data) throws(RunFailure) {
    guard let refusal = place.refusal(of: path, for: document) else { return }
    messages.error(refusal, path: path)
    throw .wrongUsage
  }
}
