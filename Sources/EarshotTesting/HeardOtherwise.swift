/// What was heard is not what was expected: the error of the `require…` functions.
///
/// The `expect…` functions record the same text as an issue of the test that runs.
public struct HeardOtherwise: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was expected, what was heard and how they differ.
  public let description: String

  /// Makes an error of a text.
  public init(_ description: String) { self.description = description }
}
