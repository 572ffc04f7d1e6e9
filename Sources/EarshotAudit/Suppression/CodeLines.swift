/// The lines of a Swift file that a suppression is about.
package struct CodeLines: Hashable, Sendable {
  /// How far it reaches.
  package enum Extent: Hashable, Sendable {
    /// A statement or a line.
    case statement
    /// The lines up to the comment that ends it.
    case region
    /// All lines to the end of the file, or all of the file.
    case rest
  }

  /// The path of the file.
  package var path: String
  /// The lines, from 1, in order.
  package var lines: [ClosedRange<Int>]
  /// How far it reaches.
  package var extent: Extent

  /// Makes lines of a file.
  package init(path: String, lines: [ClosedRange<Int>], extent: Extent) {
    self.path = path
    self.lines = lines
    self.extent = extent
  }

  /// Whether a line of the file is one of them.
  func contains(_ line: Int) -> Bool { lines.contains { $0.contains(line) } }
}
