public import EarshotTree

/// Why a configuration cannot be used: everything that is wrong with it, in the order of the file.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// One mistake.
  public struct Problem: Hashable, Sendable {
    /// The file, as a message names it.
    public var path: String
    /// Where in the file; `nil` is the file as a whole.
    public var location: SourceLocation?
    /// The mistake, in words: lower case, no full stop.
    public var message: String
    /// The way to mend it.
    public var help: String

    /// Makes a problem.
    public init(
      _ message: String, help: String, path: String, at location: SourceLocation? = nil
    ) {
      self.message = message
      self.help = help
      self.path = path
      self.location = location
    }
  }

  /// The mistakes; never empty.
  public var problems: [Problem]

  /// Makes an error of one mistake.
  public init(_ message: String, help: String, path: String, at location: SourceLocation? = nil) {
    problems = [Problem(message, help: help, path: path, at: location)]
  }

  /// Makes an error of mistakes.
  public init(_ problems: [Problem]) {
    self.problems = problems
  }
}
