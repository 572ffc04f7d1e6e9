package import EarshotTree

/// A finding about code, with its place in a Swift file.
package struct CodeFinding: Hashable, Sendable {
  /// The id of the rule.
  package var rule: Rule.ID
  /// The path of the file.
  package var path: String
  /// The line and column.
  package var location: SourceLocation
  /// The offsets in UTF-8 of the first byte of what is wrong and of the one behind its last.
  package var offsets: Range<Int>
  /// The data by name, for the words of the rule.
  package var arguments: [String: String]
  /// Whether only a person can tell.
  package var isQuestion: Bool

  /// Makes a finding.
  package init(
    _ rule: Rule.ID, path: String, at location: SourceLocation, _ arguments: [String: String] = [:],
    isQuestion: Bool = false, offsets: Range<Int> = 0..<0
  ) {
    self.rule = rule
    self.path = path
    self.location = location
    self.arguments = arguments
    self.isQuestion = isQuestion
    self.offsets = offsets
  }
}
