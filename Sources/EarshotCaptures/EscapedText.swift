/// Takes a text out of the string literal that it was copied from: JSON, a log, a test file.
enum EscapedText {
  /// The contents of a JSON string that is the member `value` of an object, as an HTTP answer.
  ///
  /// `nil` when the input is no such object.
  static func valueOfEnvelope(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.first(where: { !$0.isSpace }) == UInt8(ascii: "{") else { return nil }
    let name = "\"value\""
    guard let found = bytes.firstIndex(of: name) else { return nil }
    var start = found + name.utf8.count
    while start < bytes.count, bytes[start].isSpace || bytes[start] == UInt8(ascii: ":") {
      start += 1
    }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return unescaped(bytes[(start + 1)..<min(end, bytes.count)])
  }

  /// The text without escapes: `\n`, `\t`, `\r`, `\"`, `\'`, `\\`, `\/` and `\u0041`.
  ///
  /// An escape that is none of these is kept as it is.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let escape = bytes[index + 1]
      if let byte = plain(escape) {
        result.append(byte)
        index += 2
      } else if escape == UInt8(ascii: "u"), let (scalar, end) = scalar(in: bytes, at: index) {
        result += Array(String(scalar).utf8)
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func plain(_ escape: UInt8) -> UInt8? {
    switch escape {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "/"): escape
    default: nil
    }
  }

  /// The character of `\u0041` or of a surrogate pair, with the index after it.
  private static func scalar(
    in bytes: ArraySlice<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    guard let first = unit(in: bytes, at: index) else { return nil }
    if UTF16.isLeadSurrogate(first), let second = unit(in: bytes, at: index + 6),
      UTF16.isTrailSurrogate(second)
    {
      let code = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      return Unicode.Scalar(code).map { ($0, index + 12) }
    }
    return Unicode.Scalar(first).map { ($0, index + 6) }
  }

  private static func unit(in bytes: ArraySlice<UInt8>, at index: Int) -> UInt16? {
    guard index + 6 <= bytes.endIndex, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The place where a text begins; `nil` if it does not stand there.
  ///
  /// The search of the standard library takes a hundred times as long.
  func firstIndex(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return startIndex }
    var start = startIndex
    while let place = self[start...].firstIndex(of: first) {
      if self[place...].starts(with: wanted) { return place }
      start = place + 1
    }
    return nil
  }
}
