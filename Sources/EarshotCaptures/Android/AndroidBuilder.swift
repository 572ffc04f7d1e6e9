import EarshotTree

/// Makes a screen of the nodes of a hierarchy.
struct AndroidBuilder {
  private let nodes: [AndroidNode]
  private let told: Set<AndroidHierarchy.Fact>
  private let stops: AndroidStops
  private let ids: NodeIDs
  private let usedIDs: Set<Element.ID>
  private let size: Size?
  private let scale: Double
  private let isScaleKnown: Bool
  private let windows: AndroidWindows
  private let tabs: AndroidTabs
  /// The nodes that a page of the web shows.
  private let onPage: Set<Int>
  /// Whether Flutter drew the fields, which names a field in its hint and so hides whether that is a
  /// label or a placeholder.
  private let isOfFlutter: Bool
  /// Whether so many texts are selected that this makes them scroll, and is no choice.
  private let scrollsTexts: Bool
  /// The fields in a layout of Material that keeps their hints in sight.
  private let floatingHints: Set<Int>
  private(set) var losses = Losses()
  private(set) var warnings: [Capture.Warning] = []

  init(_ hierarchy: AndroidHierarchy, _ options: ReadOptions) {
    nodes = hierarchy.nodes
    told = hierarchy.told
    let scale = options.density ?? hierarchy.density.pixelsPerPoint
    stops = AndroidStops(nodes, scale: scale, size: hierarchy.size)
    windows = AndroidWindows(nodes)
    tabs = AndroidTabs(nodes, stops, hierarchy.size)
    onPage = nodes.indicesOnPages
    ids = NodeIDs(nodes.map { ($0.resourceID, String($0.shortClass)) })
    usedIDs = Set(ids.ids)
    isOfFlutter = hierarchy.nodes.drawsFieldsAsFlutter
    // `TextView` runs its marquee while it is selected.
    scrollsTexts = nodes.count(where: \.isSelectedText) > 2
    floatingHints = nodes.fieldsWithFloatingHints
    size = hierarchy.size
    self.scale = scale
    isScaleKnown = options.density != nil
  }

  mutating func screen(_ options: ReadOptions) -> Screen {
    let direction = LayoutDirection(
      language: options.language, texts: nodes.lazy.map(\.ownName))
    let order = AndroidOrder(nodes, stops, direction)
    var children = Array(repeating: [(index: Int, element: Element)](), count: nodes.count)
    var roots: [Element] = []
    for index in nodes.indices.reversed() {
      let inside = Array(children[index].reversed())
      children[index] = []
      let element = element(index, inside.map(\.element), read: order.ids(of: inside))
      if nodes[index].parent < 0 {
        roots.append(element)
      } else {
        children[nodes[index].parent].append((index, element))
      }
    }
    let screen = Screen(
      title: nodes.lazy.compactMap(\.owner).first.map(String.init), elements: roots.reversed(),
      size: size.map { Size(width: $0.width / scale, height: $0.height / scale) },
      idiom: options.profile?.idiom ?? .phone, direction: direction)
    noteLosses(of: screen)
    return screen
  }

  /// The element of a node.
  ///
  /// What reacts inside a stop is a stop as well, so it stands beside it rather than in it. The
  /// children stay in the order in which they are drawn, and are read in that of `ids`.
  private mutating func element(
    _ index: Int, _ inside: [Element], read ids: [Element.ID]
  ) -> Element {
    let node = nodes[index]
    var element = Element(
      id: self.ids[index], type: node.className, isAccessibilityElement: stops.isStop[index])
    element.source = node.location
    fill(&element, index)
    guard stops.isStop[index], stops.holdsStops(node, at: index) else {
      element.children = inside
      if !stops.isStop[index] { element.setOrder(ids) }
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
    group.setOrder([element.id] + ids)
    return group
  }
}

extension AndroidBuilder {
  private func fill(_ element: inout Element, _ index: Int) {
    let node = nodes[index]
    element.identifier = node.resourceID.map { .given($0) } ?? .empty
    if let frame = node.frame { element.frame = .given(frame / scale) }
    element.derived.formUnion(Element.Fields(.isAccessibilityElement, .traits))
    if !isScaleKnown { element.derived.formUnion(Element.Fields(.frame)) }
    element.isHidden = .given(node.isOutOfSight)
    if windows.ofSystem.contains(index) {
      element.elementsHidden = .given(true)
      element.derived.formUnion(Element.Fields(.elementsHidden))
    }
    element.isTappable = .given(
      !node.flags.isDisjoint(with: [.clickable, .longClickable, .checkable]))
    if node.flags.contains(.longClickable) { element.gestures = .given([.longPress]) }
    if node.isScroller {
      // Bounds are cut to what is in sight, so only the order matters: a list is read as a whole.
      element.groupsChildren = .given(true)
      element.derived.formUnion(Element.Fields(.groupsChildren))
    }
    let title = stops.namedContainers.contains(index) ? node.description : node.paneTitle
    if !title.isEmpty {
      element.containerType = .given(.semanticGroup)
      element.label = .given(title)
    }
    if tabs.bars.contains(index) { element.systemContainer = .tabBar }
    guard stops.isStop[index] else { return }
    var said = stops.marks[index].map { node.saying(nodes[$0]) } ?? node
    if scrollsTexts, node.isSelectedText { said.flags.remove(.selected) }
    let contents = AndroidContents(
      said, name: stops.names[index],
      isHeading: stops.headings.contains(index), isTab: tabs.tabs.contains(index),
      isIcon: stops.icons.contains(index), isOnPage: onPage.contains(index),
      placeholder: stops.placeholders[index])
    contents.fill(
      &element, tellsHints: told.contains(.hints), tellsPasswords: told.contains(.passwords))
    if stops.marks[index] != nil { element.derived.formUnion(Element.Fields(.value)) }
    if stops.isComposed[index] { element.derived.formUnion(Element.Fields(.label)) }
    if isOfFlutter, node.isField, element.label == .empty {
      // A label stays beside what was typed, a hint does not.
      element.label =
        node.text.isEmpty || node.hint.isEmpty ? .notCaptured : .given(node.hint)
    }
    if floatingHints.contains(index), element.label == .empty {
      if element.typedText.isEmpty { element.value = .empty }
      element.label = .given(node.hint)
      element.derived.formUnion(Element.Fields(.label))
    }
    if told.contains(.actions) {
      element.customActions = Property(node.customActions.map { CustomAction($0) })
    }
  }

  private mutating func noteLosses(of screen: Screen) {
    let tellsHints = told.contains(.hints)
    losses.count(
      screen,
      [
        .never(
          .frame, "pixels are divided by a guessed density of \(scale); sizes are approximate",
          if: size != nil && !isScaleKnown),
        .concluded(
          .isAccessibilityElement, "concluded as TalkBack does, from what reacts and has a text"),
        .concluded(.traits, "concluded from the classes of Android"),
        .concluded(.label, "not told; composed of the texts inside"),
        .missing(.label, "Flutter tells the label of a field as its hint, if at all"),
        .nodes(.accessibilityElements, "concluded as TalkBack does, from places") {
          $0.element.accessibilityElements.isCaptured
        },
        .never(.hint, "the capture does not tell", if: !tellsHints),
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
    .path, .activationPoint, .language, .isModal, .elementsHidden,
    .navigationStyle, .customContent, .customRotors, .userInputLabels, .dragDescriptions,
    .expandedStatus, .position, .handlers, .appearance, .adjustment, .headingLevel,
  ]
}

extension [AndroidNode] {
  /// The places of the nodes in web views.
  fileprivate var indicesOnPages: Set<Int> {
    indices.reduce(into: []) { pages, index in
      let parent = self[index].parent
      guard parent >= 0 else { return }
      if pages.contains(parent) || self[parent].shortClass.hasSuffix("WebView") {
        pages.insert(index)
      }
    }
  }

  /// Whether a field lies in a bare view, and nothing has a class that other toolkits give.
  fileprivate var drawsFieldsAsFlutter: Bool {
    contains { $0.isField && $0.parent >= 0 && self[$0.parent].className == "android.view.View" }
      && !contains { AndroidToolkit.isForeignToFlutter($0.shortClass) }
  }
}

extension AndroidNode {
  /// Whether it is a text that is selected and does not react.
  fileprivate var isSelectedText: Bool {
    flags.contains(.selected) && !isActionable && shortClass.hasSuffix("TextView")
  }

  /// The node with the type and the state of a check mark in it.
  fileprivate func saying(_ mark: AndroidNode) -> AndroidNode {
    var node = mark
    node.flags = flags.union(mark.flags.intersection([.checkable, .checked]))
    node.hint = hint
    node.description = description
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
