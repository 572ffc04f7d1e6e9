public import EarshotTree

/// Makes random screens for properties and fuzzing; the same seed gives the same screens.
///
/// The usual options exercise every property of the model in all three states, with odd texts and
/// numbers. `ScreenGenerator(seed: 1, options: .geometry)` makes elements, plain views and blocks
/// with frames on a coarse grid and nothing else, for properties of the reading order.
public struct ScreenGenerator: Sendable {
  /// What the screens are like.
  public struct Options: Sendable {
    /// Largest number of nodes of a screen.
    public var nodeLimit: Int
    /// Deepest nesting.
    public var depthLimit: Int
    /// Whether elements have only an id, a label, a frame and a kind of container.
    public var isGeometryOnly: Bool
    /// Whether texts and numbers may be such as no app has: control characters, infinity.
    public var isOdd: Bool

    /// Makes options.
    public init(
      nodeLimit: Int = 12, depthLimit: Int = 5, isGeometryOnly: Bool = false, isOdd: Bool = true
    ) {
      self.nodeLimit = nodeLimit
      self.depthLimit = depthLimit
      self.isGeometryOnly = isGeometryOnly
      self.isOdd = isOdd
    }

    /// Every property, odd values.
    public static let everything = Options()
    /// Only what decides the reading order.
    public static let geometry = Options(nodeLimit: 30, isGeometryOnly: true, isOdd: false)
  }

  /// What the screens are like.
  public let options: Options
  /// The random numbers.
  public var random: SeededGenerator
  private var ids: [Element.ID] = []
  private var nodesLeft = 0

  /// Starts the screens of a seed.
  public init(seed: UInt64, options: Options = .everything) {
    self.options = options
    random = SeededGenerator(seed: seed)
  }

  /// The next screen.
  public mutating func screen() -> Screen {
    nodesLeft = random.int(0...options.nodeLimit)
    ids = makeIDs(nodesLeft)
    var free = ids[...]
    var elements: [Element] = []
    while nodesLeft > 0 { elements.append(element(depth: 1, &free)) }
    var screen = Screen(
      elements: elements, idiom: random.pick(Idiom.allCases),
      direction: random.pick(LayoutDirection.allCases))
    if options.isGeometryOnly {
      screen.size = Size(width: 375, height: 812)
    } else {
      let values = ValueGenerator(isOdd: options.isOdd, ids: ids)
      if random.oneIn(2) { screen.size = Size(values.rect(&random)) }
      if random.oneIn(3) { screen.scale = values.number(&random) }
      if random.oneIn(2) { screen.language = values.language(&random) }
      if random.oneIn(3) { screen.title = values.text(&random) }
    }
    return screen
  }

  private mutating func makeIDs(_ count: Int) -> [Element.ID] {
    let values = ValueGenerator(isOdd: options.isOdd, ids: [])
    var ids: [Element.ID] = []
    var seen: Set<Element.ID> = []
    let isNumbered = random.oneIn(2)
    while ids.count < count {
      let number = String(ids.count + 1)
      let odd = random.oneIn(2) ? "id-\(number)" : values.text(&random)
      let id = Element.ID(isNumbered || options.isGeometryOnly ? number : odd)
      ids.append(seen.insert(id).inserted ? id : Element.ID("again \(number)"))
      seen.insert(ids[ids.count - 1])
    }
    return ids
  }

  private mutating func element(depth: Int, _ free: inout ArraySlice<Element.ID>) -> Element {
    nodesLeft -= 1
    var element = Element(
      id: free.popFirst() ?? "", isAccessibilityElement: depth > 1 ? random.oneIn(2) : false)
    if options.isGeometryOnly {
      decorateGeometry(&element)
    } else {
      ElementDecorator(ValueGenerator(isOdd: options.isOdd, ids: ids)).decorate(&element, &random)
    }
    let wantsChildren = !element.isAccessibilityElement || random.oneIn(5)
    while nodesLeft > 0, depth < options.depthLimit, wantsChildren, !random.oneIn(4) {
      element.children.append(self.element(depth: depth + 1, &free))
    }
    return element
  }

  private mutating func decorateGeometry(_ element: inout Element) {
    element.label = Property(element.id.rawValue)
    if element.isAccessibilityElement || random.oneIn(3) {
      element.frame = .given(
        Rect(
          x: Double(random.int(0...4) * 60), y: Double(random.int(0...20) * 20), width: 50,
          height: 15))
    }
    guard !element.isAccessibilityElement else { return }
    switch random.int(1...8) {
    case 1: element.groupsChildren = .given(true)
    case 2: element.containerType = .given(.list)
    case 3: element.containerType = .given(.semanticGroup)
    default: break
    }
  }
}

extension Size {
  fileprivate init(_ rect: Rect) { self.init(width: rect.width, height: rect.height) }
}
