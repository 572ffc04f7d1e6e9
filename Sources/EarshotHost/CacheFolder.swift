import Foundation

/// The folder for what the program can make again, and keeps to be faster the next time.
package struct CacheFolder: Sendable {
  /// Its path.
  package let path: String

  /// The most bytes of all files in it; the ones that were not used for longest go first.
  static let largest = 2 << 30

  /// The folder at a path.
  package init(path: String) { self.path = path }

  /// The folder: that of `EARSHOT_CACHE`, else the one of the system for this user; `nil` where there
  /// is none, or `EARSHOT_CACHE` is empty or `off`.
  package init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let path = UserFolder.cache.path(environment) else { return nil }
    self.path = path
  }

  /// The bytes of a file in it; `nil` if there is none that can be read.
  package func bytes(_ name: String) -> [UInt8]? {
    let file = path + "/" + name
    guard FileKind(of: file, followsLinks: false) == .file else { return nil }
    let bytes = try? InputFile(path: file).bytes()
    // Files that are used stay.
    if bytes != nil { utimes(file, nil) }
    return bytes
  }

  /// Keeps bytes in a file, whole or not at all; what cannot be kept is no failure.
  ///
  /// Nobody but the user can read it.
  package func keep(_ bytes: [UInt8], as name: String) {
    make()
    let file = path + "/" + name
    let temporary = "\(file).\(getpid()).\(UInt32.random(in: 0 ... .max))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten = OutputFile.failure(ofPutting: Data(bytes), into: descriptor) == 0
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed, rename(temporary, file) == 0 else {
      unlink(temporary)
      return
    }
    removeOldest()
  }

  /// Makes the folder, if it is not there; nobody but the user can read it.
  func make() { UserFolder.make(path) }

  /// Removes the files that were not used for longest, as long as there is more than there may be.
  func removeOldest() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var files: [(path: String, stamp: FileStamp)] = []
    for name in names {
      let file = path + "/" + name
      guard FileKind(of: file, followsLinks: false) == .file,
        let stamp = FileStamp(of: file, followsLinks: false)
      else { continue }
      files.append((file, stamp))
    }
    var total = files.reduce(0) { $0 + $1.stamp.size }
    // Files that are used are touched, so that the oldest was not used for longest.
    for file in files.sorted(by: { $0.stamp.time < $1.stamp.time }) where total > Self.largest {
      unlink(file.path)
      total -= file.stamp.size
    }
  }
}
