/// `UIAccessibilityLocationDescriptor`: a named place to drag from or to drop on.
public struct LocationDescriptor: Hashable, Sendable {
  /// The name that is spoken.
  public var name: String
  /// The place in screen coordinates; `nil` if the source gives only the name.
  public var point: Point?

  /// Makes a named place.
  public init(_ name: String, point: Point? = nil) {
    self.name = name
    self.point = point
  }
}
