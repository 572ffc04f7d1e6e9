import Foundation

/// The number of an open file or of an end of a pipe.
struct OpenFile {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Waits until it can be read or written, or is closed at the other end.
  ///
  /// - Parameters:
  ///   - event: `POLLIN` or `POLLOUT`.
  ///   - deadline: when to give up; `nil` waits for ever.
  /// - Returns: `false` when the time is over.
  func isReady(for event: Int32, before deadline: ContinuousClock.Instant?) -> Bool {
    while true {
      var milliseconds: Int32 = -1
      if let deadline {
        let left = ContinuousClock.now.duration(to: deadline)
        milliseconds = Int32(clamping: max(0, Int((left / .milliseconds(1)).rounded(.up))))
      }
      var request = pollfd(fd: number, events: Int16(event), revents: 0)
      let count = poll(&request, 1, milliseconds)
      if count > 0 { return true }
      if count == 0 { return false }
      // A file that cannot be waited for tells so when it is read.
      guard errno == EINTR || errno == EAGAIN else { return true }
    }
  }

  /// Writes all bytes.
  ///
  /// - Parameter deadline: when to give up; `nil` waits for ever.
  /// - Returns: `false` when the time is over or nobody reads them.
  func write(_ bytes: [UInt8], before deadline: ContinuousClock.Instant?) -> Bool {
    var offset = 0
    while offset < bytes.count {
      guard isReady(for: POLLOUT, before: deadline) else { return false }
      let count = bytes.withUnsafeBytes { buffer in
        OpenFile.writeSome(buffer, from: offset, to: number)
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }

  /// Bytes of a file at a place; `nil` if it has not as many.
  func read(at offset: Int, _ count: Int) -> [UInt8]? {
    var done = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
      while done < count {
        let part = pread(
          number, buffer.baseAddress?.advanced(by: done), count - done, off_t(offset + done))
        if part < 0, errno == EINTR { continue }
        guard part > 0 else { break }
        done += part
      }
      size = done
    }
    return done == count ? bytes : nil
  }

  private static func writeSome(
    _ buffer: UnsafeRawBufferPointer, from offset: Int, to file: Int32
  ) -> Int {
    systemWrite(file, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
  }

  /// The two ends of a pipe that no program inherits unless it is meant to.
  ///
  /// `nil` when the system has none left.
  static func pipe() -> (reading: OpenFile, writing: OpenFile)? {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (OpenFile(ends[0]), OpenFile(ends[1]))
  }

  /// Lets a full pipe refuse bytes in the place of waiting until they are read.
  func refuseToBlock() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// Closes it; its number may be another's from now on.
  func end() { close(number) }
}

// The calls of the system have the names of methods here.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
