import EarshotTree

/// The numbers of the reading order, each at a corner of its frame.
extension ScreenArtist {
  private static let height = 14.0

  mutating func numberMarks() -> [Drawing.Mark] {
    plan.items.flatMap { item -> [Drawing.Mark] in
      let text = TextFitting(
        "\(item.index + 1)", TextBlock.Style(.white, isBold: true))
      let width = max(ScreenArtist.height, text.width * 9 + 5)
      let size = Size(width: width, height: ScreenArtist.height)
      guard let place = room.take(size, at: corners(of: item.frame, size)) else {
        // What has no number on the picture has one in the list.
        listed.insert(item.index)
        return []
      }
      numbers[item.index] = place
      return marks(of: item, text, in: place)
    }
  }

  private func marks(
    of item: ScreenPlan.Item, _ text: TextFitting, in place: Rect
  ) -> [Drawing.Mark] {
    let paint = item.group.map(Palette.group) ?? colors.line
    let box = Rect(x: place.x, y: place.y + 1, width: place.width, height: place.height - 1)
    let block = text.block(in: box, sizes: [9], maxLines: 1, isCentered: true)
    let badge = Drawing.Mark(
      .rectangle(place, radius: 4), fill: paint, stroke: Drawing.Stroke(.white, width: 0.75),
      element: item.element.id, title: title(item.index))
    return [badge] + (block.map { [Drawing.Mark($0, element: item.element.id)] } ?? [])
  }

  /// The corners of a frame, then along its edges, then around it; each inside of the canvas.
  private func corners(of frame: Rect, _ size: Size) -> some Sequence<Point> {
    let isRightToLeft = drawn.screen.screen.direction == .rightToLeft
    // On a screenshot a number covers the corner and not what is written behind it.
    let frame =
      drawn.screenshot == nil
      ? frame
      : Rect(
        x: frame.x - size.width / 2, y: frame.y - size.height / 2,
        width: frame.width + size.width, height: frame.height + size.height)
    let (left, right) = (frame.x, frame.maxX - size.width)
    let start = isRightToLeft ? right : left
    let step = isRightToLeft ? -size.width - 1 : size.width + 1
    let rows = [frame.y, frame.maxY - size.height, frame.y - size.height, frame.maxY]
    let along = (0..<12).lazy.flatMap { turn in
      rows.map { Point(x: start + Double(turn) * step, y: $0) }
    }
    let down = (0..<24).lazy.flatMap { turn in
      [left, right, left - size.width, right + size.width].map {
        Point(x: $0, y: frame.y + Double(turn) * (size.height + 1))
      }
    }
    let canvas = plan.canvas
    return [along.map { $0 }, down.map { $0 }].joined().lazy.map { point in
      Point(
        x: max(canvas.x, min(point.x, canvas.maxX - size.width)),
        y: max(canvas.y, min(point.y, canvas.maxY - size.height)))
    }
  }
}
