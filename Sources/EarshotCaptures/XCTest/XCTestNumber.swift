import EarshotTree

/// Reads the numbers of a frame.
enum XCTestNumber {
  /// A rectangle; empty when its numbers are those of no frame.
  static func frame(x: Double, y: Double, width: Double, height: Double) -> Property<Rect> {
    let rect = Rect(x: x, y: y, width: width, height: height)
    guard rect.isWithinReach, !(x == -1 && y == -1 && width == 0 && height == 0)
    else { return .empty }
    return .given(rect)
  }

  /// A rectangle with its numbers checked.
  static func frame(_ rect: Rect) -> Property<Rect> {
    frame(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  /// The rectangle between its left, top, right and bottom edge.
  static func frame(edges: [Double]) -> Property<Rect> {
    frame(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
  }

  /// The rectangle of a text such as `{{16.0, 59.0}, {44.0, 44.0}}`; `nil` when it is none.
  static func frame(_ text: some StringProtocol) -> Property<Rect>? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      Double(part.drop { $0 == " " || $0 == "{" }.prefix { $0 != "}" && $0 != " " })
    }
    guard text.hasPrefix("{{"), text.hasSuffix("}}"), parts.count == 4, numbers.count == 4 else {
      return nil
    }
    return frame(Rect(numbers))
  }
}

extension Rect {
  /// The rectangle in points for one in pixels.
  static func / (rect: Rect, scale: Double) -> Rect {
    Rect(
      x: rect.x / scale, y: rect.y / scale, width: rect.width / scale,
      height: rect.height / scale)
  }

  /// The rectangle moved by the numbers of a point.
  static func + (rect: Rect, shift: Point) -> Rect {
    Rect(x: rect.x + shift.x, y: rect.y + shift.y, width: rect.width, height: rect.height)
  }
}

extension Sequence<Bool> {
  /// The number of marks before each place, and of all of them.
  var runningCounts: [Int] { reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 ? 1 : 0)) } }
}
