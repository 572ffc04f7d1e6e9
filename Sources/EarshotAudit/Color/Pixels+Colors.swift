import EarshotTree

extension Pixels {
  /// Text and what is behind it.
  struct Pair: Sendable {
    var foreground: Color
    var background: Color
  }

  /// The two colours in a rectangle of a screen, in points.
  ///
  /// `nil` when there is not one colour behind one text: a photo, a gradient, several colours.
  func colors(in rect: Rect, of size: Size) -> Pair? {
    guard let area = pixelArea(of: rect, size) else { return nil }
    var counts: [Int: Int] = [:]
    for y in area.y {
      for x in area.x { counts[key(x, y), default: 0] += 1 }
    }
    let total = area.x.count * area.y.count
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    let background = Color(key: most.key)
    let near = counts.filter { Color(key: $0.key).distance(to: background) < Pixels.sameColor }
    guard near.values.reduce(0, +) * 100 >= total * Pixels.leastBackground else { return nil }
    let rest = counts.filter { near[$0.key] == nil }
    return foreground(rest, on: background, total).map {
      Pair(foreground: $0, background: background)
    }
  }

  /// The part of what is behind text whose contrast to the colour of the text is too low, from 0 to
  /// 1; `nil` when nothing but text is there.
  ///
  /// The area is cut into cells, and the colour of a cell is the mean of what is not text in it.
  func share(of rect: Rect, in size: Size, below ratio: Double, to text: Color) -> Double? {
    guard let area = pixelArea(of: rect, size) else { return nil }
    let side = max(2, area.y.count / 6)
    var (all, low) = (0, 0)
    for top in stride(from: area.y.lowerBound, to: area.y.upperBound, by: side) {
      for left in stride(from: area.x.lowerBound, to: area.x.upperBound, by: side) {
        let rows = top..<min(top + side, area.y.upperBound)
        let columns = left..<min(left + side, area.x.upperBound)
        guard let behind = mean(columns, rows, without: text) else { continue }
        all += 1
        if behind.contrast(with: text) < ratio { low += 1 }
      }
    }
    return all > 0 ? Double(low) / Double(all) : nil
  }

  /// The mean colour of a cell without the pixels of text; `nil` when text fills the cell.
  private func mean(_ x: Range<Int>, _ y: Range<Int>, without text: Color) -> Color? {
    var sum = Color.black
    var count = 0.0
    for row in y {
      for column in x {
        let color = Color(key: key(column, row))
        guard color.distance(to: text) >= Pixels.sameColor else { continue }
        sum.red += color.red
        sum.green += color.green
        sum.blue += color.blue
        count += 1
      }
    }
    guard count > 0 else { return nil }
    return Color(red: sum.red / count, green: sum.green / count, blue: sum.blue / count)
  }

  /// Colours nearer than this are one, in steps of a channel.
  private static var sameColor: Double { 12 }
  /// The least part of the area that one background takes, in percent.
  private static var leastBackground: Int { 40 }
  /// The least part of what is not background that lies between the two colours, in percent.
  private static var leastBlend: Int { 85 }

  /// The colour of the strokes: the farthest from the background that is there more than by chance.
  private func foreground(_ counts: [Int: Int], on background: Color, _ total: Int) -> Color? {
    let inked = counts.values.reduce(0, +)
    guard inked * 200 >= total else { return nil }
    // Strokes are thin, so that few pixels have their full colour.
    let least = max(2, inked / 50)
    let byDistance = counts.map { (color: Color(key: $0.key), count: $0.value) }
      .sorted { $0.color.distance(to: background) > $1.color.distance(to: background) }
    var seen = 0
    for candidate in byDistance {
      seen += candidate.count
      guard seen >= least else { continue }
      let blended = byDistance.reduce(0) { sum, other in
        sum + (other.color.liesBetween(background, candidate.color) ? other.count : 0)
      }
      return blended * 100 >= inked * Pixels.leastBlend ? candidate.color : nil
    }
    return nil
  }

  private func key(_ x: Int, _ y: Int) -> Int {
    let start = (y * width + x) * 3
    return Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
  }

  private func pixelArea(of rect: Rect, _ size: Size) -> (x: Range<Int>, y: Range<Int>)? {
    guard rect.isFinite, size.width > 0, size.height > 0 else { return nil }
    let (scaleX, scaleY) = (Double(width) / size.width, Double(height) / size.height)
    func clamped(_ value: Double, _ limit: Int) -> Int { Int(min(max(value, 0), Double(limit))) }
    let left = clamped((rect.x * scaleX).rounded(), width)
    let right = clamped((rect.maxX * scaleX).rounded(), width)
    let top = clamped((rect.y * scaleY).rounded(), height)
    let bottom = clamped((rect.maxY * scaleY).rounded(), height)
    guard right - left >= 2, bottom - top >= 2 else { return nil }
    return (left..<right, top..<bottom)
  }
}

extension Color {
  fileprivate init(key: Int) {
    self.init(red: Double(key >> 16 & 255), green: Double(key >> 8 & 255), blue: Double(key & 255))
  }

  /// Whether the colour is a blend of two others, as smooth edges have it.
  fileprivate func liesBetween(_ first: Color, _ second: Color) -> Bool {
    let whole = first.distance(to: second)
    return distance(to: first) + distance(to: second) <= whole * 1.1 + 12
  }
}
