import EarshotTree

/// Reads the path of a shape: straight lines as they are, curves as points on them.
enum AccessibilitySnapshotPath {
  /// The polygons of the elements of a path.
  static func path(_ value: JSONValue) throws(CaptureError) -> Path {
    var polygons: [[Point]] = []
    for element in try value.array("pathElements") {
      let object = try element.object("a path element")
      guard let member = object.members.first else { continue }
      if member.name == "closeSubpath" { continue }
      let inner = try member.value.object(member.name)
      let end = try point(inner, "to")
      let start = polygons.last?.last ?? end
      switch member.name {
      case "move": polygons.append([end])
      case "line": append([end], to: &polygons)
      case "quadCurve":
        let control = try point(inner, "control")
        append(curve(start, control, control, end, isQuadratic: true), to: &polygons)
      case "curve":
        append(
          curve(
            start, try point(inner, "control1"), try point(inner, "control2"), end,
            isQuadratic: false), to: &polygons)
      default:
        throw element.unknownWord(
          member.name, "path element",
          among: ["move", "line", "quadCurve", "curve", "closeSubpath"])
      }
    }
    return Path(polygons: polygons)
  }

  private static func append(_ points: [Point], to polygons: inout [[Point]]) {
    if polygons.isEmpty { polygons.append([]) }
    polygons[polygons.count - 1] += points
  }

  private static func point(_ object: JSONObject, _ name: String) throws(CaptureError) -> Point {
    let numbers = try object.required(name, in: "a path element").numbers(name, count: 2)
    return Point(x: numbers[0], y: numbers[1])
  }

  /// Eight points of a curve of Bézier, the last one its end.
  private static func curve(
    _ start: Point, _ first: Point, _ second: Point, _ end: Point, isQuadratic: Bool
  ) -> [Point] {
    (1...8).map { step in
      let t = Double(step) / 8
      let u = 1 - t
      let weights =
        isQuadratic
        ? [u * u, 2 * u * t, 0, t * t] : [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      let points = [start, first, second, end]
      let x = zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x }
      let y = zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y }
      return Point(x: x, y: y)
    }
  }
}
