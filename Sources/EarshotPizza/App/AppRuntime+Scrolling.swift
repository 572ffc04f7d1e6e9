import EarshotTree
import EarshotUIKit

extension AppRuntime {
  /// Asks from a view upwards who handles a three-finger swipe: the app, then scroll views.
  mutating func scroll(_ path: [View], _ direction: ScrollDirection) -> Bool {
    for view in path.reversed() {
      guard let id = view.id else { continue }
      if send(.scrolled(id, direction)) { return true }
      // The app may have made its content longer meanwhile.
      if let view = root.path(to: id)?.last, view.isScroller, turnPage(of: view, direction) {
        return true
      }
    }
    return false
  }

  /// Scrolls as far as a view is in sight, as UIKit does when focus goes there; nothing happens
  /// when more than two points of it can be seen.
  mutating func reveal(_ path: [View]) -> Bool {
    guard let target = path.last, let id = target.id,
      let frame = target.overrides.frame ?? target.frame
    else { return false }
    let scrollers = path.dropLast().filter(\.isScroller)
    let seen = scrollers.compactMap(visibleFrame).reduce(frame) { $0.intersection($1) }
    guard seen.width <= min(2, frame.width.nextDown) || seen.height <= min(2, frame.height.nextDown)
    else { return true }
    var hasMoved = false
    for scroller in scrollers.reversed() {
      guard let name = scroller.id, let extent = extent(of: name),
        let place = root.path(to: id)?.last.flatMap({ $0.overrides.frame ?? $0.frame })
      else { continue }
      hasMoved = scroll(name, to: extent.offset(showing: place)) || hasMoved
    }
    if hasMoved { context.post(.layoutChanged()) }
    return true
  }

  /// Scrolls a view so that one inside is at its beginning.
  mutating func show(_ target: String, in scroller: String) {
    guard let extent = extent(of: scroller), let place = root.path(to: target)?.last?.frame
    else { return }
    let distance = Point(x: place.x - extent.frame.x, y: place.y - extent.frame.y)
    _ = scroll(scroller, to: extent.offset(movedBy: distance))
  }

  /// The views with the content of each scroll view at its offset, and the edited field marked.
  func scrolled(_ root: View) -> View {
    (top.offsets.isEmpty ? root : root.scrolled(by: top.offsets)).editing(firstResponder)
  }
}

extension AppRuntime {
  /// Scrolls by what is in sight and tells where that leads.
  private mutating func turnPage(of view: View, _ direction: ScrollDirection) -> Bool {
    guard let id = view.id, let offset = extent(of: id)?.offset(pagedTo: direction),
      scroll(id, to: offset)
    else { return false }
    let status = top.screen.scrollStatus(of: id, offset: offset, in: context)
    context.post(.pageScrolled(status ?? pageStatus(of: id, direction)))
    return true
  }

  private func bottomInset(of id: String) -> Double { top.screen.bottomInsets[id] ?? 0 }

  /// The part of a scroll view that no other view is known to cover.
  private func visibleFrame(of view: View) -> Rect? {
    guard let frame = view.frame, let id = view.id else { return view.frame }
    return Rect(frame.x, frame.y, frame.width, frame.height - bottomInset(of: id))
  }

  private func extent(of id: String) -> ScrollExtent? {
    guard let view = root.path(to: id)?.last, let frame = view.frame,
      let content = view.contentFrame
    else { return nil }
    return ScrollExtent(
      frame: frame, content: content, offset: top.offsets[id] ?? .zero,
      bottomInset: bottomInset(of: id))
  }

  /// Puts the content at an offset; tells whether it moved.
  private mutating func scroll(_ id: String, to offset: Point) -> Bool {
    guard offset != top.offsets[id] ?? .zero else { return false }
    top.offsets[id] = offset
    return true
  }

  /// What UIKit says of a table in rows and of other scroll views in pages.
  private func pageStatus(of id: String, _ direction: ScrollDirection) -> String? {
    let rows = root.path(to: id)?.last?.children.filter { $0.className == "UITableViewCell" } ?? []
    return extent(of: id)?.status(rows: rows.map { $0.frame ?? .zero }, after: direction)?
      .wording(language: context.words.language)
  }
}

extension View {
  /// The scroll views in it, outermost first.
  var scrollers: [View] {
    (isScroller ? [self] : []) + children.flatMap(\.scrollers)
  }

  fileprivate func scrolled(by offsets: [String: Point]) -> View {
    with { view in
      view.children = view.children.map { $0.scrolled(by: offsets) }
      guard let id = view.id, let offset = offsets[id] else { return }
      view.children = view.children.map { $0.moved(dx: -offset.x, dy: -offset.y) }
    }
  }
}
