/// The value of one property in a source: not captured, captured and empty, or given.
///
/// Most capture formats cannot carry every property. A missing hint in a page source that has no
/// hints says nothing about the app, so the three states are kept apart everywhere.
public enum Property<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The source cannot tell, or did not tell.
  case notCaptured
  /// The source tells that there is none.
  case empty
  /// The value as the app gave it.
  case given(Value)

  /// Makes a captured property: `nil` is empty.
  public init(_ value: Value?) {
    self = value.map(Property.given) ?? .empty
  }

  /// The value, or `nil` if it is empty or not captured.
  public var value: Value? {
    guard case .given(let value) = self else { return nil }
    return value
  }

  /// Whether the source told of this property at all.
  public var isCaptured: Bool {
    // A comparison would ask the values for their equality.
    if case .notCaptured = self { false } else { true }
  }
}

extension Property where Value: Collection {
  /// Makes a captured property: `nil` and a collection without members are empty.
  public init(_ value: Value?) {
    guard let value, !value.isEmpty else {
      self = .empty
      return
    }
    self = .given(value)
  }
}

extension Property: ExpressibleByUnicodeScalarLiteral where Value == String {
  /// Makes a given text from a literal.
  public init(unicodeScalarLiteral value: String) { self.init(value) }
}

extension Property: ExpressibleByExtendedGraphemeClusterLiteral where Value == String {
  /// Makes a given text from a literal.
  public init(extendedGraphemeClusterLiteral value: String) { self.init(value) }
}

extension Property: ExpressibleByStringLiteral where Value == String {
  /// Makes a given text from a literal; an empty literal is an empty property.
  public init(stringLiteral value: String) { self.init(value) }
}
