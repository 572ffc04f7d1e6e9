extension Screen {
  /// Moves all that lies inside a node by a distance in points, as when it is scrolled.
  package mutating func moveContents(of id: Element.ID, by distance: Point) {
    update(id) { view in
      var inside = Screen(elements: view.children)
      view.children = []
      inside.updateAll { $0.move(by: distance) }
      view.children = inside.elements
    }
  }
}

extension Element {
  /// Moves the element without what is in it; what was not captured stays so.
  ///
  /// Of an element whose frame was stored only what is drawn moves.
  fileprivate mutating func move(by distance: Point) {
    if isFrameStored.value == true {
      guard var look = appearance.value, let seen = look.visibleFrame ?? frame.value else { return }
      look.visibleFrame = seen.moved(by: distance)
      appearance = .given(look)
      return
    }
    if let rect = frame.value { frame = .given(rect.moved(by: distance)) }
    if let shape = path.value {
      let polygons = shape.polygons.map { $0.map { $0.moved(by: distance) } }
      path = .given(Path(polygons: polygons))
    }
    if let point = activationPoint.value { activationPoint = .given(point.moved(by: distance)) }
    if var look = appearance.value, let seen = look.visibleFrame {
      look.visibleFrame = seen.moved(by: distance)
      appearance = .given(look)
    }
  }
}

extension Point {
  fileprivate func moved(by distance: Point) -> Point {
    Point(x: x + distance.x, y: y + distance.y)
  }
}

extension Rect {
  /// The same rectangle elsewhere.
  package func moved(by distance: Point) -> Rect {
    Rect(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }
}
