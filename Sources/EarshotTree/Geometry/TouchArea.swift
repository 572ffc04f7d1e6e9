/// The part of a screen on which a finger that explores finds a stop.
package struct TouchArea: Hashable, Sendable {
  /// The place of the stop in the reading order, from 0.
  package var stop: Int
  /// The part in sight, in screen coordinates; scroll views around it cut off the rest.
  package var shape: Path
}

extension Screen {
  /// The areas of all stops in drawing order: where two lie over each other, the later one is found.
  ///
  /// ``stop(at:in:)`` finds the same stop for one point. A stop of which nothing is in sight has no
  /// area.
  ///
  /// - Parameter order: the reading order of this screen.
  package func touchAreas(in order: ReadingOrder) -> [TouchArea] {
    ScreenNodes(of: self).compactMap { node in
      guard node.element.isAccessibilityElement, !node.isHidden, node.enclosing == nil,
        let stop = order.index(of: node.element.id),
        let shape = node.element.touchShape(in: node.element.clip(in: node.clip))
      else { return nil }
      return TouchArea(stop: stop, shape: shape)
    }
  }
}

extension Element {
  /// The focus shape within a clip; `nil` if nothing of it is there.
  fileprivate func touchShape(in clip: Rect?) -> Path? {
    if let path = path.value, !path.bounds.isEmpty {
      let seen = clip.map(path.clipped) ?? path
      return seen.bounds.isEmpty ? nil : seen
    }
    guard let frame = effectiveFrame else { return nil }
    let seen = clip.map(frame.intersection) ?? frame
    return seen.isEmpty ? nil : Path(rect: seen)
  }
}
