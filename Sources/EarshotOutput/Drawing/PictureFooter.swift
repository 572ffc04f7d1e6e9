import EarshotTree

/// The room below a picture, which is given away from top to bottom.
struct PictureFooter {
  /// The part of the plane that is used so far.
  private(set) var view: Rect

  /// The narrowest picture with a list or a panel, in points.
  private static let width = 320.0

  init(below canvas: Rect) {
    view = canvas
  }

  /// The next band over the full width.
  mutating func band(height: Double) -> Rect {
    view.width = max(view.width, PictureFooter.width)
    let band = Rect(x: view.x, y: view.maxY, width: view.width, height: height)
    view.height += height
    return band
  }
}
