import EarshotTree

/// Places for the numbers of findings on a picture, so that none covers another.
struct MarkerLayout {
  /// The left top corner of each number as shares of the picture; `nil` is outside, or no room.
  let places: [Point?]

  /// The narrowest width in pixels at which a picture is shown; wider ones leave gaps.
  private static let width = 280.0
  /// The height of a number in pixels, which is what a finger needs at least.
  private static let side = 24.0

  /// Lays numbers out at the left top corners of their frames, or where room is next to them.
  init(_ markers: [(frame: Rect, number: Int)], on size: Size) {
    let scale = MarkerLayout.width / size.width
    let picture = Rect(x: 0, y: 0, width: MarkerLayout.width, height: size.height * scale)
    var taken: [Rect] = []
    var isFull = false
    places = markers.map { marker in
      guard !isFull, let start = MarkerLayout.start(of: marker.frame, scale, in: picture) else {
        return nil
      }
      let digits = "\(marker.number)".utf8.count
      let width = digits < 3 ? MarkerLayout.side : Double(digits) * 10 + 4
      let place = MarkerLayout.room(from: start, width, in: picture, beside: taken)
      guard let place else {
        isFull = true
        return nil
      }
      taken.append(place)
      return Point(x: place.x / picture.width, y: place.y / picture.height)
    }
  }

  /// The corner of a frame in pixels; `nil` when nothing of it is on the picture.
  private static func start(of frame: Rect, _ scale: Double, in picture: Rect) -> Point? {
    let scaled = Rect(
      x: frame.x * scale, y: frame.y * scale, width: frame.width * scale,
      height: frame.height * scale)
    let isShown = !picture.intersection(scaled).isEmpty || picture.contains(scaled.origin)
    return isShown ? Point(x: max(0, scaled.x), y: max(0, scaled.y)) : nil
  }

  /// The first free place: to the right of the start, then in the rows below, then from the top.
  private static func room(
    from start: Point, _ width: Double, in picture: Rect, beside taken: [Rect]
  ) -> Rect? {
    let right = picture.width - width
    let bottom = picture.height - side
    guard right >= 0, bottom >= 0 else { return nil }
    let first = min(start.y, bottom)
    // A marker fills two rows at most, so one of so many is free if the picture has it.
    let below = stride(from: first, through: bottom, by: side).prefix(2 * taken.count + 2)
    let above = stride(from: 0, to: first, by: side).prefix(2 * taken.count + 2)
    for (index, y) in (Array(below) + Array(above)).enumerated() {
      for x in stride(from: index == 0 ? min(start.x, right) : 0, through: right, by: 4) {
        let place = Rect(x: x, y: y, width: width, height: side)
        if taken.allSatisfy({ $0.intersection(place).isEmpty }) { return place }
      }
    }
    return nil
  }
}
