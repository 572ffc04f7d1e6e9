/// Captions in the order in which they are heard: a text, or an array of texts.
public struct SpokenLines: Hashable, Sendable, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral
{
  /// The captions.
  public var lines: [String]

  /// Makes captions.
  public init(_ lines: [String]) { self.lines = lines }

  /// Makes one caption.
  public init(stringLiteral text: String) { lines = [text] }

  /// Makes captions.
  public init(arrayLiteral lines: String...) { self.lines = lines }
}
