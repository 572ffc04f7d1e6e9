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

  /// The text between two offsets, its white space joined to single spaces.
  package func text(_ range: Range<Int>) -> String {
    let slice = bytes[range.clamped(to: bytes.indices)]
    return String(decoding: slice, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
