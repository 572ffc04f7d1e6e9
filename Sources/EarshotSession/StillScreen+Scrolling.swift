import EarshotTree
import EarshotUIKit

extension StillScreen {
  /// A three-finger swipe without focus goes to the first scroll view that can follow it.
  func scrollWholeScreen(_ action: ElementAction) -> ActionResult {
    guard case .scroll(let direction) = action else { return .ignored }
    for view in still.allElements where view.systemContainer?.scrolls == true {
      let result = turnPage(of: view.id, direction)
      if result.isHandled { return result }
    }
    return .ignored
  }

  /// Scrolls a view by what is in sight and tells where that leads.
  func turnPage(of id: Element.ID, _ direction: ScrollDirection) -> ActionResult {
    guard let scroller = Scroller(id, in: ScreenNodes(of: still), still, offsets[id]) else {
      return .ignored
    }
    // The next page lies below, or beside where nothing is below.
    let way = direction.ways.first {
      scroller.extent.offset(pagedTo: $0) != scroller.extent.offset
    }
    guard let way, scroll(scroller, to: scroller.extent.offset(pagedTo: way)) else {
      return .ignored
    }
    let after = Scroller(id, in: ScreenNodes(of: still), still, offsets[id])
    let status = after?.status(after: way)?.wording(language: still.language ?? "en")
    return ActionResult(isHandled: true, changes: [TimedChange(.pageScrolled(status))])
  }

  /// Scrolls as far as an element is in sight, as UIKit does when focus goes there, and posts that the
  /// layout changed; nothing happens when more than two points of it can be seen.
  func reveal(_ id: Element.ID) -> ActionResult {
    let (nodes, places) = nodesInRow()
    guard let place = places[id], nodes[place].scroller != nil,
      var frame = nodes[place].element.effectiveFrame,
      frame.isFinite
    else { return .ignored }
    guard nodes[place].clip.map(frame.isOutOfSight) ?? false else { return .ignored }
    var hasScrolled = false
    for view in sequence(first: place, next: { nodes[$0].scroller }).dropFirst() {
      let name = nodes[view].element.id
      guard let scroller = Scroller(name, in: ScreenNodes(of: still), still, offsets[name])
      else { continue }
      let (old, new) = (scroller.extent.offset, scroller.extent.offset(showing: frame))
      guard scroll(scroller, to: new) else { continue }
      frame = frame.moved(by: Point(x: old.x - new.x, y: old.y - new.y))
      hasScrolled = true
    }
    return ActionResult(
      isHandled: true, changes: hasScrolled ? [TimedChange(.layoutChanged())] : [])
  }

  /// Puts the content at an offset; tells whether it moved.
  private func scroll(_ scroller: Scroller, to offset: Point) -> Bool {
    let old = scroller.extent.offset
    guard offset != old else { return false }
    offsets[scroller.id] = offset
    still.moveContents(of: scroller.id, by: Point(x: old.x - offset.x, y: old.y - offset.y))
    return true
  }
}

/// A scroll view of a capture with what is known of its content.
private struct Scroller {
  let id: Element.ID
  let extent: ScrollExtent
  /// The frames of the rows of a table; empty when the capture does not hold all.
  private let rows: [Rect]
  private let isWhole: Bool

  /// Finds the content of a scroll view; `nil` if it is none, or if nothing in it has a place.
  init?(_ id: Element.ID, in nodes: ScreenNodes, _ screen: Screen, _ offset: Point?) {
    guard let place = nodes.indices.first(where: { nodes[$0].element.id == id }) else { return nil }
    let view = nodes[place].element
    guard view.systemContainer?.scrolls == true, var frame = view.effectiveFrame, frame.isFinite
    else { return nil }
    if nodes[place].scroller == nil, let size = screen.size {
      frame = frame.intersection(Rect(x: 0, y: 0, width: size.width, height: size.height))
    }
    // What lies in a scroll view inside goes with that view, and not out of it.
    let inside = nodes.descendants(of: place).filter {
      nodes[$0].scroller == place && nodes[$0].isDrawn
    }
    let frames = inside.compactMap { nodes[$0].element.effectiveFrame }
      .filter { $0.isFinite && !$0.isEmpty }
    guard !frame.isEmpty, let first = frames.first else { return nil }
    self.id = id
    extent = ScrollExtent(
      frame: frame, content: frames.dropFirst().reduce(first) { $0.union($1) },
      offset: offset ?? .zero)
    let cells = inside.filter { nodes[$0].element.systemContainer == .cell }
    rows =
      view.systemContainer == .table ? cells.compactMap { nodes[$0].element.effectiveFrame } : []
    // A page source of a test lists only the rows that are loaded.
    isWhole = view.type?.hasPrefix("XCUIElementType") != true
  }

  func status(after direction: ScrollDirection) -> ScrollStatus? {
    isWhole ? extent.status(rows: rows, after: direction) : nil
  }
}

extension ScrollDirection {
  /// The ways in which content can move for it, the likelier first.
  fileprivate var ways: [ScrollDirection] {
    switch self {
    case .next: [.up, .left]
    case .previous: [.down, .right]
    default: [self]
    }
  }
}

extension Rect {
  /// Whether at most two points of it lie in a clip.
  fileprivate func isOutOfSight(in clip: Rect) -> Bool {
    let seen = intersection(clip)
    return seen.width <= min(2, width.nextDown) || seen.height <= min(2, height.nextDown)
  }
}
