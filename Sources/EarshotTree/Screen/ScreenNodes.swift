/// The nodes of a screen in one row, each before its children.
///
/// The only walk over the children of elements; everybody else goes along the row.
package final class ScreenNodes: Sendable {
  /// The roots of the tree, which hold all elements as long as the nodes point to them.
  package let roots: [EarshotTree.Element]
  /// The traits that any of them has.
  package let traits: Traits
  /// The places of the text fields that the keyboard types into.
  let placesOfEditedFields: [Int]
  private let nodes: [ScreenNode]
  private let touchFrames: [Rect]

  /// Walks the nodes of a screen.
  package convenience init(of screen: Screen) {
    self.init(screen.elements, size: screen.size)
  }

  /// Walks nodes that lie on a screen of a size; `nil` is unknown.
  package init(_ roots: [EarshotTree.Element], size: Size? = nil) {
    self.roots = roots
    var walk = ScreenWalk()
    var around = ScreenNode.Surroundings()
    around.clip = size.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
    walk.visit(roots, around)
    nodes = walk.nodes
    traits = walk.traits
    placesOfEditedFields = walk.placesOfEditedFields
    touchFrames = walk.touchFrames
  }
}

extension ScreenNodes {
  /// The place of the first node of each identity.
  package var placesByIdentity: [EarshotTree.Element.ID: Int] {
    var places = [EarshotTree.Element.ID: Int](minimumCapacity: count)
    for place in indices.reversed() { places[nodes[place].element.id] = place }
    return places
  }

  /// The places of the nodes right inside a node, or of the roots for `nil`.
  package func children(of place: Int?) -> Children {
    guard let place else { return Children(nodes: self, place: 0, end: count) }
    return Children(nodes: self, place: place + 1, end: nodes[place].end)
  }

  /// The places of the nodes in a node at any depth.
  package func descendants(of place: Int) -> Range<Int> { place + 1..<nodes[place].end }

  /// The places of the nodes around a node, innermost first.
  package func ancestors(of place: Int) -> some Sequence<Int> {
    sequence(state: place) { [self] place in
      guard let parent = nodes[place].parent else { return nil }
      place = parent
      return parent
    }
  }

  /// Whether a node may be touched at a point, by its frame alone.
  ///
  /// Most nodes lie elsewhere; the frames stand in a row, so that to find that out asks for no element.
  func mayBeTouched(_ place: Int, at point: Point) -> Bool { touchFrames[place].contains(point) }

  /// Places of siblings.
  package struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: ScreenNodes
    fileprivate var place: Int
    fileprivate let end: Int

    package mutating func next() -> Int? {
      guard place < end else { return nil }
      defer { place = nodes[place].end }
      return place
    }
  }
}

extension ScreenNodes: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { nodes.count }
  package subscript(place: Int) -> ScreenNode { nodes[place] }
}

private struct ScreenWalk {
  var nodes: [ScreenNode] = []
  var traits: Traits = []
  var placesOfEditedFields: [Int] = []
  var touchFrames: [Rect] = []

  mutating func visit(_ siblings: [Element], _ around: ScreenNode.Surroundings) {
    let modal = siblings.lastIndex {
      $0.isModal.value == true && !$0.isHiddenFromAssistiveTechnology
    }
    siblings.withUnsafeBufferPointer { siblings in
      guard let first = siblings.baseAddress else { return }
      for sibling in siblings.indices {
        var here = around
        if let modal, modal != sibling {
          here.flags.formUnion([.isBesideModal, .isBehindModal])
        }
        visit(first + sibling, here)
      }
    }
  }

  private mutating func visit(
    _ element: UnsafePointer<Element>, _ around: ScreenNode.Surroundings
  ) {
    let place = nodes.count
    nodes.append(ScreenNode(element, around))
    traits.formUnion(element.pointee.traits.value ?? [])
    if element.pointee.isEdited { placesOfEditedFields.append(place) }
    touchFrames.append(element.pointee.touchFrame)
    if !element.pointee.children.isEmpty {
      visit(element.pointee.children, nodes[place].surroundings(at: place))
    }
    nodes[place].end = nodes.count
  }
}

extension Element {
  /// The frame outside of which no touch reaches it; everywhere where that is not certain.
  fileprivate var touchFrame: Rect {
    guard case .given(let frame) = frame, frame.isFinite, !frame.isEmpty, !hasPath else {
      return .everywhere
    }
    return frame
  }

  private var hasPath: Bool { path != .notCaptured && path != .empty }
}

extension Rect {
  fileprivate static let everywhere = Rect(
    x: -Double.greatestFiniteMagnitude / 2, y: -Double.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
