import FlyingSocks

/// The bytes that a client sends, in the parts that somebody asks for, each with a limit.
struct ClientReader {
  /// Why nothing more is read.
  enum Problem: Error, Hashable {
    /// The client has gone.
    case ended
    /// More came than the limit.
    case tooLarge
  }

  private let socket: AsyncSocket
  /// The bytes that came and were not asked for yet.
  private var buffer: [UInt8] = []
  private var start = 0

  /// Reads from a socket.
  init(_ socket: AsyncSocket) { self.socket = socket }

  /// The bytes up to an empty line and with it.
  ///
  /// Throws ``Problem``, and an error of the socket.
  mutating func head(limit: Int) async throws -> [UInt8] {
    var searched = start
    while true {
      if let end = endOfHead(from: max(start, searched - 3)) {
        guard end - start <= limit else { throw Problem.tooLarge }
        return take(end - start)
      }
      guard buffer.count - start <= limit else { throw Problem.tooLarge }
      searched = buffer.count
      // What was taken is dropped before more comes, so that places in the buffer change only here.
      searched -= compact()
      try await fill()
    }
  }

  /// A number of bytes.
  ///
  /// Throws ``Problem``, and an error of the socket.
  mutating func bytes(_ count: Int) async throws -> [UInt8] {
    compact()
    while buffer.count - start < count { try await fill() }
    return take(count)
  }

  /// At least one byte, and at most so many as are asked for.
  ///
  /// Throws ``Problem``, and an error of the socket.
  mutating func some(upTo count: Int) async throws -> [UInt8] {
    if buffer.count == start {
      compact()
      try await fill()
    }
    return take(min(count, buffer.count - start))
  }

  private func endOfHead(from place: Int) -> Int? {
    guard buffer.count >= place + 4 else { return nil }
    return (place...buffer.count - 4).first { index in
      buffer[index] == 0x0D && buffer[index + 1] == 0x0A && buffer[index + 2] == 0x0D
        && buffer[index + 3] == 0x0A
    }.map { $0 + 4 }
  }

  private mutating func take(_ count: Int) -> [UInt8] {
    defer { start += count }
    return Array(buffer[start..<start + count])
  }

  /// Drops what was taken; answers how much that was.
  @discardableResult
  private mutating func compact() -> Int {
    let count = start
    buffer.removeFirst(count)
    start = 0
    return count
  }

  private mutating func fill() async throws {
    let part: [UInt8]
    do {
      part = try await socket.read(atMost: 4_096)
    } catch SocketError.disconnected {
      throw Problem.ended
    }
    guard !part.isEmpty else { throw Problem.ended }
    buffer += part
  }
}
