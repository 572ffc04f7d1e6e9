extension Drawing {
  /// A colour in sRGB that may let through what is behind it.
  public struct Paint: Hashable, Sendable {
    /// The colour as `#RRGGBB`.
    public var hex: String
    /// From 0, which nobody sees, to 1, which covers all.
    public var opacity: Double

    /// Makes a colour.
    public init(_ hex: String, opacity: Double = 1) {
      self.hex = hex
      self.opacity = opacity
    }

    /// The colour with another opacity.
    public func faded(_ opacity: Double) -> Paint { Paint(hex, opacity: opacity) }

    /// Black, which is what the ear sees behind words.
    public static let black = Paint("#000000")
    /// White.
    public static let white = Paint("#FFFFFF")
    /// What lies between two pictures.
    public static let gap = Paint("#D8D8DC")
  }

  /// A line around or along a shape.
  public struct Stroke: Hashable, Sendable {
    /// The colour.
    public var paint: Paint
    /// The width in points.
    public var width: Double
    /// Whether it is broken into dashes.
    public var isDashed: Bool

    /// Makes a line.
    public init(_ paint: Paint, width: Double = 1, isDashed: Bool = false) {
      self.paint = paint
      self.width = width
      self.isDashed = isDashed
    }
  }
}
