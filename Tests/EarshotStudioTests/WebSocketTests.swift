import Testing

@testable import EarshotStudio

/// What the handshake and the frames of RFC 6455 are made of.
struct WebSocketTests {
  /// The example of RFC 6455, section 1.3.
  @Test func theHandshakeAnswersTheKey() {
    #expect(
      WebSocket.answer(to: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }

  @Test(arguments: ["", "short==", "dGhlIHNhbXBsZSBub25jZQ--", "dGhlIHNhbXBsZSBub25jZ\n=="])
  func whatIsNoKeyIsNotAnswered(_ key: String) {
    #expect(WebSocket.answer(to: key) == nil)
  }

  /// The examples of RFC 3174.
  @Test(arguments: [
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
  ])
  func hashes(_ text: String, _ hash: String) {
    let digits = SHA1.hash(Array(text.utf8)).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    #expect(digits.joined() == hash)
  }

  @Test(arguments: [0, 125, 126, 65_535, 65_536])
  func aFrameTellsItsLength(_ count: Int) {
    let bytes = WebSocket.Frame(.text, [UInt8](repeating: 0x41, count: count)).bytes
    #expect(bytes[0] == 0x81)
    #expect(bytes.count == count + (count < 126 ? 2 : count < 65_536 ? 4 : 10))
  }
}
