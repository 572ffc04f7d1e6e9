/// `AXCustomContent`: a fact about an element that is heard on demand.
public struct CustomContent: Hashable, Sendable {
  /// When the content is heard.
  public enum Importance: String, Hashable, Sendable, CaseIterable {
    /// In the More Content rotor only.
    case `default`
    /// With the element as well.
    case high
  }

  /// The subject of the fact.
  public var label: String
  /// The fact; may be empty.
  public var value: String
  /// When it is heard.
  public var importance: Importance

  /// Makes a fact about an element.
  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}
