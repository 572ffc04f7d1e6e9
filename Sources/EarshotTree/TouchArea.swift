/// The part of a screen on which a finger that explores finds a stop.
public struct TouchArea: Hashable, Sendable {
  /// The place of the stop in the reading order, from 0.
  public var stop: Int
  /// The part in sight, in screen coordinates; scroll views around it cut off the rest.
  public var shape: Path

  /// Makes an area.
  public init(stop: Int, shape: Path) {
    self.stop = stop
    self.shape = shape
  }
}

extension Screen {
  /// The areas of all stops in drawing order: where two lie over each other, the later one is found.
  ///
  /// ``stop(at:in:)`` finds the same stop for one point. A stop of which nothing is in sight has no
  /// area.
  ///
  /// - Parameter order: the reading order of this screen.
  public func touchAreas(in order: ReadingOrder) -> [TouchArea] {
    var areas: [TouchArea] = []
    let bounds = size.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
    Screen.collect(&areas, from: elements, in: order, clip: bounds)
    return areas
  }

  private static func collect(
    _ areas: inout [TouchArea], from elements: [Element], in order: ReadingOrder, clip: Rect?
  ) {
    for index in elements.indices where !elements[index].isHiddenFromAssistiveTechnology {
      let clip = elements[index].clip(in: clip)
      guard elements[index].isAccessibilityElement else {
        collect(&areas, from: elements[index].children, in: order, clip: clip)
        continue
      }
      guard let stop = order.index(of: elements[index].id),
        let shape = elements[index].touchShape(in: clip)
      else { continue }
      areas.append(TouchArea(stop: stop, shape: shape))
    }
  }
}

extension Element {
  /// What of a clip is left inside of the node.
  fileprivate func clip(in clip: Rect?) -> Rect? {
    guard systemContainer?.scrolls == true || clipsToBounds, let frame = effectiveFrame,
      !frame.isEmpty
    else { return clip }
    return clip.map(frame.intersection) ?? frame
  }

  /// The focus shape within a clip; `nil` when nothing of it is there.
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
