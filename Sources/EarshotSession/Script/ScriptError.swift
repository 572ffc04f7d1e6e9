package import EarshotTree

/// Why a script could not be read.
package struct ScriptError: Error, Hashable, Sendable {
  /// The problem: lower case, no full stop, things in quotes.
  package var message: String
  /// The remedy.
  package var help: String
  /// Where it is.
  package var location: SourceLocation

  /// Makes an error.
  package init(_ message: String, help: String, at location: SourceLocation) {
    self.message = message
    self.help = help
    self.location = location
  }
}
