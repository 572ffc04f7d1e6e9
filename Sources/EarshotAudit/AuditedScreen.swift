public import EarshotTree

/// A screen as the rules look at it: its nodes with their surroundings, and its reading order.
///
/// Everything that several rules ask is worked out once, in time that grows with the size of the
/// screen and no faster.
public final class AuditedScreen: Sendable {
  /// The screen.
  public let screen: Screen
  /// The order of its stops.
  public let order: ReadingOrder
  /// What the capture as a whole does not tell, however its elements look.
  public let unknown: Set<Element.Field>
  /// All nodes, each before its children.
  public let nodes: [Node]
  /// The nodes at which VoiceOver stops, in reading order, without those of the system.
  public let stops: [Node]
  /// The stops that can be operated.
  public let controls: [Node]
  /// The nodes in sight that show text of their own, in the order of the views.
  public let texts: [Node]
  /// The rows: cells, and siblings of equal structure.
  public let rows: [Node]
  /// The picture of the screen, when there is one.
  public let pixels: Pixels?
  /// The text that was read in the picture; `nil` when nobody read it.
  public let recognizedText: [RecognizedText]?

  let facts: [NodeFacts]
  let indices: [Element.ID: Int]

  /// Prepares a screen for the rules.
  ///
  /// - Parameters:
  ///   - unknown: the properties that the capture does not tell of any element.
  ///   - pixels: its screenshot.
  ///   - recognizedText: the text that was read in the screenshot.
  public init(
    _ screen: Screen, unknown: Set<Element.Field> = [], pixels: Pixels? = nil,
    recognizedText: [RecognizedText]? = nil
  ) {
    self.screen = screen
    self.unknown = unknown
    self.pixels = pixels
    self.recognizedText = recognizedText
    order = screen.readingOrder
    var gatherer = NodeGatherer(screen: screen, order: order)
    gatherer.gather()
    let facts = gatherer.drafts.map(NodeFacts.init)
    let indices = gatherer.indices
    let order = order
    let inOrder = order.stops.indices.compactMap { indices[order.stops[$0].id] }
    self.facts = facts
    self.indices = indices
    nodes = facts.indices.map(Node.init)
    stops = inOrder.filter { !facts[$0].isSystem }.map(Node.init)
    controls = stops.filter { facts[$0.index].role.isControl }
    texts = nodes.filter { facts[$0.index].isShown && facts[$0.index].shownText != nil }
    rows = nodes.filter { facts[$0.index].isRow }
  }

  /// The size of the screen as a rectangle at the origin; `nil` when it is not known.
  public var bounds: Rect? {
    screen.size.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
  }

  /// The element of an identity.
  public func element(_ id: Element.ID) -> Element? { indices[id].map { facts[$0].element } }

  /// The node of an identity.
  public subscript(id: Element.ID) -> Node? { indices[id].map(Node.init) }

  /// Everything that is known about a node.
  subscript(node: Node) -> NodeFacts { facts[node.index] }

  /// The language that the app is in, without region; English when nothing tells.
  public var language: String {
    String((screen.language ?? "en").prefix { $0 != "-" && $0 != "_" })
  }

  /// The language of a node: its own, or the one of the app.
  public func language(of node: Node) -> String {
    guard let own = self[node].element.language.value else { return language }
    return String(own.prefix { $0 != "-" && $0 != "_" })
  }
}

extension AuditedScreen {
  /// A place in the tree of a screen.
  public struct Node: Hashable, Sendable {
    let index: Int
  }

  /// The parent of a node; `nil` at the root.
  func parent(of node: Node) -> Node? {
    let parent = facts[node.index].parent
    return parent < 0 ? nil : Node(index: parent)
  }

  /// The nodes around a node, innermost first.
  func ancestors(of node: Node) -> some Sequence<Node> {
    sequence(state: node) { [self] current in
      guard let parent = parent(of: current) else { return nil }
      current = parent
      return parent
    }
  }

  /// The nodes in a node at any depth, each before its children.
  func descendants(of node: Node) -> some RandomAccessCollection<Node> {
    nodes[node.index + 1..<facts[node.index].end]
  }

  /// The nodes right inside a node.
  func children(of node: Node) -> [Node] {
    var children: [Node] = []
    var index = node.index + 1
    while index < facts[node.index].end {
      children.append(Node(index: index))
      index = facts[index].end
    }
    return children
  }

  /// The other children of the parent.
  func siblings(of node: Node) -> [Node] {
    guard let parent = parent(of: node) else { return [] }
    return children(of: parent).filter { $0 != node }
  }

  /// Whether a node lies in another at any depth.
  func isInside(_ node: Node, _ ancestor: Node) -> Bool {
    node.index > ancestor.index && node.index < facts[ancestor.index].end
  }

  /// The stops in a node, in reading order; the node itself when it is one.
  func stops(in node: Node) -> [Node] {
    let range = node.index..<facts[node.index].end
    let places = range.compactMap { facts[$0].stopPlace }.sorted()
    return places.compactMap { indices[order.stops[$0].id] }.map(Node.init)
  }

  /// The row that a node lies in or is; `nil` when it lies in none.
  func row(of node: Node) -> Node? {
    if facts[node.index].isRow { return node }
    return ancestors(of: node).first { facts[$0.index].isRow }
  }
}
