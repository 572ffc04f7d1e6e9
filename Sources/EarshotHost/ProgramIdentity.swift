import EarshotText
import Foundation

/// This build of the program, so that nothing is taken from the cache that another one kept.
package enum ProgramIdentity {
  /// The identity; `nil` where the system does not tell.
  package static let current: ContentHash? = {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return ofFile("/proc/self/exe") ?? ofFile(path)
  }()

  /// The identity of the file of a program; `nil` if there is none.
  package static func ofFile(_ path: String) -> ContentHash? {
    guard let stamp = FileStamp(of: path) else { return nil }
    let words = [
      UInt64(truncatingIfNeeded: stamp.size), UInt64(truncatingIfNeeded: stamp.seconds),
      UInt64(truncatingIfNeeded: stamp.nanoseconds), stamp.file,
    ]
    return ContentHash([UInt8](words: words))
  }
}
