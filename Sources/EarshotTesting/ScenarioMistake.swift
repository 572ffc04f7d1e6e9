/// A mistake of the test itself, or an app that does not answer, as opposed to words that differ.
public struct ScenarioMistake: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem and its remedy, in lower case and without a full stop.
  public let description: String

  /// Makes a mistake of a sentence.
  public init(_ description: String) { self.description = description }
}
