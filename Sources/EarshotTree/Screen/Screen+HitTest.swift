extension OrderedScreen {
  /// The stop whose shape contains a point: the topmost one, in reverse drawing order.
  ///
  /// An element covers what lies inside it, and a scroll view hides what lies outside its frame.
  package func stop(at point: Point) -> ReadingOrder.Stop? {
    nodes.topmost(at: point) { stop(at: $0) != nil }.flatMap(stop).map { order[$0] }
  }

  /// The node that a tap at a point reaches: the topmost one, element or not.
  public func topmostElement(at point: Point) -> Element? { nodes.topmostElement(at: point) }

  /// The nodes from an element up to its root, the element first; empty when there is none.
  public func responderChain(from id: Element.ID) -> [Element] {
    place(of: id).map(nodes.responderChain) ?? []
  }
}

extension Screen {
  /// Changes the node of an identity; false when there is none.
  @discardableResult
  public mutating func update(_ id: Element.ID, _ change: (inout Element) -> Void) -> Bool {
    guard let path = ScreenNodes.path(to: id, in: elements) else { return false }
    Screen.update(path[...], in: &elements, change)
    return true
  }

  /// Changes all nodes, each before its children.
  package mutating func updateAll(_ change: (inout Element) -> Void) {
    Screen.updateAll(&elements, change)
  }

  private static func updateAll(_ siblings: inout [Element], _ change: (inout Element) -> Void) {
    for place in siblings.indices {
      change(&siblings[place])
      updateAll(&siblings[place].children, change)
    }
  }

  /// Goes down one path; not a walk.
  private static func update(
    _ path: ArraySlice<Int>, in siblings: inout [Element], _ change: (inout Element) -> Void
  ) {
    guard let place = path.first else { return }
    if path.count == 1 { return change(&siblings[place]) }
    update(path.dropFirst(), in: &siblings[place].children, change)
  }
}

extension ScreenNodes {
  /// The place of the topmost node at a point for which a condition on its place holds.
  fileprivate func topmost(at point: Point, where matches: (Int) -> Bool) -> Int? {
    indices.reversed().first { place in
      guard mayBeTouched(place, at: point) else { return false }
      let node = self[place]
      return !node.isHidden && node.enclosing == nil && node.element.isHit(at: point)
        && !node.element.hides(point)
        && !ancestors(of: place).contains { self[$0].element.hides(point) } && matches(place)
    }
  }

  fileprivate func topmostElement(at point: Point) -> EarshotTree.Element? {
    topmost(at: point) { _ in true }.map { self[$0].element }
  }

  /// The elements from a place up to its root, innermost first.
  package func responderChain(from place: Int) -> [EarshotTree.Element] {
    [self[place].element] + ancestors(of: place).map { self[$0].element }
  }

  /// The places among their siblings of the nodes from the root to a node.
  ///
  /// Nothing points to the elements afterwards, so that they can be changed in place.
  fileprivate static func path(to id: EarshotTree.Element.ID, in elements: [EarshotTree.Element])
    -> [Int]?
  {
    let nodes = ScreenNodes(elements)
    guard let place = nodes.indices.first(where: { nodes[$0].element.id == id }) else { return nil }
    let line = [place] + nodes.ancestors(of: place)
    return line.reversed().map { place in
      nodes.children(of: nodes[place].parent).prefix { $0 != place }.count
    }
  }
}

extension Element {
  /// Whether a scroll view cuts off what lies at a point.
  fileprivate func hides(_ point: Point) -> Bool {
    guard systemContainer?.scrolls == true || clipsToBounds, let frame = effectiveFrame,
      !frame.isEmpty
    else { return false }
    return !frame.contains(point)
  }
}
