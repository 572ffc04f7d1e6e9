package import EarshotTree

/// A value with the place where somebody wrote it.
package struct LocatedValue<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  package var value: Value
  /// The file, as a message names it.
  package var path: String
  /// The place in the file.
  package var location: SourceLocation

  /// Makes a located value.
  package init(_ value: Value, path: String, at location: SourceLocation) {
    self.value = value
    self.path = path
    self.location = location
  }

  /// A problem at the place of the value.
  func problem(_ message: String, help: String) -> ConfigurationError.Problem {
    ConfigurationError.Problem(message, help: help, path: path, at: location)
  }
}
