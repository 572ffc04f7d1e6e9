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
    while offset < next {
      if text[offset] == 0x0A {
        line += 1
        lineStart = offset + 1
      }
      offset += 1
    }
    return SourceLocation(line: line, column: next - lineStart + 1)
  }
}
