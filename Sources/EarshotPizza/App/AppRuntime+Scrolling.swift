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
      guard let name = scroller.id, let view = root.path(to: name)?.last,
        let visible = visibleFrame(of: view),
        let place = root.path(to: id)?.last.flatMap({ $0.overrides.frame ?? $0.frame })
      else { continue }
      hasMoved =
        move(
          view, dx: place.distanceIntoSight(of: visible, \.x, \.width),
          dy: place.distanceIntoSight(of: visible, \.y, \.height)) || hasMoved
    }
    if hasMoved { context.post(.layoutChanged()) }
    return true
  }

  /// Scrolls a view so that one inside is at its beginning.
  mutating func show(_ target: String, in scroller: String) {
    guard let view = root.path(to: scroller)?.last, let visible = view.frame,
      let place = root.path(to: target)?.last?.frame
    else { return }
    _ = move(view, dx: place.x - visible.x, dy: place.y - visible.y)
  }

  /// The views with the content of each scroll view at its offset, and the edited field marked.
  func scrolled(_ root: View) -> View {
    (top.offsets.isEmpty ? root : root.scrolled(by: top.offsets)).editing(firstResponder)
  }
}

extension AppRuntime {
  /// Scrolls by what is in sight and tells where that leads.
  private mutating func turnPage(of view: View, _ direction: ScrollDirection) -> Bool {
    guard let frame = view.frame, let id = view.id else { return false }
    let sign: Double = direction.isForward ? 1 : -1
    let isHorizontal = [.left, .right].contains(direction)
    let hasMoved = move(
      view, dx: isHorizontal ? sign * frame.width : 0, dy: isHorizontal ? 0 : sign * frame.height)
    guard hasMoved else { return false }
    let status = top.screen.scrollStatus(
      of: id, offset: top.offsets[id] ?? .zero, in: context)
    context.post(.pageScrolled(status ?? pageStatus(of: id, isHorizontal)))
    return true
  }

  private func bottomInset(of id: String) -> Double { top.screen.bottomInsets[id] ?? 0 }

  /// The part of a scroll view that no other view is known to cover.
  private func visibleFrame(of view: View) -> Rect? {
    guard let frame = view.frame, let id = view.id else { return view.frame }
    return Rect(frame.x, frame.y, frame.width, frame.height - bottomInset(of: id))
  }

  /// Moves the content within its bounds; tells whether it moved.
  private mutating func move(_ view: View, dx: Double, dy: Double) -> Bool {
    guard let id = view.id, let frame = view.frame, let content = view.contentFrame else {
      return false
    }
    let old = top.offsets[id] ?? .zero
    let farthest = Point(
      x: max(0, content.maxX + old.x - frame.maxX),
      y: max(0, content.maxY + old.y + bottomInset(of: id) - frame.maxY))
    let new = Point(
      x: min(max(0, old.x + dx), farthest.x), y: min(max(0, old.y + dy), farthest.y))
    guard new != old else { return false }
    top.offsets[id] = new
    return true
  }

  /// What UIKit says of a table in rows and of other scroll views in pages.
  private func pageStatus(of id: String, _ isHorizontal: Bool) -> String? {
    guard let view = root.path(to: id)?.last, let frame = view.frame else { return nil }
    let rows = view.children.filter { $0.className == "UITableViewCell" }
    if !rows.isEmpty {
      let seen = rows.indices.filter { index in
        let row = rows[index].frame ?? .zero
        return row.intersection(frame).height > row.height / 2
      }
      guard let first = seen.first, let last = seen.last else { return nil }
      return context.words.rows(first + 1, last + 1, of: rows.count)
    }
    guard let content = view.contentFrame, let offset = top.offsets[id] else { return nil }
    let length = isHorizontal ? frame.width : frame.height
    let place = isHorizontal ? offset.x : offset.y
    let end = isHorizontal ? content.maxX + offset.x - frame.x : content.maxY + offset.y - frame.y
    let pages = max(1, Int((end / length).rounded(.up)))
    let isAtEnd = place + length >= end
    return context.words.page(
      isAtEnd ? pages : Int((place / length).rounded()) + 1, of: pages)
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

extension Rect {
  /// How far content must move so that this rectangle lies in a visible one, along one axis.
  fileprivate func distanceIntoSight(
    of visible: Rect, _ origin: KeyPath<Rect, Double>, _ length: KeyPath<Rect, Double>
  ) -> Double {
    let start = self[keyPath: origin] - visible[keyPath: origin]
    let end = start + self[keyPath: length] - visible[keyPath: length]
    if start < 0 { return start }
    return end > 0 ? min(end, start) : 0
  }
}
