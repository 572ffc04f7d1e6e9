import EarshotTree

/// Turns a snapshot into a screen that is read as a listener hears it.
struct XCTestBuilder {
  private let tree: XCTestTree
  private let reach: XCTestReach
  private let noise: XCTestNoise
  private let elements: XCTestElements
  private let modality: XCTestModality
  private let ids: NodeIDs
  private let surroundings: [XCTestTraits.Surroundings]
  private let bars: [(range: Range<Int>, frame: Rect)]

  init(_ tree: XCTestTree) {
    self.tree = tree
    reach = XCTestReach(tree)
    noise = XCTestNoise(tree)
    elements = XCTestElements(tree, reach: reach, noise: noise)
    modality = XCTestModality(tree, reach: reach, elements: elements)
    ids = NodeIDs(tree.nodes.map { ($0.ownIdentifier, $0.typeName) })
    surroundings = tree.nodes.reduce(into: []) { result, node in
      let outer = node.parent < 0 ? [] : result[node.parent]
      result.append(node.parent < 0 ? [] : outer.entering(tree.nodes[node.parent].kind))
    }
    bars = tree.nodes.indices.compactMap { index in
      guard tree.nodes[index].kind == .navigationBar, let frame = tree.nodes[index].frame.value
      else { return nil }
      return (index..<tree.nodes[index].end, frame)
    }
  }

  /// The screen; built from the last node to the first, so that no depth needs a deep stack.
  func screen(_ options: ReadOptions) -> Screen {
    // The built children of each node, the last one first; they are moved, as copies take time.
    var children = Array(repeating: [Element](), count: tree.nodes.count)
    var roots: [Element] = []
    let direction = LayoutDirection(
      language: options.language, texts: tree.nodes.lazy.compactMap(\.spokenLabel))
    for index in tree.nodes.indices.reversed() where !noise.isDropped[index] {
      let parent = tree.nodes[index].parent
      var element = element(index)
      swap(&element.children, &children[index])
      element.children.reverse()
      if tree.nodes[index].kind == .navigationBar { element.readAlongRow(direction) }
      if elements.isElement[index], tree.nodes[index].kind.isTextInput {
        let hoisted = Self.take(&element.children).reversed()
        if parent >= 0 { children[parent] += hoisted } else { roots += hoisted }
      }
      if parent >= 0 { children[parent].append(element) } else { roots.append(element) }
    }
    roots.reverse()
    let app = tree.nodes.first { $0.kind == .application }?.spokenLabel
    return Screen(
      title: app, app: app, elements: roots, size: tree.screenSize,
      idiom: options.idiom(for: tree.screenSize))
  }

  /// How many elements the source gives no traits although it gives them to others.
  var elementsWithoutTraits: Int {
    guard tree.facts.contains(.traits) else { return 0 }
    return tree.nodes.indices.count {
      elements.isElement[$0] && !noise.isDropped[$0] && !tree.nodes[$0].traits.isCaptured
    }
  }

  /// Takes the elements out of what is in a text input; they stand behind it.
  private static func take(_ children: inout [Element]) -> [Element] {
    let taken = children.filter(\.isAccessibilityElement)
    children.removeAll(where: \.isAccessibilityElement)
    return taken + children.indices.flatMap { take(&children[$0].children) }
  }
}

extension XCTestBuilder {
  private func element(_ index: Int) -> Element {
    let node = tree.nodes[index]
    var element = Element(
      id: ids[index], type: node.type.isEmpty ? nil : node.type,
      isAccessibilityElement: elements.isElement[index])
    element.source = node.location
    if reach[index] == .hidden, node.flags.contains(.isAccessible) {
      element.isAccessibilityElement = true
    }
    if elements.isInferred || tree.facts.contains(.isAccessibleConcluded),
      elements.isElement[index]
    {
      element.derived.formUnion(Element.Fields(.isAccessibilityElement))
    }
    fillTexts(&element, node, index)
    fillPlace(&element, node, index)
    if elements.isElement[index] {
      if element.label.value == nil { composeLabel(&element, index) }
      fillActions(&element, node)
    }
    return element
  }

  private func fillTexts(
    _ element: inout Element, _ node: XCTestNode, _ index: Int
  ) {
    let contents = XCTestContents(node, tree.facts, in: surroundings[index])
    element.label = contents.label
    element.value = contents.value
    if contents.headingLevel.isCaptured { element.headingLevel = contents.headingLevel }
    if surroundings[index].contains(.webView) {
      element.web = .given(WebContent(of: node.kind, value: node.value))
    }
    if contents.textInput.isCaptured { element.textInput = contents.textInput }
    element.derived.formUnion(contents.derived)
    if node.isValueItsState { element.derived.formUnion(Element.Fields(.value)) }
    var traits = contents.traits
    if noise.headers.contains(index) { traits.insert(.header) }
    let isRoleUnknown = node.kind == .any && !node.traits.isCaptured && traits.isEmpty
    element.traits = isRoleUnknown ? .notCaptured : traits.isEmpty ? .empty : .given(traits)
    if tree.facts.contains(.hint) { element.hint = Property(node.hint) }
    if tree.facts.contains(.expanded) { element.expandedStatus = Property(node.expandedStatus) }
    if node.flags.contains(.hasOwnIdentifier) {
      element.identifier = Property(node.identifier)
    } else if tree.facts.contains(.identifier), node.identifier == nil {
      element.identifier = .empty
    }
  }

  private func fillPlace(
    _ element: inout Element, _ node: XCTestNode, _ index: Int
  ) {
    element.frame = node.frame
    element.systemContainer = node.kind.systemContainer
    if element.systemContainer?.scrolls == true, let frame = node.frame.value {
      let visible = belowBar(frame, index)
      if visible != frame {
        element.frame = .given(visible)
        element.derived.formUnion(Element.Fields(.frame))
      }
    }
    if tree.facts.contains(.visible), reach[index] != .none {
      let isHidden = reach[index] == .hidden && node.flags.contains(.isInvisible)
      element.isHidden = .given(isHidden)
      element.derived.formUnion(Element.Fields(.isHidden))
    }
    if node.flags.contains(.isModal) { element.isModal = .given(true) }
    if modality.isModal[index] {
      element.isModal = .given(true)
      element.derived.formUnion(Element.Fields(.isModal))
    }
    if node.kind == .statusBar || node.flags.contains(.isInStatusBar) {
      // Swiping does not lead from the app into the status bar.
      element.elementsHidden = .given(true)
      element.derived.formUnion(Element.Fields(.elementsHidden))
    }
  }

  /// The part of a scrolling view below the navigation bar that lies over it.
  ///
  /// Such a view begins at the top of the screen and is inset; what decides about the order is
  /// where its contents begin.
  private func belowBar(_ frame: Rect, _ index: Int) -> Rect {
    var frame = frame
    for bar in bars where !(index..<tree.nodes[index].end).contains(bar.range.lowerBound) {
      let overlap = min(bar.frame.maxX, frame.maxX) - max(bar.frame.x, frame.x)
      guard bar.frame.y >= frame.y, bar.frame.y - frame.y <= 150, bar.frame.maxY < frame.maxY,
        overlap > bar.frame.width / 2
      else { continue }
      frame = Rect(
        x: frame.x, y: bar.frame.maxY, width: frame.width, height: frame.maxY - bar.frame.maxY)
    }
    return frame
  }

  private func composeLabel(_ element: inout Element, _ index: Int) {
    guard tree.nodes[index].end > index + 1, !tree.nodes[index].kind.isTextInput else { return }
    let composed = XCTestLabel(of: index, in: tree, reach: reach, noise: noise)
    guard let text = composed.text else { return }
    element.label = .given(text)
    element.derived.formUnion(Element.Fields(.label))
    if !composed.actions.isEmpty, !tree.facts.contains(.customActions) {
      element.customActions = .given(composed.actions.map { CustomAction($0) })
      element.derived.formUnion(Element.Fields(.customActions))
    }
  }

  private func fillActions(_ element: inout Element, _ node: XCTestNode) {
    if tree.facts.contains(.customActions) {
      element.customActions = Property(node.customActions?.map { CustomAction($0) })
    }
    guard let minimum = node.minimum, let maximum = node.maximum, maximum > minimum,
      let value = node.number(between: minimum, and: maximum)
    else { return }
    element.concludeAdjustment(of: value, from: minimum, to: maximum)
  }
}

extension Element {
  /// Makes the order of the children the one in which they are read.
  mutating func keepOrder() {
    guard !isAccessibilityElement else { return }
    setOrder(idsOfChildren)
  }

  /// Makes the order of the children in one row that along it: a navigation bar is read from its
  /// back button over the title to the other buttons, wherever their frames begin.
  fileprivate mutating func readAlongRow(_ direction: LayoutDirection) {
    let frames = children.compactMap(\.frame.value)
    guard frames.count == children.count, let lowest = frames.map(\.center.y).max(),
      frames.allSatisfy({ $0.maxY > lowest })
    else { return }
    let ordered = children.sorted {
      guard let one = $0.frame.value, let other = $1.frame.value else { return false }
      return direction == .leftToRight ? one.x < other.x : one.maxX > other.maxX
    }
    setOrder(ordered.map(\.id))
  }

  /// Makes an order that was concluded the one in which the children are read.
  mutating func setOrder(_ ids: [Element.ID]) {
    guard ids.count > 1 else { return }
    accessibilityElements = .given(ids)
    derived.formUnion(Fields(.accessibilityElements))
  }

  /// Concludes that the value is adjusted by a tenth of its range.
  mutating func concludeAdjustment(of value: Double, from minimum: Double, to maximum: Double) {
    adjustment = .given(
      .range(
        Adjustment.Range(
          minimum: minimum, maximum: maximum, step: (maximum - minimum) / 10, value: value)))
    derived.formUnion(Fields(.adjustment))
  }
}

extension XCTestKind {
  /// The system view that is read as one block.
  fileprivate var systemContainer: SystemContainer? {
    switch self {
    case .scrollView: .scrollView
    case .table: .table
    case .collectionView: .collection
    case .cell: .cell
    case .tabBar: .tabBar
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    case .segmentedControl: .segmentedControl
    case .stepper: .stepper
    default: nil
    }
  }
}

extension XCTestNode {
  /// The identifier, unless it may be a copy of the label.
  fileprivate var ownIdentifier: String? {
    guard flags.contains(.hasOwnIdentifier), let identifier, !identifier.isEmpty else { return nil }
    return identifier
  }

  /// The type without the prefix of page sources.
  fileprivate var typeName: String {
    kind != .other || type.hasPrefix("XCUIElementType") ? kind.name : type
  }

  fileprivate var expandedStatus: ExpandedStatus? {
    if flags.contains(.isExpanded) { return .expanded }
    return flags.contains(.isCollapsed) ? .collapsed : nil
  }

  /// The value as a number, also when it is written as a share of the range.
  fileprivate func number(between minimum: Double, and maximum: Double) -> Double? {
    guard let value else { return nil }
    if let number = Double(value) { return number }
    guard value.hasSuffix("%"), let percent = Double(value.dropLast().filter { $0 != " " }) else {
      return nil
    }
    return minimum + (maximum - minimum) * percent / 100
  }
}
