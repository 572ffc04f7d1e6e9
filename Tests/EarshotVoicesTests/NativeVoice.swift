import Foundation
import TestSupport

/// The voices that are installed; where tests are required, one that is missing is a failure.
enum NativeVoice {
  static let isESpeakThere = isThere("espeak-ng")
  static let isFliteThere = isThere("flite")

  /// Whether a program is there, also one that the voice does not get along with.
  private static func isThere(_ program: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return SharedFolder.isRequired
      || folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }
}
