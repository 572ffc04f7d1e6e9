package import EarshotTree

/// A comment in a Swift file that begins with `earshot:`, with the lines that it may be about.
package struct CodeComment: Hashable, Sendable {
  /// The path of the file.
  package var path: String
  /// The line and column.
  package var location: SourceLocation
  /// The offsets in UTF-8 of its first byte and of the one behind its last.
  package var offsets: Range<Int>
  /// The text without what marks it as a comment.
  package var text: String
  /// Whether code stands before it on its line.
  package var isBehindCode: Bool
  /// The lines of the view or statement that begins below it, without what is in its braces; empty at
  /// the end of the file.
  package var next: [ClosedRange<Int>]
  /// The line of the code above it; `nil` at the beginning of the file.
  package var previous: Int?

  /// Makes a comment.
  package init(
    path: String, location: SourceLocation, offsets: Range<Int>, text: String, isBehindCode: Bool,
    next: [ClosedRange<Int>], previous: Int?
  ) {
    self.path = path
    self.location = location
    self.offsets = offsets
    self.text = text
    self.isBehindCode = isBehindCode
    self.next = next
    self.previous = previous
  }
}
