import EarshotSession
import EarshotTree

/// The nodes of a screen, each before its children, with what their surroundings do to them.
struct ReachTree {
  /// A node with the facts on which its reach depends.
  struct Node {
    /// The element, without its children.
    var element: Element
    /// The index of the parent; `nil` at the root.
    var parent: Int?
    /// The index after its last descendant.
    var end = 0
    /// Its place among the stops; `nil` when focus never stops there.
    var stop: Int?
    /// The innermost accessibility element around it, which hides it from the tree.
    var enclosing: Int?
    /// Whether it or a node around it is hidden from assistive technology, though it may be drawn.
    var isHidden: Bool
    /// Whether it is drawn: neither it nor a node around it is hidden or transparent.
    var isDrawn: Bool
    /// Whether a modal view keeps people from it.
    var isBehindModal: Bool
    /// The part of its frame that is in sight; `nil` when the source gives no frame.
    var visible: Rect?
    /// Whether it lies wholly outside the frame of a view around it that does not scroll.
    var isOutsideParent: Bool
    /// The table or collection cell around it.
    var cell: Int?
    /// The innermost scroll view around it.
    var scroller: Int?
  }

  let screen: Transcript.OrderedScreen
  private(set) var nodes: [Node] = []
  private(set) var indices: [Element.ID: Int] = [:]

  init(_ screen: Transcript.OrderedScreen) {
    self.screen = screen
    let size = screen.screen.size
    var around = Surroundings()
    around.clip = size.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
    visit(screen.screen.elements, around)
  }

  /// What lies around a node.
  private struct Surroundings {
    var parent: Int?
    var enclosing: Int?
    var cell: Int?
    var scroller: Int?
    var isHidden = false
    var isDrawn = true
    var isBehindModal = false
    var clip: Rect?
    /// The frames of the views around that do not scroll, innermost last.
    var bounds: [Rect] = []
  }

  // Screens are deep and elements are large: what calls itself keeps no element of its own.
  private mutating func visit(_ elements: [Element], _ around: Surroundings) {
    let modal = elements.lastIndex {
      $0.isModal.value == true && !$0.isHiddenFromAssistiveTechnology
    }
    for index in elements.indices {
      var here = around
      if let modal, modal != index { here.isBehindModal = true }
      let place = nodes.count
      append(elements[index], here)
      if !elements[index].children.isEmpty {
        visit(elements[index].children, inside(place, here))
      }
      nodes[place].end = nodes.count
    }
  }

  private mutating func append(_ element: Element, _ around: Surroundings) {
    var bare = element
    bare.children = []
    let frame = element.effectiveFrame
    let isOutside = frame.map { frame in
      !frame.isEmpty && around.bounds.contains { $0.intersection(frame).isEmpty }
    }
    indices[element.id] = indices[element.id] ?? nodes.count
    nodes.append(
      Node(
        element: bare, parent: around.parent, stop: screen.order.index(of: element.id),
        enclosing: around.enclosing,
        isHidden: around.isHidden || element.isHiddenFromAssistiveTechnology,
        isDrawn: around.isDrawn && element.isDrawn, isBehindModal: around.isBehindModal,
        visible: frame.map { frame in around.clip.map { $0.intersection(frame) } ?? frame },
        isOutsideParent: isOutside ?? false, cell: around.cell, scroller: around.scroller))
  }

  private func inside(_ place: Int, _ around: Surroundings) -> Surroundings {
    let node = nodes[place]
    var inner = around
    inner.parent = place
    inner.isHidden = node.isHidden
    inner.isDrawn = node.isDrawn
    if node.element.isAccessibilityElement { inner.enclosing = place }
    if node.element.systemContainer == .cell { inner.cell = place }
    if node.element.systemContainer?.scrolls == true { inner.scroller = place }
    guard let frame = node.element.effectiveFrame, !frame.isEmpty else { return inner }
    if node.element.systemContainer?.scrolls == true {
      inner.bounds = []
      inner.clip = around.clip.map { $0.intersection(frame) } ?? frame
    } else {
      if node.element.clipsToBounds { inner.clip = around.clip.map { $0.intersection(frame) } }
      // A cell of a list reports the frame of its row, whatever is swiped into it.
      if node.element.systemContainer == nil { inner.bounds.append(frame) }
    }
    return inner
  }
}

extension ReachTree {
  subscript(index: Int) -> Node { nodes[index] }

  /// The nodes in a node at any depth.
  func descendants(of index: Int) -> Range<Int> { index + 1..<nodes[index].end }

  /// Whether one node is the other, lies in it or around it.
  func areRelated(_ first: Int, _ second: Int) -> Bool {
    (first..<nodes[first].end).contains(second) || (second..<nodes[second].end).contains(first)
  }

  /// The stop of a node.
  func stop(_ index: Int) -> ReadingOrder.Stop? {
    nodes[index].stop.map { screen.order.stops[$0] }
  }

  /// The properties on which readings depend and which the source tells of few elements or none.
  var unknownFields: [Element.Field] {
    let fields: [(Element.Field, (Element) -> Bool)] = [
      (.frame, { $0.frame.isCaptured || $0.path.isCaptured }),
      (.identifier, \.identifier.isCaptured),
      (.isTappable, \.isTappable.isCaptured), (.label, \.label.isCaptured),
      (.respondsToUserInteraction, \.respondsToUserInteraction.isCaptured),
      (.traits, \.traits.isCaptured), (.userInputLabels, \.userInputLabels.isCaptured),
    ]
    let elements = nodes.lazy.map(\.element).filter(\.isAccessibilityElement)
    // A source that tells the state of a few elements only does not tell the property.
    return fields.filter { field in
      elements.count(where: field.1) * 2 < max(1, elements.count)
    }.map(\.0)
  }
}

extension Element {
  /// Whether people see the view: not hidden, and not so transparent that nobody would notice it.
  fileprivate var isDrawn: Bool {
    isHidden.value != true && (appearance.value?.alpha ?? 1) >= Element.leastAlpha
  }

  /// The opacity below which nobody notices a view; ours.
  private static let leastAlpha = 0.1
}
