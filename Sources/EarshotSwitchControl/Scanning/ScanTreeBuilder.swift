import EarshotSession
import EarshotTree

/// Finds the items of a screen, with the containers around them.
struct ScanTreeBuilder {
  /// A container that may become a group.
  struct Container {
    enum Kind {
      /// The app wants one stop.
      case combined
      /// The app wants a stop for each member.
      case separate
      /// A bar, a list or the like; the system decides.
      case automatic
      /// A cell of a table or collection.
      case cell
    }
    var id: Element.ID
    var kind: Kind
    var name: String?
    var parent: Int?
    var depth: Int
  }

  /// What lies around the nodes in a node.
  private struct Around {
    var container: Int?
    var scroller: Int?
    /// Whether a view around takes taps.
    var isTouched = false
  }

  /// A scroll view, and whether anything in it can be acted on.
  private struct Scroller {
    var id: Element.ID
    var parent: Int?
    var container: Int?
    var name: String?
    var frame: Rect?
    var handlesScrolling: Bool
    var hasItems = false
    var isListed = false
  }

  /// An item with the container around it.
  struct Entry {
    var node: ScanTree.Node
    var container: Int?
    /// Whether it acts by itself, rather than by the cell around it.
    var isControl: Bool
  }

  private let screen: Transcript.OrderedScreen
  private(set) var containers: [Container] = []
  private var scrollers: [Scroller] = []
  /// What each node, by its place, is for the nodes in it.
  private var inside: [Around] = []
  /// The containers that explicit orders put nodes in, by the places of the nodes.
  private var adopted: [Int: Int] = [:]

  init(_ screen: Transcript.OrderedScreen) {
    self.screen = screen
    let nodes = screen.nodes
    var orders: [(place: Int, container: Int)] = []
    for place in nodes.indices {
      let outer = around(place)
      let isEmpty = nodes.descendants(of: place).isEmpty
      inside.append(isEmpty ? outer : inside(nodes[place].element, outer))
      if let container = inside[place].container, container != outer.container,
        nodes[place].element.accessibilityElements.value != nil
      {
        orders.append((place, container))
      }
    }
    // What lies in others has its say first.
    for order in orders.sorted(by: {
      (nodes[$0.place].end, $1.place) < (nodes[$1.place].end, $0.place)
    }) {
      adopt(nodes[order.place].element, order.container)
    }
  }

  /// What is around the node at a place.
  private func around(_ place: Int) -> Around {
    var around = screen.nodes[place].parent.map { inside[$0] } ?? Around()
    if let container = adopted[place] { around.container = container }
    return around
  }

  private mutating func inside(_ element: Element, _ outer: Around) -> Around {
    guard !element.isAccessibilityElement else { return outer }
    var inner = outer
    if let kind = element.groupKind {
      let depth = outer.container.map { containers[$0].depth + 1 } ?? 0
      containers.append(
        Container(
          id: element.id, kind: kind, name: element.label.value?.unlessBlank,
          parent: outer.container, depth: depth))
      inner.container = containers.count - 1
    }
    if element.systemContainer?.scrolls == true {
      scrollers.append(
        Scroller(
          id: element.id, parent: outer.scroller, container: inner.container,
          name: element.label.value?.unlessBlank, frame: element.effectiveFrame,
          handlesScrolling: element.handlers.value?.contains(.scroll) == true))
      inner.scroller = scrollers.count - 1
    }
    inner.isTouched =
      outer.isTouched || element.isTappable.value == true || element.systemContainer == .cell
    return inner
  }

  /// Counts what an explicit order names as inside, wherever it lies in the tree.
  private mutating func adopt(_ element: Element, _ container: Int?) {
    guard let ids = element.accessibilityElements.value, let container else { return }
    for place in ids.compactMap(screen.place) where !isInside(place, container) {
      adopted[place] = container
    }
  }

  private func isInside(_ place: Int, _ container: Int) -> Bool {
    var next = around(place).container
    while let index = next {
      if index == container { return true }
      next = containers[index].parent
    }
    return false
  }
}

extension ScanTreeBuilder {
  /// The items in reading order.
  mutating func entries() -> [Entry] {
    let stops = screen.order.stops
    let arounds = screen.placesOfStops.map(around)
    let isItem = stops.indices.map { self.isItem(stops[$0], arounds[$0]) }
    for index in stops.indices where isItem[index] {
      markScrollers(around: arounds[index].scroller)
    }
    let scrolled = scrolledRegions(stops, arounds)
    var entries: [Entry] = []
    for index in stops.indices {
      let around = arounds[index]
      if isItem[index] {
        entries.append(entry(of: stops[index], around))
      } else if let region = around.scroller, scrolled.contains(region),
        !scrollers[region].isListed
      {
        scrollers[region].isListed = true
        entries.append(entry(ofRegion: scrollers[region], stops[index]))
      }
    }
    return entries
  }

  private func isItem(_ stop: ReadingOrder.Stop, _ around: Around) -> Bool {
    !stop.isOffscreen && isOnScreen(stop.element.effectiveFrame) && isScanned(stop, around)
  }

  /// Whether scanning comes to each stop once it is in sight.
  var scannedStops: [Bool] {
    screen.order.stops.indices.map {
      isScanned(screen.order.stops[$0], around(screen.placesOfStops[$0]))
    }
  }

  private func isScanned(_ stop: ReadingOrder.Stop, _ around: Around) -> Bool {
    if let responds = stop.element.respondsToUserInteraction.value { return responds }
    return stop.isScanned || around.isTouched
  }

  /// Whether some of it lies on the screen, as far as the source tells.
  private func isOnScreen(_ frame: Rect?) -> Bool {
    guard let size = screen.screen.size, let frame, size.width > 0, size.height > 0 else {
      return true
    }
    // What has no breadth, or no height, may still stand at the edge.
    return frame.x < size.width && frame.y < size.height && (frame.maxX > 0 || frame.x >= 0)
      && (frame.maxY > 0 || frame.y >= 0)
  }

  private mutating func markScrollers(around index: Int?) {
    var next = index
    while let index = next, !scrollers[index].hasItems {
      scrollers[index].hasItems = true
      next = scrollers[index].parent
    }
  }

  /// Scroll views that hold nothing to act on, and of which not everything is in sight.
  private func scrolledRegions(_ stops: [ReadingOrder.Stop], _ arounds: [Around]) -> Set<Int> {
    var regions: Set<Int> = []
    for index in stops.indices {
      guard let region = arounds[index].scroller, !scrollers[region].hasItems,
        stops[index].isOffscreen || scrollers[region].handlesScrolling,
        isOnScreen(scrollers[region].frame)
      else { continue }
      regions.insert(region)
    }
    return regions
  }

  private func entry(of stop: ReadingOrder.Stop, _ around: Around) -> Entry {
    var node = ScanTree.Node(
      content: .item(stop.id), name: stop.element.scanName, frame: stop.element.effectiveFrame)
    node.isKey = stop.element.has(.keyboardKey)
    return Entry(node: node, container: around.container, isControl: stop.isScanned)
  }

  private func entry(ofRegion region: Scroller, _ first: ReadingOrder.Stop) -> Entry {
    let node = ScanTree.Node(
      content: .item(region.id), name: region.name ?? first.element.scanName, frame: region.frame)
    return Entry(node: node, container: region.container, isControl: true)
  }
}

extension ReadingOrder.Stop {
  /// Whether it can be acted on by itself, or could be if it were enabled.
  ///
  /// A control that is dimmed is scanned as VoiceOver stops at it: a source counts a closed
  /// restaurant among the stops of scanning.
  fileprivate var isScanned: Bool {
    if isInteractive || element.handlers.value?.contains(.scroll) == true { return true }
    guard element.has(.notEnabled), let traits = element.traits.value else { return false }
    var enabled = self
    enabled.element.traits = .given(traits.subtracting(.notEnabled))
    return enabled.isInteractive
  }
}

extension Element {
  /// What kind of group its members may form; `nil` for none.
  fileprivate var groupKind: ScanTreeBuilder.Container.Kind? {
    guard !isAccessibilityElement else { return nil }
    switch navigationStyle.value {
    case .combined?: return .combined
    case .separate?: return .separate
    case .automatic?, nil: break
    }
    switch systemContainer {
    case .cell?: return .cell
    case .tabBar?, .navigationBar?, .toolbar?, .segmentedControl?, .stepper?: return .automatic
    case .scrollView?, .table?, .collection?, nil: break
    }
    return containerType.value != nil || groupsChildren.value == true || has(.tabBar)
      ? .automatic : nil
  }

  /// What people call it; a label without a letter says nothing.
  var scanName: String {
    [label.value, value.value, identifier.value, type].compactMap { $0?.unlessBlank }.first
      ?? id.rawValue
  }
}

extension String {
  /// The text; `nil` if there is nothing in it but spaces.
  fileprivate var unlessBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
