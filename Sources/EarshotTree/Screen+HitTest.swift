extension Screen {
  /// The stop whose shape contains a point: the topmost one, in reverse drawing order.
  ///
  /// An element covers what lies inside it, and a scroll view hides what lies outside its frame.
  public func stop(at point: Point, in order: ReadingOrder) -> ReadingOrder.Stop? {
    Screen.first(in: elements, at: point) { element in
      element.isAccessibilityElement && order.index(of: element.id) != nil
    }.flatMap { order.index(of: $0.id) }.map { order[$0] }
  }

  /// The node that a tap at a point reaches: the topmost one, element or not.
  public func topmostElement(at point: Point) -> Element? {
    Screen.first(in: elements, at: point) { _ in true }
  }

  /// The nodes from an element up to its root, the element first; empty when there is none.
  public func responderChain(from id: Element.ID) -> [Element] {
    var chain: [Element] = []
    _ = Screen.find(id, in: elements, &chain)
    return chain
  }

  /// Changes the node of an identity; false when there is none.
  @discardableResult
  public mutating func update(_ id: Element.ID, _ change: (inout Element) -> Void) -> Bool {
    Screen.update(id, in: &elements, change)
  }

  private static func first(
    in elements: [Element], at point: Point, where matches: (Element) -> Bool
  ) -> Element? {
    for index in elements.indices.reversed() {
      // Most leaves lie elsewhere; looking at the frame alone copies no element.
      if case .given(let frame) = elements[index].frame, frame.misses(point),
        elements[index].children.isEmpty, elements[index].isShapedByFrame
      {
        continue
      }
      guard !elements[index].isHiddenFromAssistiveTechnology,
        !elements[index].hides(point)
      else { continue }
      if !elements[index].isAccessibilityElement,
        let found = first(in: elements[index].children, at: point, where: matches)
      {
        return found
      }
      if elements[index].isHit(at: point), matches(elements[index]) { return elements[index] }
    }
    return nil
  }

  private static func find(
    _ id: Element.ID, in elements: [Element], _ chain: inout [Element]
  ) -> Bool {
    for index in elements.indices {
      if elements[index].id == id || find(id, in: elements[index].children, &chain) {
        chain.append(elements[index])
        return true
      }
    }
    return false
  }

  private static func update(
    _ id: Element.ID, in elements: inout [Element], _ change: (inout Element) -> Void
  ) -> Bool {
    for index in elements.indices {
      if elements[index].id == id {
        change(&elements[index])
        return true
      }
      if update(id, in: &elements[index].children, change) { return true }
    }
    return false
  }
}

extension Rect {
  /// Whether it is a shape that does not contain a point.
  fileprivate func misses(_ point: Point) -> Bool { isFinite && !isEmpty && !contains(point) }
}

extension Element {
  /// Whether no path says otherwise than the frame where it is hit.
  @inline(never)
  fileprivate var isShapedByFrame: Bool { path == .notCaptured || path == .empty }

  /// Whether a scroll view cuts off what lies at a point.
  fileprivate func hides(_ point: Point) -> Bool {
    guard systemContainer?.scrolls == true || clipsToBounds, let frame = effectiveFrame,
      !frame.isEmpty
    else { return false }
    return !frame.contains(point)
  }
}
