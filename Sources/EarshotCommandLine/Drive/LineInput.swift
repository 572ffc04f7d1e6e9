import Foundation

/// Standard input by lines, with a look at whether one is there.
struct LineInput {
  private var bytes: [UInt8] = []
  private var isAtEnd = false
  /// The place of the first end of a line in the bytes.
  private var end: Int?

  /// Whether a line, or the end, comes within milliseconds.
  mutating func isReady(within milliseconds: Int32) -> Bool {
    while !hasLine {
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&input, 1, milliseconds) > 0 else { return false }
      fill()
    }
    return true
  }

  /// The next line without its end; waits for it, and is `nil` when there are no more.
  mutating func line() -> String? {
    while !hasLine { fill() }
    guard let end else {
      defer { bytes = [] }
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
    var line = bytes[..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    defer {
      bytes.removeSubrange(...end)
      self.end = bytes.firstIndex(of: LineInput.newline)
    }
    return String(decoding: line, as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")

  private var hasLine: Bool { isAtEnd || end != nil }

  private mutating func fill() {
    var chunk = [UInt8](repeating: 0, count: 4096)
    // Whoever started us may have left a pipe that does not wait by itself.
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    poll(&input, 1, -1)
    let count = read(STDIN_FILENO, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    isAtEnd = count <= 0
    let part = chunk.prefix(max(0, count))
    end = end ?? part.firstIndex(of: LineInput.newline).map { bytes.count + $0 }
    bytes += part
  }
}
