/// The failure of an expectation: the error of the `require…` functions.
///
/// The `expect…` functions record the same text as an issue of the test that runs.
public struct ExpectationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The expectation, the speech, and how they differ.
  public let description: String

  /// Makes an error of a text.
  public init(_ description: String) { self.description = description }
}
