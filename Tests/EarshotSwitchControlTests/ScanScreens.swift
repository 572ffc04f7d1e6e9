import EarshotPizza
import EarshotSession
import EarshotSwitchControl
import EarshotTree
import TestSupport

typealias OrderedScreen = Transcript.OrderedScreen

/// Screens for tests of scanning.
enum ScanScreens {
  /// A button at a place.
  static func button(
    _ id: String, _ x: Double = 0, _ y: Double = 0, _ width: Double = 50, _ height: Double = 40,
    traits: Traits = .button
  ) -> Element {
    var element = Element(id: Element.ID(id), isAccessibilityElement: true)
    element.label = .given(id)
    element.traits = .given(traits)
    element.frame = .given(Rect(x: x, y: y, width: width, height: height))
    return element
  }

  /// A container around elements.
  static func container(
    _ id: String, _ children: [Element], style: NavigationStyle? = nil,
    system: SystemContainer? = nil, frame: Rect? = nil
  ) -> Element {
    var element = Element(id: Element.ID(id), isAccessibilityElement: false)
    element.label = .given(id)
    if let style { element.navigationStyle = .given(style) }
    element.systemContainer = system
    if let frame { element.frame = .given(frame) }
    element.children = children
    return element
  }

  /// A phone with some elements.
  static func phone(_ elements: [Element]) -> Screen {
    Screen(elements: elements, size: Size(width: 375, height: 812), language: "ru")
  }

  /// Buttons one below the other.
  static func column(_ count: Int, x: Double = 0) -> [Element] {
    (0..<count).map { button("b\($0)", x, Double($0) * 60) }
  }

  /// A keyboard of rows of letters.
  static func keyboard(_ rows: [String], y: Double = 500) -> [Element] {
    rows.indices.flatMap { row in
      Array(rows[row]).enumerated().map { place, letter in
        button(
          String(letter), Double(place) * 32, y + Double(row) * 54, 28, 44, traits: .keyboardKey)
      }
    }
  }

  /// A screen of the pizza app.
  static func pizza(_ screen: PizzaScreen, _ build: PizzaApp.Build) async -> OrderedScreen {
    OrderedScreen(await PizzaApp(build: build, startingAt: screen).screen())
  }

  /// A random screen of buttons, texts and containers of all kinds.
  static func random(_ random: inout SeededGenerator, nodes: Int = 40) -> Screen {
    var left = nodes
    var next = 0
    func inside(_ depth: Int, _ random: inout SeededGenerator) -> [Element] {
      var elements: [Element] = []
      for _ in 0..<random.int(1...8) where left > 0 {
        left -= 1
        next += 1
        if depth < 4, random.oneIn(3) {
          var box = container("c\(next)", inside(depth + 1, &random))
          box.navigationStyle =
            random.oneIn(2) ? .notCaptured : .given(random.pick(NavigationStyle.allCases))
          if random.oneIn(3) { box.systemContainer = random.pick(SystemContainer.allCases) }
          if random.oneIn(4) { box.containerType = .given(.list) }
          elements.append(box)
          continue
        }
        var element = button(
          "e\(next)", Double(random.int(0...5) * 60), Double(random.int(0...13) * 60))
        if random.oneIn(6) { element.traits = .given(.staticText) }
        if random.oneIn(6) { element.traits = .given(.keyboardKey) }
        if random.oneIn(8) { element.traits = .given(.adjustable) }
        if random.oneIn(5) {
          element.customActions = .given([CustomAction("A"), CustomAction("B")])
        }
        elements.append(element)
      }
      return elements
    }
    return phone(inside(0, &random))
  }
}

extension ScanTree {
  /// The names of the first level.
  var names: [String] { nodes.map(\.name) }
  /// The items by id.
  var ids: [String] { items.compactMap { $0.element?.rawValue } }

  init(_ screen: Screen, isGrouping: Bool = true) {
    self.init(of: OrderedScreen(screen), isGrouping: isGrouping)
  }
}

extension SwitchControl {
  init(_ change: (inout SwitchPreferences) -> Void) {
    var preferences = SwitchPreferences()
    change(&preferences)
    self.init(preferences: preferences)
  }
}

/// A session with a still screen.
func session(
  _ screen: Screen, _ change: (inout SwitchPreferences) -> Void = { _ in }
) async -> Session<SwitchControl> {
  let session = Session(SwitchControl(change), on: StillScreen(screen))
  await session.start()
  return session
}
