import Foundation

/// Reads a file or a pipe line by line, each as it comes, with a limit to what is kept of one.
package struct LineReader: ~Copyable {
  /// The next line, or why there is none.
  package enum Next: Hashable, Sendable {
    /// A line without its end.
    case line([UInt8])
    /// A line that is longer than the limit, of which nothing was kept.
    case tooLong
    /// There is no more; a line without an end came before.
    case end
    /// Nothing whole came in time.
    case late
  }

  private let file: Int32
  private let limit: Int
  /// The bytes that were read and not handed over, from `start` on.
  private var rest: [UInt8] = []
  private var start = 0
  /// How many of them are known to hold no end of a line.
  private var searched = 0
  private var isSkipping = false
  private var isAtEnd = false
  /// Whether the last line that was handed over had no end, as what writes it was ended.
  package private(set) var isCut = false

  /// Reads an open file, which it does not close.
  ///
  /// - Parameters:
  ///   - file: the number of the open file.
  ///   - limit: the bytes that a line may have.
  package init(_ file: Int32, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// Waits for the next line.
  ///
  /// - Parameter deadline: when to give up; `nil` waits for ever.
  package mutating func next(before deadline: ContinuousClock.Instant? = nil) -> Next {
    while true {
      if let end = endOfLine { return take(upTo: end, andOver: end + 1) }
      searched = rest.count - start
      if searched > limit {
        isSkipping = true
        forget()
      }
      if isAtEnd {
        guard searched > 0 || isSkipping else { return .end }
        isCut = true
        return take(upTo: rest.count, andOver: rest.count)
      }
      guard wait(before: deadline) else { return .late }
      fill()
    }
  }

  private mutating func take(upTo end: Int, andOver next: Int) -> Next {
    let isTooLong = isSkipping || end - start > limit
    let line = isTooLong ? [] : Array(rest[start..<end])
    start = next
    searched = 0
    isSkipping = false
    // What was handed over is dropped when it is much, not each time.
    if start == rest.count {
      forget()
    } else if start > 1 << 20 {
      rest.removeFirst(start)
      start = 0
    }
    return isTooLong ? .tooLong : .line(line)
  }

  private mutating func forget() {
    // A large line is no reason to keep as much for the next ones.
    rest.removeAll(keepingCapacity: rest.capacity <= 1 << 20)
    (start, searched) = (0, 0)
  }

  /// The place of the next end of a line; `nil` when none was read yet.
  private var endOfLine: Int? {
    let from = start + searched
    guard from < rest.count else { return nil }
    return rest.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(base + from, 0x0A, bytes.count - from)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// Whether there is something to read in time.
  private func wait(before deadline: ContinuousClock.Instant?) -> Bool {
    OpenFile(file).isReady(for: POLLIN, before: deadline)
  }

  private mutating func fill() {
    let size = 1 << 16
    let count = withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { buffer in
      let count = read(file, buffer.baseAddress, size)
      if count > 0 { rest.append(contentsOf: buffer[..<count]) }
      return count
    }
    if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { isAtEnd = true }
  }
}
