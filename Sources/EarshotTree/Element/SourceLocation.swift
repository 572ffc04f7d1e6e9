/// Where in the input a thing was read.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// Line, from 1.
  public var line: Int
  /// Column, from 1, counted in UTF-8 bytes.
  public var column: Int

  /// Makes a location; both numbers count from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
