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
    var about = stat()
    guard stat(path, &about) == 0 else { return nil }
    #if os(macOS)
      let changed = about.st_mtimespec
    #else
      let changed = about.st_mtim
    #endif
    let words = [
      UInt64(truncatingIfNeeded: about.st_size), UInt64(truncatingIfNeeded: changed.tv_sec),
      UInt64(truncatingIfNeeded: changed.tv_nsec), UInt64(truncatingIfNeeded: about.st_ino),
    ]
    return ContentHash([UInt8](words: words))
  }
}
