import EarshotTree
import TestSupport
import Testing

/// The areas of a screen answer for every point what a finger finds there.
@Suite struct TouchAreaTests {
  @Test func theLastAreaAtAPointIsWhatAFingerFinds() {
    var random = SeededGenerator(seed: 7)
    var generator = ScreenGenerator(seed: 6, options: .geometry)
    var found = 0
    for _ in 0..<600 {
      var screen = generator.screen()
      let size = screen.size ?? Size(width: 390, height: 844)
      screen.size = size
      for index in screen.elements.indices {
        if random.oneIn(4) { screen.elements[index].clipsToBounds = true }
        if random.oneIn(4) { screen.elements[index].systemContainer = .scrollView }
      }
      let ordered = OrderedScreen(screen)
      let order = ordered.order
      let areas = screen.touchAreas(in: order)
      for _ in 0..<40 {
        // Between whole points, where no edge lies.
        let corner = order.randomElement(using: &random)?.element.effectiveFrame?.origin ?? .zero
        let point = Point(
          x: max(0, min(corner.x + Double(random.int(0...40)), size.width - 1)) + 0.37,
          y: max(0, min(corner.y + Double(random.int(0...40)), size.height - 1)) + 0.37)
        let area = areas.last { $0.shape.contains(point) }
        let stop = ordered.stop(at: point)
        if stop != nil { found += 1 }
        #expect(area.map { order[$0.stop].id } == stop?.id)
      }
    }
    #expect(found > 1_000)
  }

  @Test func aPathIsCutAsARectangleCutsIt() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      let corners = (0..<random.int(3...7)).map { _ in
        Point(x: Double(random.int(0...40)), y: Double(random.int(0...40)))
      }
      let path = Path(polygons: [corners])
      let rect = Rect(
        x: Double(random.int(0...30)), y: Double(random.int(0...30)),
        width: Double(random.int(1...20)), height: Double(random.int(1...20)))
      for _ in 0..<40 {
        let point = Point(
          x: Double(random.int(0...40)) + 0.41, y: Double(random.int(0...40)) + 0.43)
        let isInBoth = path.contains(point) && rect.contains(point)
        #expect(path.clipped(to: rect).contains(point) == isInBoth)
      }
    }
  }

  @Test func whatIsOutOfSightHasNoArea() throws {
    let screen = try Screen(
      notation: """
        screen 100x100
        scroll frame 0,0,100,50
          button "Near" frame 0,40,100,20
          button "Far" frame 0,60,100,20
        """)
    let areas = screen.touchAreas(in: screen.readingOrder)
    #expect(areas.map(\.shape.bounds) == [Rect(x: 0, y: 40, width: 100, height: 10)])
  }
}
