import EarshotTree
import TestSupport
import Testing

/// What holds for the reading order of any screen.
@Suite struct ReadingOrderPropertyTests {
  private static let noReferences = ScreenGenerator.Options(nodeLimit: 30, isGeometryOnly: true)

  /// What a walk that knows nothing of order can reach, for screens without explicit orders.
  private func reachable(_ siblings: [Element]) -> [Element.ID] {
    let modal = siblings.last { $0.isModal.value == true && !$0.isHiddenFromAssistiveTechnology }
    return (modal.map { [$0] } ?? siblings).flatMap { element -> [Element.ID] in
      if element.elementsHidden.value == true || element.isHidden.value == true { return [] }
      if element.isAccessibilityElement { return [element.id] }
      return reachable(element.children)
    }
  }

  private func screens(_ seed: UInt64, _ count: Int) -> [Screen] {
    var generator = ScreenGenerator(seed: seed, options: .geometry)
    return (0..<count).map { _ in generator.screen() }
  }

  @Test func everyReachableElementIsVisitedOnce() {
    var random = SeededGenerator(seed: 5)
    for var screen in screens(1, 2_000) {
      for index in screen.elements.indices {
        if random.oneIn(6) { screen.elements[index].isModal = .given(true) }
        if random.oneIn(6) { screen.elements[index].elementsHidden = .given(true) }
      }
      let order = screen.readingOrder
      #expect(Set(order.map(\.id)) == Set(reachable(screen.elements)))
      #expect(Set(order.map(\.id)).count == order.count)
      #expect(order.enumerated().allSatisfy { order.index(of: $1.id) == $0 })
    }
  }

  /// Origins are the keys, so a mirror keeps the order only when all widths in a row are equal.
  @Test func aMirroredScreenHasTheSameOrder() {
    for screen in screens(2, 1_000) {
      var mirrored = screen
      mirrored.direction = screen.direction == .leftToRight ? .rightToLeft : .leftToRight
      mirrored.elements = screen.elements.map { mirror($0, width: 375) }
      #expect(mirrored.readingOrder.map(\.id) == screen.readingOrder.map(\.id))
    }
  }

  private func mirror(_ element: Element, width: Double) -> Element {
    var element = element
    if case .given(var frame) = element.frame {
      frame.x = width - frame.x - frame.width
      element.frame = .given(frame)
    }
    element.children = element.children.map { mirror($0, width: width) }
    return element
  }

  @Test func rowsMayBeListedInAnyOrder() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      let rows = (0..<random.int(2...90)).map { row in
        var element = Element(id: Element.ID("\(row)"), isAccessibilityElement: true)
        let x = Double(random.int(0...300))
        element.frame = .given(Rect(x: x, y: Double(row * 13), width: 9, height: 9))
        return element
      }
      let screen = Screen(elements: random.shuffled(rows), idiom: random.pick(Idiom.allCases))
      #expect(screen.readingOrder.map(\.id) == rows.map(\.id))
      #expect(screen.readingOrder.problems.isEmpty)
    }
  }

  @Test func anyScreenIsWalkedToItsEnd() {
    var generator = ScreenGenerator(seed: 12, options: .init(nodeLimit: 20))
    for _ in 0..<1_500 {
      let screen = generator.screen()
      let ids = screen.readingOrder.map(\.id)
      #expect(Set(ids).count == ids.count)
      #expect(Set(ids).isSubset(of: Set(screen.allElements.map(\.id))))
    }
  }
}
