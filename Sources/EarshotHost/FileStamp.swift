import Foundation

/// The identity, size and time of a file, which tell without reading it whether it is still the same.
package struct FileStamp: Hashable, Sendable {
  /// The number of the file on its disk.
  package private(set) var file: UInt64
  /// The bytes in it.
  package private(set) var size: Int
  /// The seconds of its last change.
  package private(set) var seconds: Int
  /// The part of a second behind them.
  package private(set) var nanoseconds: Int

  /// The stamp of what is at a path; `nil` if there is nothing.
  package init?(of path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    file = UInt64(status.st_ino)
    size = Int(status.st_size)
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }

  /// The stamp of a folder with files in it: the time of the newest, and all sizes together; `nil` if
  /// there is no folder.
  ///
  /// - Parameter names: the paths of the files in the folder.
  package init?(of folder: String, with names: some Sequence<String>) {
    self.init(of: folder)
    for name in names {
      guard let inside = FileStamp(of: folder + "/" + name) else { continue }
      if (inside.seconds, inside.nanoseconds) > (seconds, nanoseconds) {
        (seconds, nanoseconds) = (inside.seconds, inside.nanoseconds)
      }
      size += inside.size
    }
  }

  /// The seconds from 1970 to its last change.
  package var time: Double { Double(seconds) + Double(nanoseconds) / 1e9 }
}
