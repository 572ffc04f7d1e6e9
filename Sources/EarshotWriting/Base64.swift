/// Bytes as text, as addresses of the kind `data:` hold them.
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes with four digits for three of them.
  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let second = rest > 1 ? bytes[index + 1] : 0
      let third = rest > 2 ? bytes[index + 2] : 0
      text.append(digits[Int(bytes[index] >> 2)])
      text.append(digits[Int(bytes[index] & 3) << 4 | Int(second >> 4)])
      text.append(rest > 1 ? digits[Int(second & 15) << 2 | Int(third >> 6)] : UInt8(ascii: "="))
      text.append(rest > 2 ? digits[Int(third & 63)] : UInt8(ascii: "="))
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
