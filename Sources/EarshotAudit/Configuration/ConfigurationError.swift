package import EarshotTree

/// Why a configuration cannot be used: everything that is wrong with it, in the order of the file.
package struct ConfigurationError: Error, Hashable, Sendable {
  /// One mistake.
  package struct Problem: Hashable, Sendable {
    /// The file, as a message names it.
    package var path: String
    /// Where in the file; `nil` is the file as a whole.
    package var location: SourceLocation?
    /// The mistake, in words: lower case, no full stop.
    package var message: String
    /// The way to mend it.
    package var help: String

    /// Makes a problem.
    package init(
      _ message: String, help: String, path: String, at location: SourceLocation? = nil
    ) {
      self.message = message
      self.help = help
      self.path = path
      self.location = location
    }
  }

  /// The mistakes; never empty.
  package var problems: [Problem]

  /// Makes an error of one mistake.
  package init(_ message: String, help: String, path: String, at location: SourceLocation? = nil) {
    problems = [Problem(message, help: help, path: path, at: location)]
  }

  /// Makes an error of mistakes.
  package init(_ problems: [Problem]) {
    self.problems = problems
  }
}
