public import EarshotTree

/// Why a script could not be read.
public struct ScriptError: Error, Hashable, Sendable {
  /// What is wrong: lower case, no full stop, things in quotes.
  public var message: String
  /// What to do about it.
  public var help: String
  /// Where it is.
  public var location: SourceLocation

  /// Makes an error.
  public init(_ message: String, help: String, at location: SourceLocation) {
    self.message = message
    self.help = help
    self.location = location
  }
}
