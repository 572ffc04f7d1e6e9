import EarshotText
package import EarshotTree
import EarshotWriting

/// The frames that stay behind when a list scrolls, from two captures of one screen (F175).
package struct ScrollComparison: Hashable, Sendable {
  /// An element whose focus frame did not move with its view.
  package struct Finding: Hashable, Sendable {
    /// The element.
    package var element: Element.ID
    /// The name that people know it by.
    package var text: String
  }

  /// How far the contents moved, in points.
  package let distance: Point
  /// The elements that stayed, in the order of the elements after.
  package let findings: [Finding]

  /// The fewest elements that show that a list scrolled.
  private static let fewest = 3
  /// The shortest way in points that is no rounding.
  private static let shortest = 4.0

  /// Compares the frames in lists of two captures; `nil` when nothing scrolled between them.
  package init?(_ before: OrderedScreen, _ after: OrderedScreen) {
    let pairs = ScrolledPair.pairs(before, after)
    let ways = Dictionary(grouping: pairs.filter { $0.way.isLong(Self.shortest) }) { $0.way }
    guard let most = ways.max(by: { $0.value.count < $1.value.count }),
      most.value.count >= Self.fewest
    else { return nil }
    distance = most.key
    findings = pairs.filter { $0.stays && $0.wayOfView == most.key }
      .map { Finding(element: $0.after.id, text: $0.after.labelOrID) }
  }
}

/// An element of a list in two captures.
private struct ScrolledPair {
  let after: Element
  /// How far its focus frame moved.
  let way: Point
  /// How far its view moved: as it is drawn, or else the cell that it lies in; `nil` if nothing tells.
  let wayOfView: Point?

  var stays: Bool { way == Point(x: 0, y: 0) }

  /// The elements that stand in lists of both captures, each with one name in each.
  static func pairs(_ before: OrderedScreen, _ after: OrderedScreen) -> [ScrolledPair] {
    let known = unique(before)
    return unique(after).compactMap { key, place -> (Int, ScrolledPair)? in
      guard let other = known[key] else { return nil }
      let (node, old) = (after.nodes[place], before.nodes[other])
      guard let frame = node.element.effectiveFrame, let was = old.element.effectiveFrame,
        !frame.isEmpty, frame.width == was.width, frame.height == was.height
      else { return nil }
      let pair = ScrolledPair(
        after: node.element, way: frame.way(from: was),
        wayOfView: drawn(node.element, old.element) ?? cell(node, old, in: after, before))
      return (place, pair)
    }
    .sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The places of the stops in lists by what they are called, without names that several have.
  private static func unique(_ screen: OrderedScreen) -> [String: Int] {
    var places: [String: Int] = [:]
    var repeated: Set<String> = []
    for place in screen.placesOfStops where screen.nodes[place].scroller != nil {
      let element = screen.nodes[place].element
      let name = element.identifier.value ?? element.label.value ?? ""
      guard !name.isEmpty else { continue }
      if places.updateValue(place, forKey: name) != nil { repeated.insert(name) }
    }
    return places.filter { !repeated.contains($0.key) }
  }

  private static func drawn(_ element: Element, _ old: Element) -> Point? {
    guard let frame = element.appearance.value?.visibleFrame,
      let was = old.appearance.value?.visibleFrame
    else { return nil }
    return frame.way(from: was)
  }

  private static func cell(
    _ node: ScreenNode, _ old: ScreenNode, in after: OrderedScreen, _ before: OrderedScreen
  ) -> Point? {
    guard let cell = node.cell, let other = old.cell,
      let frame = after.nodes[cell].element.effectiveFrame,
      let was = before.nodes[other].element.effectiveFrame, frame.width == was.width,
      frame.height == was.height
    else { return nil }
    return frame.way(from: was)
  }
}

extension Rect {
  /// How far its corner is from that of another, in whole points.
  fileprivate func way(from other: Rect) -> Point {
    Point(x: (x - other.x).rounded(), y: (y - other.y).rounded())
  }
}

extension Point {
  fileprivate func isLong(_ shortest: Double) -> Bool { abs(x) >= shortest || abs(y) >= shortest }
}

extension ScrollComparison {
  /// The elements that stay behind in words, one a line.
  var lines: [String] { findings.map { "! \($0.text.onOneLine): its frame stays where it was" } }

  /// How far the contents moved, in words.
  var summary: String {
    let count = findings.count
    let ways = [("x", distance.x), ("y", distance.y)].filter { $0.1 != 0 }
      .map { "\(Int(clamping: $0.1)) on \($0.0)" }
    let frames =
      count == 0 ? "all frames with it" : "\(count) \(count == 1 ? "frame stays" : "frames stay")"
    return "scrolled: by \(ways.joined(separator: " and ")), \(frames)"
  }
}
