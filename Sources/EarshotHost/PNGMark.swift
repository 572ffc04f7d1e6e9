/// The texts in pictures that Earshot paints: a mark, by which they are told from
/// screenshots, and a description.
package enum PNGMark {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let type = Array("tEXt".utf8)
  private static let text = Array("Software".utf8) + [0] + Array("Earshot".utf8)
  /// The bytes of the signature and of the first chunk, which tells the size.
  private static let headLength = 33

  /// The picture with the mark and a description; `nil` when the bytes are no whole PNG.
  static func marking(_ png: [UInt8], description: String) -> [UInt8]? {
    guard png.count > headLength, png.starts(with: signature),
      png[12..<16].elementsEqual("IHDR".utf8), png.suffix(8).prefix(4).elementsEqual("IEND".utf8)
    else { return nil }
    // Not compressed, of no stated language, under the keyword that PNG names for it.
    let words = Array("Description".utf8) + [0, 0, 0, 0, 0] + Array(description.utf8)
    return png[..<headLength] + chunk(type, text) + chunk(Array("iTXt".utf8), words)
      + png[headLength...]
  }

  private static func chunk(_ type: [UInt8], _ data: [UInt8]) -> [UInt8] {
    bigEndian(UInt32(data.count)) + type + data + bigEndian(checksum(type + data))
  }

  /// Whether a picture that begins with the bytes bears the mark.
  package static func isMarked(_ start: [UInt8]) -> Bool {
    start.starts(with: signature) && start.dropFirst(headLength + 4).starts(with: type + text)
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The CRC of PNG (ISO 3309), bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
      }
    }
  }
}
