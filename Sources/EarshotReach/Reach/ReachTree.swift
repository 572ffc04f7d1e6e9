import EarshotTree

/// The nodes of a screen, as far as their reach depends on what lies around them.
struct ReachTree {
  let screen: OrderedScreen

  init(_ screen: OrderedScreen) { self.screen = screen }
}

extension ReachTree {
  var indices: Range<Int> { screen.nodes.indices }

  subscript(index: Int) -> ScreenNode { screen.nodes[index] }

  /// The first node of an identity.
  func index(of id: Element.ID) -> Int? { screen.place(of: id) }

  /// The nodes in a node at any depth.
  func descendants(of index: Int) -> Range<Int> { screen.nodes.descendants(of: index) }

  /// Whether one node is the other, lies in it or around it.
  func areRelated(_ first: Int, _ second: Int) -> Bool {
    (first..<self[first].end).contains(second) || (second..<self[second].end).contains(first)
  }

  /// The place of a node among the stops; `nil` if focus never stops there.
  func place(_ index: Int) -> Int? { screen.stop(at: index) }

  /// The stop of a node.
  func stop(_ index: Int) -> ReadingOrder.Stop? { place(index).map { screen.order.stops[$0] } }

  /// Whether a node lies wholly outside the frame of a view around it that does not scroll.
  func isOutsideParent(_ index: Int) -> Bool {
    guard let frame = self[index].element.effectiveFrame, !frame.isEmpty else { return false }
    for around in screen.nodes.ancestors(of: index) {
      guard let bounds = self[around].element.effectiveFrame, !bounds.isEmpty else { continue }
      if self[around].element.systemContainer?.scrolls == true { return false }
      // A cell of a list reports the frame of its row, whatever is swiped into it.
      if self[around].element.systemContainer == nil, bounds.intersection(frame).isEmpty {
        return true
      }
    }
    return false
  }

  /// The properties on which readings depend and which the source tells of few elements or none.
  var unknownFields: [Element.Field] {
    let fields: [Element.Field] = [
      .frame, .identifier, .isTappable, .label, .respondsToUserInteraction, .traits,
      .userInputLabels,
    ]
    let elements = indices.filter { self[$0].element.isAccessibilityElement }
    // A source that tells the state of a few elements only does not tell the property.
    return fields.filter { field in
      elements.count { self[$0].element.isCaptured(field) } * 2 < max(1, elements.count)
    }
  }
}

extension ScreenNode {
  /// The part of its frame that is in sight; `nil` if the source gives no frame.
  var visible: Rect? {
    element.effectiveFrame.map { frame in clip.map { $0.intersection(frame) } ?? frame }
  }
}
