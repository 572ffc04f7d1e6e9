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
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      offset += count
    }
    let isClosed = close(descriptor) == 0
    guard offset == bytes.count, isClosed, rename(temporary, file) == 0 else {
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
    var files: [(path: String, size: Int, used: Double)] = []
    for name in names {
      let file = path + "/" + name
      var about = stat()
      guard lstat(file, &about) == 0, about.st_mode & S_IFMT == S_IFREG else { continue }
      #if os(macOS)
        let used = about.st_mtimespec
      #else
        let used = about.st_mtim
      #endif
      files.append((file, Int(about.st_size), Double(used.tv_sec) + Double(used.tv_nsec) / 1e9))
    }
    var total = files.reduce(0) { $0 + $1.size }
    for file in files.sorted(by: { $0.used < $1.used }) where total > Self.largest {
      unlink(file.path)
      total -= file.size
    }
  }
}
