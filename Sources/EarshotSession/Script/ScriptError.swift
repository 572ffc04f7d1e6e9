public import EarshotTree

/// Why a script could not be read.
public struct ScriptError: Error, Hashable, Sendable {
  /// The problem: lower case, no full stop, things in quotes.
  public var message: String
  /// The remedy.
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
