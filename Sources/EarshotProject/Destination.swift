import EarshotHost
import Foundation

/// Where a document goes: standard output, or a file that is written whole or not at all.
package final class Destination {
  private let path: String?
  private let place: OutputPlace
  private let messages: Messages
  private var kept = Data()

  package init(path: String?, _ place: OutputPlace = OutputPlace(), _ messages: Messages) {
    self.path = path
    self.place = place
    self.messages = messages
  }

  /// Writes a part of the document; a file keeps it until it is closed.
  ///
  /// Throws an exit status after saying that standard output cannot be written, as on a full disk.
  package func write(_ bytes: [UInt8]) throws(RunFailure) {
    guard path == nil else { return kept.append(contentsOf: bytes) }
    do throws(InputError) {
      try OutputFile.writeToStandardOutput(Data(bytes))
    } catch {
      throw messages.error(error, path: "-")
    }
  }

  /// Puts a kept document in its place.
  ///
  /// Throws an exit status after saying that the file cannot be written, or may not be replaced.
  package func close() throws(RunFailure) {
    guard let path else { return }
    if let refusal = place.refusal(of: path, for: kept) {
      messages.error(refusal, path: path)
      throw RunFailure.wrongUsage
    }
    do throws(InputError) {
      try OutputFile.write(kept, to: path)
    } catch {
      throw messages.error(error, path: path)
    }
  }
}
