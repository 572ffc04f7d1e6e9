import EarshotTree

/// Frames, touch areas, groups, the reading path, points of activation, the focus.
extension ScreenArtist {
  /// The side of what fingers hit, in points: Human Interface Guidelines, "Buttons".
  private static let touchable = 44.0

  func screenshotMarks() -> [Drawing.Mark] {
    guard let picture = drawn.screenshot, let screen = plan.screen else { return [] }
    return [Drawing.Mark(.picture(picture, screen))]
  }

  func groupMarks() -> [Drawing.Mark] {
    plan.groups.enumerated().map { index, group in
      let paint = Palette.group(index)
      return Drawing.Mark(
        .rectangle(whole(group.frame.grown(by: 2), width: 1), radius: 4), fill: paint.faded(0.1),
        stroke: Drawing.Stroke(paint.faded(0.7), width: 1), element: group.id,
        title: words.group(group.label))
    }
  }

  /// The shapes that answer to touch; those that are smaller than a finger in a warning colour.
  func touchMarks() -> [Drawing.Mark] {
    plan.items.map { item in
      let frame = item.element.effectiveFrame ?? item.frame
      let isSmall = isSmall(item)
      let paint = isSmall ? Palette.small : color(of: item)
      return Drawing.Mark(
        shape(of: item), fill: paint.faded(isSmall ? 0.13 : 0.07), element: item.element.id,
        title: isSmall ? words.small(frame) : nil)
    }
  }

  /// Whether an element that people tap is smaller than a finger.
  func isSmall(_ item: ScreenPlan.Item) -> Bool {
    let frame = item.element.effectiveFrame ?? item.frame
    return item.element.isTouchTarget && min(frame.width, frame.height) < ScreenArtist.touchable
  }

  func frameMarks() -> [Drawing.Mark] {
    plan.items.map { item in
      Drawing.Mark(
        .rectangle(whole(item.frame, width: 1.5), radius: 3),
        stroke: Drawing.Stroke(
          color(of: item).faded(item.isOffscreen ? 0.6 : 1), width: 1.5,
          isDashed: item.isOffscreen),
        element: item.element.id, title: title(item.index))
    }
  }

  /// The edge of the screen, where the picture shows more.
  func edgeMarks() -> [Drawing.Mark] {
    guard let screen = plan.screen, plan.canvas != screen else { return [] }
    return [
      Drawing.Mark(
        .rectangle(screen, radius: 0),
        stroke: Drawing.Stroke(colors.dim, width: 1, isDashed: true), title: words.edge)
    ]
  }

  /// The line through the stops, from number to number.
  func pathMarks() -> [Drawing.Mark] {
    let points = plan.items.map { (numbers[$0.index] ?? $0.frame).center }
    guard points.count > 1 else { return [] }
    return [
      Drawing.Mark(
        .line(points), stroke: Drawing.Stroke(colors.line.faded(0.45), width: 1.5),
        title: words.path)
    ]
  }

  /// Where a double tap taps; a point that the app chose has a ring.
  func activationMarks() -> [Drawing.Mark] {
    let scale = drawn.screen.screen.scale ?? 1
    return plan.items.flatMap { item -> [Drawing.Mark] in
      guard let point = item.element.effectiveActivationPoint, plan.canvas.contains(point) else {
        return []
      }
      let id = item.element.id
      let isChosen = !item.element.isActivationPointDefault(scale: scale)
      var marks = [
        Drawing.Mark(
          .circle(point, radius: 2), fill: Palette.tap.faded(isChosen ? 1 : 0.4), element: id,
          title: words.tap)
      ]
      if isChosen {
        let stroke = Drawing.Stroke(Palette.tap, width: 1.5)
        marks.append(Drawing.Mark(.circle(point, radius: 6), stroke: stroke, element: id))
        if !item.frame.contains(point) {
          marks.append(
            Drawing.Mark(.line([item.frame.center, point]), stroke: stroke, element: id))
        }
      }
      return marks
    }
  }

  /// The frame of the focus: black, 3 points wide, 7 points outside of the frame or the path.
  func focusMarks() -> [Drawing.Mark] {
    guard let focus = drawn.focus, let item = plan.items.first(where: { $0.index == focus }) else {
      return []
    }
    let shape: Drawing.Shape
    if case .polygons = self.shape(of: item) {
      shape = self.shape(of: item)
    } else {
      let frame = (item.element.effectiveFrame ?? item.frame).grown(by: 7)
      shape = .rectangle(whole(frame, width: 5), radius: 8)
    }
    return [
      Drawing.Mark(shape, stroke: Drawing.Stroke(colors.halo.faded(0.8), width: 5)),
      Drawing.Mark(
        shape, stroke: Drawing.Stroke(colors.focus, width: 3), element: item.element.id,
        title: title(focus)),
    ]
  }

  /// The part of a frame whose line of a width the edge of the picture does not cut.
  private func whole(_ frame: Rect, width: Double) -> Rect {
    frame.intersection(plan.canvas.grown(by: -width / 2))
  }

  private func shape(of item: ScreenPlan.Item) -> Drawing.Shape {
    if let path = item.element.path.value, !path.bounds.isEmpty { return .polygons(path) }
    return .rectangle(item.frame, radius: 3)
  }

  private func color(of item: ScreenPlan.Item) -> Drawing.Paint {
    item.group.map(Palette.group) ?? colors.line
  }
}

extension Element {
  /// Whether people are known to tap it.
  fileprivate var isTouchTarget: Bool {
    let isControl = has(.button) || has(.link) || has(.adjustable) || has(.keyboardKey)
    return isControl && !has(.notEnabled)
  }
}
