package import EarshotTree

/// The text of a Swift file, which knows its lines.
package final class SourceText: Sendable {
  /// The path as the user named it.
  package let path: String
  /// The text in UTF-8.
  package let bytes: [UInt8]
  /// The offsets at which lines begin.
  private let lineStarts: [Int]

  /// Makes the text of a file.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// The line and column of an offset.
  package func location(at offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return SourceLocation(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// How often a text that is not empty stands in it.
  package func count(of text: String, upTo limit: Int = .max) -> Int {
    let wanted = Array(text.utf8)
    var (count, place) = (0, bytes.startIndex)
    while count < limit, let found = bytes[place...].firstIndex(of: wanted[0]) {
      if bytes[found...].starts(with: wanted) { count += 1 }
      place = found + 1
    }
    return count
  }

  /// The offset behind the blanks and comments that begin at one.
  package func endOfTrivia(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x09...0x0D, 0x20: offset += 1
      case UInt8(ascii: "/"):
        guard let end = endOfComment(at: offset) else { return offset }
        offset = end
      case UInt8(ascii: "#") where offset == 0 && bytes.starts(with: [0x23, 0x21]):
        offset = endOfLine(from: offset)
      case 0xEF where offset == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]): offset = 3
      default: return offset
      }
    }
    return offset
  }

  /// The offset behind a comment; `nil` if none begins here.
  private func endOfComment(at start: Int) -> Int? {
    var offset = start + 2
    guard offset <= bytes.count else { return nil }
    if bytes[start + 1] == UInt8(ascii: "/") { return endOfLine(from: offset) }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return nil }
    var depth = 1
    while offset < bytes.count {
      let isPair = offset + 1 < bytes.count
      if isPair, bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if isPair, bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return offset }
      } else {
        offset += 1
      }
    }
    return bytes.count
  }

  private func endOfLine(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    return offset
  }

  /// A text in ASCII, its white space joined to single spaces.
  private static func joined(_ slice: ArraySlice<UInt8>) -> String {
    var joined: [UInt8] = []
    joined.reserveCapacity(slice.count)
    var isBlank = false
    for byte in slice {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        isBlank = true
        continue
      }
      if isBlank, !joined.isEmpty { joined.append(0x20) }
      isBlank = false
      joined.append(byte)
    }
    return String(decoding: joined, as: UTF8.self)
  }

  /// The text between two offsets, its white space joined to single spaces.
  package func text(_ range: Range<Int>) -> String {
    let slice = bytes[range.clamped(to: bytes.indices)]
    guard slice.contains(where: { $0 >= 0x80 }) else { return SourceText.joined(slice) }
    return String(decoding: slice, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
