import EarshotTree
import TestSupport

/// Small random screens on which every way can be tried.
enum EffortScreens {
  /// A screen of a few elements of different kinds, some of them in containers.
  static func screen(seed: UInt64, limit: Int = 7) -> Screen {
    var random = SeededGenerator(seed: seed)
    let count = random.int(2...limit)
    var elements: [Element] = []
    var group: Element?
    for index in 0..<count {
      let row = index / 2
      let element = element(index, row, &random)
      if random.oneIn(4), group == nil {
        group = container(index, row, &random)
      }
      if var open = group {
        open.children.append(element)
        if random.oneIn(2) {
          elements.append(open)
          group = nil
        } else {
          group = open
        }
      } else {
        elements.append(element)
      }
    }
    if let group { elements.append(group) }
    return Screen(elements: elements, size: Size(width: 375, height: 812), language: "en")
  }

  private static func element(
    _ index: Int, _ row: Int, _ random: inout SeededGenerator
  ) -> Element {
    var element = Element(id: Element.ID("e\(index)"), isAccessibilityElement: true)
    element.label = .given(
      random.pick(["A", "Bo", "Cat", "Delta"]) + (random.oneIn(3) ? " x" : ""))
    let kinds: [Traits] = [.button, .button, .link, .header, .staticText, .adjustable]
    element.traits = .given(random.pick(kinds))
    if element.has(.adjustable) {
      element.value = .given("b")
      element.adjustment = .given(
        .options(Adjustment.Options(names: ["a", "b", "c", "d"], index: 1)))
    } else if random.oneIn(4) {
      element.customActions = .given(
        ["Share", "Delete", "Move"].prefix(random.int(1...3)).map { CustomAction($0) })
    }
    element.frame = .given(
      Rect(
        x: index % 2 == 0 ? 16 : 200, y: Double(60 + row * 60), width: 160, height: 44))
    return element
  }

  private static func container(
    _ index: Int, _ row: Int, _ random: inout SeededGenerator
  ) -> Element {
    var group = Element(id: Element.ID("g\(index)"), isAccessibilityElement: false)
    group.containerType = .given(random.pick([.semanticGroup, .list, .landmark]))
    group.label = .given("Group")
    return group
  }
}
