extension Drawing {
  /// A colour in sRGB that may let through what is behind it.
  package struct Paint: Hashable, Sendable {
    /// The colour as `#RRGGBB`.
    package var hex: String
    /// From 0, which nobody sees, to 1, which covers all.
    package var opacity: Double

    package init(_ hex: String, opacity: Double = 1) {
      self.hex = hex
      self.opacity = opacity
    }

    /// The colour with another opacity.
    package func faded(_ opacity: Double) -> Paint { Paint(hex, opacity: opacity) }

    /// Black, which is what the ear sees behind words.
    package static let black = Paint("#000000")
    /// White.
    package static let white = Paint("#FFFFFF")
    /// The colour between two pictures.
    package static let gap = Paint("#D8D8DC")
  }

  /// A line around or along a shape.
  package struct Stroke: Hashable, Sendable {
    /// The colour.
    package var paint: Paint
    /// The width in points.
    package var width: Double
    /// Whether it is broken into dashes.
    package var isDashed: Bool

    package init(_ paint: Paint, width: Double = 1, isDashed: Bool = false) {
      self.paint = paint
      self.width = width
      self.isDashed = isDashed
    }
  }
}
