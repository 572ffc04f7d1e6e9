package import EarshotTree

/// A part of a Swift file, by offsets in UTF-8.
package struct CodeRange: Sendable {
  /// The file.
  package let file: SourceText
  /// The offsets of its first byte and of the one behind its last.
  package let offsets: Range<Int>

  /// Makes a part of a file.
  package init(_ file: SourceText, _ offsets: Range<Int>) {
    self.file = file
    self.offsets = offsets
  }

  /// The part from an offset to the end; an empty one at the end where the offset lies behind it.
  func from(_ start: Int) -> CodeRange {
    CodeRange(file, min(start, offsets.upperBound)..<offsets.upperBound)
  }

  /// The line and column of its first byte.
  package var location: SourceLocation { file.location(at: offsets.lowerBound) }

  /// Its text on one line.
  package var text: String { file.text(offsets) }
}
