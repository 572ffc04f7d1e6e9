import EarshotTree
import TestSupport
import Testing

@Suite struct GeometryTests {
  @Test func intersectionAndUnionAgreeWithContains() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<3_000 {
      let first = rect(&random)
      let second = rect(&random)
      let point = Point(x: Double(random.int(0...40)) + 0.5, y: Double(random.int(0...40)) + 0.5)
      let isInBoth = first.contains(point) && second.contains(point)
      #expect(first.intersection(second).contains(point) == isInBoth)
      #expect(first.intersection(second) == second.intersection(first))
      if first.contains(point) { #expect(first.union(second).contains(point)) }
      #expect(Path(rect: first).contains(point) == first.contains(point))
      #expect(Path(rect: first).bounds == first)
    }
  }

  private func rect(_ random: inout SeededGenerator) -> Rect {
    Rect(
      x: Double(random.int(0...20)), y: Double(random.int(0...20)),
      width: Double(random.int(1...20)), height: Double(random.int(1...20)))
  }

  @Test func edgesBelongToTheLeftAndTop() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.contains(Point(x: 1, y: 2)) && !rect.contains(Point(x: 4, y: 3)))
    #expect(!rect.contains(Point(x: 2, y: 6)) && rect.center == Point(x: 2.5, y: 4))
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 0, height: 9), Rect(x: 0, y: 0, width: 9, height: -1),
    Rect(x: 0, y: 0, width: .nan, height: 9), .zero,
  ])
  func withoutAnAreaARectangleIsEmpty(rect: Rect) {
    #expect(rect.isEmpty && !rect.contains(rect.origin))
  }

  @Test func aHoleIsOutside() {
    let outer = [Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 9, y: 9), Point(x: 0, y: 9)]
    let inner = [Point(x: 3, y: 3), Point(x: 6, y: 3), Point(x: 6, y: 6), Point(x: 3, y: 6)]
    let ring = Path(polygons: [outer, inner])
    #expect(ring.contains(Point(x: 1, y: 4)) && !ring.contains(Point(x: 4, y: 4)))
    #expect(!Path(polygons: []).contains(.zero) && Path(polygons: [[], []]).bounds == .zero)
  }

  @Test func aFrameWithoutAnAreaGivesWayToThePath() throws {
    let button = try #require(
      try Screen(notation: "button frame 0,0,0,0 path (2,2 8,2 8,6 2,6)").elements.first)
    #expect(button.effectiveFrame == Rect(x: 2, y: 2, width: 6, height: 4))
    #expect(button.effectiveActivationPoint == Point(x: 5, y: 4))
    let odd = try #require(try Screen(notation: "button frame 0,inf,1,1").elements.first)
    #expect(odd.effectiveFrame == .zero)
  }

  @Test(arguments: [(2.0, 50.5, true), (2.0, 50.6, false), (3.0, 50.4, false), (1.0, 51.0, true)])
  func theDefaultPointIsTheCenterWithinAPixel(scale: Double, x: Double, isDefault: Bool) throws {
    let button = try #require(
      try Screen(notation: "button frame 0,0,100,100 tap \(x),50").elements.first)
    #expect(button.isActivationPointDefault(scale: scale) == isDefault)
  }
}
