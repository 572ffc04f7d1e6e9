/// A width and a height in points.
public struct Size: Hashable, Sendable, Codable {
  /// Width in points.
  public var width: Double
  /// Height in points.
  public var height: Double

  /// Makes a size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
