/// How an input begins: enough to tell its format.
public struct CapturePrefix: Sendable {
  /// Number of bytes that are looked at.
  public static let length = 65_536

  /// The first bytes as text, decoded by their byte order mark, without the mark; empty for binary.
  public let text: Substring

  /// Looks at the first bytes of an input.
  public init(_ bytes: [UInt8]) {
    text = TextEncoding.decodeLossy(bytes.prefix(CapturePrefix.length))
  }
}
