import EarshotWriting

/// The frames of RFC 6455, as far as a server of texts needs them.
enum WebSocket {
  /// A message of a client.
  enum Message: Hashable, Sendable {
    case text([UInt8])
    case ping([UInt8])
    case close
  }

  /// Why a connection ends, as the number of a close frame says it.
  enum Problem: Int, Error, Hashable {
    case protocolError = 1002
    case notText = 1003
    case malformedText = 1007
    case tooSlow = 1008
    case tooLarge = 1009
  }

  /// The answer of a handshake to the key of a client; `nil` if the key is none.
  static func answer(to key: String) -> String? {
    guard key.utf8.count == 24, key.hasSuffix("=="),
      key.dropLast(2).utf8.allSatisfy({ $0.isOfBase64 })
    else { return nil }
    return Base64.text(of: SHA1.hash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
  }

  /// The next message; its parts are put together.
  ///
  /// Throws ``Problem``, ``ClientReader/Problem``, and an error of the socket.
  static func message(
    from reader: inout ClientReader, limit: Int, pongs: (Frame) -> Void = { _ in }
  ) async throws -> Message {
    var text: [UInt8]?
    while true {
      let frame = try await frame(from: &reader, limit: limit - (text?.count ?? 0))
      switch (frame.kind, text) {
      case (.close, _): return .close
      case (.ping, nil): return .ping(frame.payload)
      case (.ping, .some): pongs(Frame(.pong, frame.payload))
      case (.pong, _): continue
      case (.binary, _): throw Problem.notText
      case (.text, .some), (.continuation, nil): throw Problem.protocolError
      case (.text, nil): text = frame.payload
      case (.continuation, .some): text? += frame.payload
      }
      guard frame.isLast, frame.kind == .text || frame.kind == .continuation, let whole = text
      else { continue }
      guard String(validating: whole, as: UTF8.self) != nil else { throw Problem.malformedText }
      return .text(whole)
    }
  }

  /// One frame.
  struct Frame: Hashable, Sendable {
    /// The kinds by their numbers.
    enum Kind: UInt8, Hashable {
      case continuation = 0
      case text = 1
      case binary = 2
      case close = 8
      case ping = 9
      case pong = 10
    }

    var kind: Kind
    var isLast = true
    var payload: [UInt8]

    init(_ kind: Kind, isLast: Bool = true, _ payload: [UInt8]) {
      self.kind = kind
      self.isLast = isLast
      self.payload = payload
    }

    /// A frame that ends the connection for a reason.
    static func close(_ problem: Problem?) -> Frame {
      let code = problem?.rawValue ?? 1000
      return Frame(.close, [UInt8(code >> 8), UInt8(code & 0xFF)])
    }

    /// The bytes of a server, which masks nothing.
    var bytes: [UInt8] {
      var bytes = [(isLast ? 0x80 : 0) | kind.rawValue]
      switch payload.count {
      case ..<126: bytes.append(UInt8(payload.count))
      case ..<65_536: bytes += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
      default:
        bytes.append(127)
        bytes += stride(from: 56, through: 0, by: -8).map {
          UInt8(truncatingIfNeeded: payload.count >> $0)
        }
      }
      return bytes + payload
    }
  }

  private static func frame(
    from reader: inout ClientReader, limit: Int
  ) async throws -> Frame {
    let head = try await reader.bytes(2)
    // Clients mask what they send; nothing is agreed on that the other bits could mean.
    guard head[0] & 0x70 == 0, head[1] & 0x80 != 0, let kind = Frame.Kind(rawValue: head[0] & 0x0F)
    else { throw Problem.protocolError }
    var count = Int(head[1] & 0x7F)
    let isControl = kind.rawValue >= 8
    guard !isControl || count < 126 && head[0] & 0x80 != 0 else { throw Problem.protocolError }
    if count >= 126 {
      let digits = try await reader.bytes(count == 126 ? 2 : 8)
      let number = digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard number <= UInt64(max(0, limit)) else { throw Problem.tooLarge }
      count = Int(number)
    }
    guard isControl || count <= limit else { throw Problem.tooLarge }
    let mask = try await reader.bytes(4)
    var payload = try await reader.bytes(count)
    for index in payload.indices { payload[index] ^= mask[index & 3] }
    return Frame(kind, isLast: head[0] & 0x80 != 0, payload)
  }
}

extension UInt8 {
  fileprivate var isOfBase64: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2F: true
    default: false
    }
  }
}
