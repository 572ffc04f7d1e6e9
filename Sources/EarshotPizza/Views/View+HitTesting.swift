import EarshotTree
import EarshotUIKit

extension View {
  /// The views from this one down to the one of an identity; `nil` when it is not here.
  func path(to id: String) -> [View]? {
    if self.id == id { return [self] }
    for child in children + virtualElements {
      if let path = child.path(to: id) { return [self] + path }
    }
    return nil
  }

  /// The views from this one down to the topmost one at a point, `hitTest(_:with:)`.
  func hitPath(at point: Point) -> [View]? {
    guard takesTouches, frame?.contains(point) == true else { return nil }
    for child in children.reversed() {
      if let path = child.hitPath(at: point) { return [self] + path }
    }
    return [self]
  }

  /// Whether it is a control, which keeps a touch even when it is disabled.
  var isControl: Bool {
    [
      "UIButton", "UISegment", "UITabBarButton", "UISwitch", "UISlider", "UITextField",
      "UISearchTextField",
    ].contains(className)
  }

  var isField: Bool { ["UITextField", "UISearchTextField"].contains(className) }

  var isScroller: Bool {
    ["UIScrollView", "UITableView", "UICollectionView"].contains(className)
  }

  /// Whether vertical swipes change it, by its class or by what the app set.
  var isAdjustable: Bool {
    overrides.traits?.contains(.adjustable) ?? (className == "UISlider")
  }

  /// This view with all below it moved by a distance.
  func moved(dx: Double, dy: Double) -> View {
    with { view in
      view.frame = view.frame?.moved(dx: dx, dy: dy)
      view.visibleFrame = view.visibleFrame?.moved(dx: dx, dy: dy)
      view.overrides.frame = view.overrides.frame?.moved(dx: dx, dy: dy)
      view.children = view.children.map { $0.moved(dx: dx, dy: dy) }
    }
  }

  /// The frames of all that lies inside, as one.
  var contentFrame: Rect? {
    children.compactMap(\.frame).reduce(nil) { $0?.union($1) ?? $1 }
  }

  private var virtualElements: [View] {
    (overrides.elements ?? []).compactMap { member in
      guard case .view(let view) = member else { return nil }
      return view
    }
  }

  /// Labels, pictures and spinners let touches through to what is behind; layers are no views.
  private var takesTouches: Bool {
    !isHidden && alpha > 0.01
      && ![
        "UILabel", "UIImageView", "UIActivityIndicatorView", "CATextLayer",
        "UIAccessibilityElement",
      ].contains(className)
  }
}

extension Rect {
  func moved(dx: Double, dy: Double) -> Rect { Rect(x + dx, y + dy, width, height) }
}
