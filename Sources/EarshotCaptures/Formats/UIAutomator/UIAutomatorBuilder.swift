import EarshotTree

/// Makes a screen of the nodes of a hierarchy.
struct UIAutomatorBuilder {
  private let nodes: [UIAutomatorNode]
  private let told: Set<String>
  private let stops: UIAutomatorStops
  private let ids: NodeIDs
  private let usedIDs: Set<Element.ID>
  private let size: (width: Double, height: Double)
  private let scale: Double
  private let isScaleKnown: Bool
  private(set) var losses = Losses()
  private(set) var warnings: [Capture.Warning] = []

  /// - Parameter density: pixels per point, when the user knows.
  init(_ reader: UIAutomatorReader, density: Double?) {
    nodes = reader.nodes
    told = reader.told
    stops = UIAutomatorStops(nodes)
    ids = NodeIDs(nodes.map { ($0.resourceID, String($0.shortClass)) })
    usedIDs = Set(ids.ids)
    let roots = nodes.filter { $0.parent < 0 }.compactMap(\.bounds)
    let extent = (
      width: roots.map(\.right).max() ?? 0, height: roots.map(\.bottom).max() ?? 0
    )
    size = extent.width > 0 && extent.height > 0 ? extent : reader.size ?? (0, 0)
    scale = density ?? Self.scale(of: size)
    isScaleKnown = density != nil
  }

  /// Pixels per point of usual devices, by the shorter side; the capture does not tell.
  private static func scale(of size: (width: Double, height: Double)) -> Double {
    let side = min(size.width, size.height)
    // A screen that is held across and as high as this is a television or a tablet.
    if size.width > size.height, side >= 1000 { return 2 }
    switch side {
    case ..<1: return 1
    case ..<400: return 1
    case ..<600: return 1.5
    case ..<900: return 2
    case ..<1200: return 2.625
    case ..<1400: return 3
    default: return 3.5
    }
  }

  mutating func screen(_ options: ReadOptions) -> Screen {
    var children = Array(repeating: [Element](), count: nodes.count)
    var roots: [Element] = []
    for index in nodes.indices.reversed() {
      let inside = Array(children[index].reversed())
      children[index] = []
      let element = element(index, inside)
      if nodes[index].parent < 0 {
        roots.append(element)
      } else {
        children[nodes[index].parent].append(element)
      }
    }
    let screen = Screen(
      title: nodes.lazy.map(\.package).first { !$0.isEmpty }, elements: roots.reversed(),
      size: size.width > 0 ? Size(width: size.width / scale, height: size.height / scale) : nil,
      idiom: options.profile?.idiom ?? .phone)
    noteLosses(of: screen)
    return screen
  }

  /// The element of a node.
  ///
  /// What reacts inside a stop is a stop as well, so it stands beside it rather than in it.
  private mutating func element(_ index: Int, _ inside: [Element]) -> Element {
    let node = nodes[index]
    var element = Element(
      id: ids[index], type: node.className, isAccessibilityElement: stops.isStop[index])
    element.source = node.location
    fill(&element, index)
    guard stops.isStop[index], stops.holdsStops(node, at: index) else {
      element.children = inside
      return element
    }
    var id = element.id.rawValue + "/group"
    // An app may use such an identifier itself.
    while usedIDs.contains(Element.ID(id)) { id += "'" }
    var group = Element(
      id: Element.ID(id), type: node.className, isAccessibilityElement: false)
    group.frame = element.frame
    group.source = node.location
    group.groupsChildren = .given(true)
    group.derived.formUnion(Element.Fields(.groupsChildren))
    group.isHidden = element.isHidden
    group.children = [element] + inside
    return group
  }
}

extension UIAutomatorBuilder {
  private func fill(_ element: inout Element, _ index: Int) {
    let node = nodes[index]
    element.identifier = node.resourceID.map { .given($0) } ?? .empty
    if let bounds = node.bounds {
      element.frame = .given(
        Rect(
          x: bounds.left / scale, y: bounds.top / scale,
          width: max(0, bounds.right - bounds.left) / scale,
          height: max(0, bounds.bottom - bounds.top) / scale))
    }
    element.derived.formUnion(Element.Fields(.isAccessibilityElement, .traits))
    if !isScaleKnown { element.derived.formUnion(Element.Fields(.frame)) }
    element.isHidden = .given(node.isOutOfSight)
    element.isTappable = .given(
      !node.flags.isDisjoint(with: [.clickable, .longClickable, .checkable]))
    if node.isScroller {
      // Bounds are cut to what is in sight, so only the order matters: a list is read as a whole.
      element.groupsChildren = .given(true)
      element.derived.formUnion(Element.Fields(.groupsChildren))
    }
    if !node.paneTitle.isEmpty {
      element.containerType = .given(.semanticGroup)
      element.label = .given(node.paneTitle)
    }
    guard stops.isStop[index] else { return }
    let contents = UIAutomatorContents(
      stops.marks[index].map { node.saying(nodes[$0]) } ?? node, name: stops.names[index])
    contents.fill(&element, tellsHints: told.contains("hint") || told.contains("hintText"))
    if stops.marks[index] != nil { element.derived.formUnion(Element.Fields(.value)) }
    if stops.isComposed[index] { element.derived.formUnion(Element.Fields(.label)) }
    if told.contains("actions") {
      element.customActions = Property(node.customActions.map { CustomAction($0) })
    }
  }

  private mutating func noteLosses(of screen: Screen) {
    let tellsHints = !told.isDisjoint(with: ["hint", "hintText"])
    losses.count(
      screen,
      [
        .never(
          .frame, "pixels are divided by a guessed density of \(scale); sizes are approximate",
          if: size.width > 0 && !isScaleKnown),
        .concluded(
          .isAccessibilityElement, "concluded as TalkBack does, from what reacts and has a text"),
        .concluded(.traits, "concluded from the classes of Android"),
        .concluded(.label, "not told; composed of the texts inside"),
        .never(.hint, "this version of uiautomator does not tell", if: !tellsHints),
        .missing(.customActions, "the capture does not tell"),
        .never(Self.never, "Android does not tell"),
      ])
    let errors = nodes.count { !$0.error.isEmpty || $0.flags.contains(.isInvalid) }
    losses.note(.textInput, "the error of a field has no words here", count: errors)
    if let first = nodes.first(where: { $0.flags.contains(.notFriendly) }) {
      let count = nodes.count { $0.flags.contains(.notFriendly) }
      warnings.append(
        Capture.Warning(
          "\(count == 1 ? "a node reacts and has" : "\(count) nodes react and have") no name "
            + "(NAF)", at: first.location))
    }
  }

  private static let never: [Element.Field] = [
    .path, .activationPoint, .language, .accessibilityElements, .isModal, .elementsHidden,
    .navigationStyle, .customContent, .customRotors, .userInputLabels, .dragDescriptions,
    .expandedStatus, .position, .handlers, .appearance, .adjustment, .headingLevel,
  ]
}

extension UIAutomatorNode {
  /// The node with the type and the state of a check mark in it.
  fileprivate func saying(_ mark: UIAutomatorNode) -> UIAutomatorNode {
    var node = mark
    node.flags = flags.union(mark.flags.intersection([.checkable, .checked]))
    node.hint = hint
    return node
  }

  /// Whether the contents scroll, so that they are read without interruption.
  fileprivate var isScroller: Bool {
    flags.contains(.scrollable)
      || ["ListView", "RecyclerView", "GridView", "ExpandableListView", "ScrollView"].contains(
        shortClass)
  }

  /// The actions that the app named itself.
  fileprivate var customActions: [String] {
    actions.filter { action in
      !action.hasPrefix("ACTION_")
        && !action.contains { $0 == "_" && action == action.uppercased() }
        && !Self.systemActions.contains(action.lowercased())
    }
  }

  private static let systemActions: Set<String> = [
    "click", "long click", "longclick", "focus", "clear focus", "select", "clear selection",
    "accessibility focus", "clear accessibility focus", "scroll forward", "scroll backward",
    "scroll up", "scroll down", "scroll left", "scroll right", "copy", "paste", "cut", "set text",
    "set selection", "expand", "collapse", "dismiss", "show on screen", "context click",
    "set progress", "ime enter", "next at movement granularity",
    "previous at movement granularity", "show tooltip", "hide tooltip", "show text suggestions",
  ]
}
