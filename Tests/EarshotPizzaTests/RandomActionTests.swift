import EarshotPizza
import EarshotSession
import EarshotTree
import TestSupport
import Testing

/// Whatever is done to the app, it stays an app.
struct RandomActionTests {
  /// 1,140 actions from all screens.
  @Test(arguments: PizzaApp.Build.allCases, PizzaScreen.allCases)
  func everyScreenStaysWhole(_ build: PizzaApp.Build, _ start: PizzaScreen) async {
    await walk(PizzaApp(build: build, startingAt: start), "\(build) \(start)", count: 15)
  }

  /// 600 actions that lead where they lead.
  @Test(arguments: PizzaApp.Build.allCases)
  func aLongWalkKeepsTheAppWhole(_ build: PizzaApp.Build) async {
    await walk(PizzaApp(build: build), "\(build)", count: 300)
  }

  private func walk(_ app: PizzaApp, _ name: String, count: Int) async {
    let seed = name.utf8.reduce(7) { $0 * 31 % 9973 + UInt64($1) }
    var generator = SeededGenerator(seed: seed)
    var screen = await app.screen()
    for step in 1...count {
      let target = screen.allElements.randomElement(using: &generator)
      let action = Self.action(on: target, using: &generator)
      let result = await app.perform(action, on: Bool.random(using: &generator) ? target?.id : nil)
      #expect(result.changes.allSatisfy { $0.delay >= 0 })
      if step % 10 == 0 { _ = await app.advance(by: Double.random(in: 0...3, using: &generator)) }
      screen = await app.screen()
      check(screen, "\(name) \(step): \(action) on \(target?.id.rawValue ?? "")")
    }
  }

  private static func action(
    on element: Element?, using generator: inout SeededGenerator
  ) -> ElementAction {
    let frame = element?.effectiveFrame ?? .zero
    let directions: [ScrollDirection] = [.left, .right, .up, .down, .next, .previous]
    let point = frame.center
    let name = element?.customActions.value?.first?.name ?? "Удалить"
    let actions: [ElementAction] = [
      .activate, .increment, .decrement, .escape, .magicTap, .reveal, .custom([name]), .endEditing,
      .scroll(directions.randomElement(using: &generator) ?? .up), .tap(point, count: 1),
      .tap(point, count: 1), .tap(point, count: 1), .tap(point, count: 2), .longPress(point),
      .drag(from: point, to: frame.origin), .touch(point), .type("4"), .type("а@б"),
      .deleteBackward(Int.random(in: -1...3, using: &generator)), .custom([]), .home,
    ]
    return actions.randomElement(using: &generator) ?? .activate
  }

  private func check(_ screen: Screen, _ name: String) {
    let elements = screen.allElements
    #expect(Set(elements.map(\.id)).count == elements.count, "\(name): identities are unique")
    #expect(screen.readingOrder.problems.isEmpty, "\(name): \(screen.readingOrder.problems)")
    for control in elements where control.type == "UISegmentedControl" {
      let segments = control.children.filter { $0.type == "UISegment" }
      let isOne = segments.filter { $0.has(.selected) }.count == 1
      #expect(segments.isEmpty || isOne, "\(name): one of \(control.id) is selected")
    }
    for element in elements {
      if case .options(let options)? = element.adjustment.value {
        #expect(options.names.indices.contains(options.index), "\(name): \(element.id)")
      }
      if element.id.rawValue.hasPrefix("item"), element.id.rawValue.hasSuffix(".n") {
        #expect((element.label.value.flatMap { Int($0) } ?? 0) >= 1, "\(name): \(element.id)")
      }
      #expect(element.frame.value?.isFinite != false, "\(name): \(element.id)")
    }
  }
}
