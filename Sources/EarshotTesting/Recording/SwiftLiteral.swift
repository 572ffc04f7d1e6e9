/// A string literal in Swift source, by its place in the bytes.
struct SwiftLiteral: Hashable, Sendable {
  var start: Int
  var end: Int
  var hashCount: Int
  var isMultiline: Bool

  /// The spaces before the closing quotes; of a literal on one line, those of its line.
  func indentation(in source: [UInt8]) -> String {
    let place = isMultiline ? end - hashCount - 3 : start
    let lineStart = source[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let spaces = source[lineStart..<place].prefix { $0 == UInt8(ascii: " ") || $0 == 0x09 }
    return String(decoding: spaces, as: UTF8.self)
  }

  /// Whether the lines of the source end with CR LF.
  func usesCarriageReturns(in source: [UInt8]) -> Bool {
    guard let newline = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
    return newline > 0 && source[newline - 1] == UInt8(ascii: "\r")
  }
}
