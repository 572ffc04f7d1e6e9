/// The nodes of a screen in one row, each before its children.
///
/// The only walk over the children of elements; everybody else goes along the row.
package final class ScreenNodes: Sendable {
  /// The roots of the tree, which hold all elements as long as the nodes point to them.
  package let roots: [EarshotTree.Element]
  private let nodes: [ScreenNode]

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
    if !element.pointee.children.isEmpty {
      visit(element.pointee.children, nodes[place].surroundings(at: place))
    }
    nodes[place].end = nodes.count
  }
}
