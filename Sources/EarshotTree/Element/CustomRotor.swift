/// `UIAccessibilityCustomRotor`: a named way of jumping between elements.
public struct CustomRotor: Hashable, Sendable {
  /// The name that is spoken.
  public var name: String
  /// The elements it visits, in order; empty when the source gives only the name.
  public var targets: [Element.ID]

  /// Makes a rotor of a name.
  public init(_ name: String, targets: [Element.ID] = []) {
    self.name = name
    self.targets = targets
  }
}
