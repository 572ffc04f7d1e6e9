public import EarshotTree

/// A value with the place where somebody wrote it.
public struct Written<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  public var value: Value
  /// The file, as a message names it.
  public var path: String
  /// Where in the file.
  public var location: SourceLocation

  /// Makes a written value.
  public init(_ value: Value, path: String, at location: SourceLocation) {
    self.value = value
    self.path = path
    self.location = location
  }

  /// The mistake that the value is.
  func problem(_ message: String, help: String) -> ConfigurationError.Problem {
    ConfigurationError.Problem(message, help: help, path: path, at: location)
  }
}
