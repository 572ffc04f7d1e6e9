/// Why a text is not screen notation.
public struct NotationError: Error, Hashable, Sendable {
  /// The kind of mistake.
  public enum Code: Hashable, Sendable, CaseIterable {
    /// The text breaks the grammar: a quote, a bracket, the indentation.
    case malformed
    /// The grammar is kept and the words make no sense: unknown, repeated, out of range.
    case invalid
    /// Two elements of a screen have the same id.
    case duplicateID
    /// Elements or values are nested too deep.
    case limit
  }

  /// The kind of mistake.
  public var code: Code
  /// The problem: lower case, no full stop, things in quotes.
  public var message: String
  /// The remedy.
  public var help: String
  /// Where.
  public var location: SourceLocation

  /// Makes an error.
  public init(_ code: Code, _ message: String, help: String, at location: SourceLocation) {
    self.code = code
    self.message = message
    self.help = help
    self.location = location
  }
}
