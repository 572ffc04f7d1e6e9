import EarshotTree
import TestSupport
import Testing

@testable import EarshotAudit

/// Rectangles are found by place as a look at each of them would find them.
struct RectIndexTests {
  @Test func findsWhatLiesWithinADistance() {
    var random = SeededGenerator(seed: 3)
    func number(_ limit: UInt64) -> Double { Double(random.next() % limit) }
    for _ in 0..<50 {
      let rects = (0..<40).map { _ in
        Rect(x: number(400), y: number(900), width: number(80) + 1, height: number(80) + 1)
      }
      let index = RectIndex(rects)
      for rect in rects.prefix(10) {
        let wide = rect.grown(by: 12)
        let expected = rects.indices.filter {
          rects[$0].x <= wide.maxX && wide.x <= rects[$0].maxX && rects[$0].y <= wide.maxY
            && wide.y <= rects[$0].maxY
        }
        #expect(index.near(rect, within: 12) == expected)
      }
    }
  }

  @Test func leavesOutWhatHasNoPlace() {
    let rects = [Rect.zero, Rect(x: .infinity, y: 0, width: 1, height: 1)]
    #expect(RectIndex(rects).near(Rect(x: 0, y: 0, width: 100, height: 100)).isEmpty)
  }

  @Test(arguments: [
    (Rect(x: 10, y: 10, width: 20, height: 20), Rect(x: 0, y: 0, width: 44, height: 44)),
    (Rect(x: 100, y: 100, width: 60, height: 20), Rect(x: 100, y: 88, width: 60, height: 44)),
  ])
  func enlargesWithinBounds(_ rect: Rect, _ expected: Rect) {
    let bounds = Rect(x: 0, y: 0, width: 300, height: 300)
    #expect(rect.enlarged(to: 44, in: bounds) == expected)
  }
}
