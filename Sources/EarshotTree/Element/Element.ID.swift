extension Element {
  /// The identity of an element within its screen; given by the source, or by position.
  public struct ID: Hashable, Sendable, Codable, RawRepresentable, ExpressibleByStringLiteral,
    CustomStringConvertible
  {
    /// The text of the identity; never spoken.
    public var rawValue: String

    /// Makes an identity of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identity of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes an identity of a literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// The text of the identity.
    public var description: String { rawValue }
  }
}
