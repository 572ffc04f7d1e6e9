import EarshotTree

/// Finds lines and columns of offsets that only grow, counting each line once.
struct LineCounter {
  private let text: UnsafeBufferPointer<UInt8>
  private var line = 1
  private var lineStart = 0
  private var offset = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// Line and column of an offset, both from 1, the column in bytes.
  mutating func location(of next: Int) -> SourceLocation {
    // Without a branch, so that many bytes are compared at once.
    var feeds = 0
    for byte in UnsafeBufferPointer(rebasing: text[offset..<max(offset, next)]) {
      feeds &+= byte == 0x0A ? 1 : 0
    }
    if feeds > 0 {
      line += feeds
      lineStart = next
      while text[lineStart - 1] != 0x0A { lineStart -= 1 }
    }
    offset = max(offset, next)
    return SourceLocation(line: line, column: next - lineStart + 1)
  }
}
