import EarshotTree

/// What lies over the rest of a screen and keeps people who see from using it.
struct Overlay {
  /// What makes it one.
  enum Kind {
    /// Its author says that it is modal.
    case flagged
    /// A view that darkens what is behind.
    case dimming
    /// An opaque view.
    case opaque
  }

  let kind: Kind
  /// The view that holds what can be used: the sheet above the dimming view, or the view itself.
  let content: Node
  /// The node after which nothing is behind any more: the first that was drawn of the overlay.
  let cover: Node
  /// The stops behind it that are still read, in reading order.
  let behind: [Node]
}

extension AuditedScreen {
  /// The overlays of the screen, the topmost of each kind first looked at.
  ///
  /// - Parameter share: how much of the screen a view covers at least, unless it is flagged.
  func overlays(covering share: Double) -> [Overlay] {
    var found: [Overlay] = []
    // Only what was drawn last can lie on top; a bound keeps odd captures cheap.
    for node in nodes.filter({ isCandidate($0, covering: share) }).suffix(32) {
      let overlay = overlay(at: node)
      if overlay.kind == .opaque, overlay.behind.isEmpty { continue }
      // The sheet above a dimming view may be flagged itself; it is one overlay.
      if let last = found.last, last.content == overlay.content || node.isInside(last.content) {
        if overlay.kind == .flagged { found[found.count - 1] = overlay }
      } else {
        found.append(overlay)
      }
    }
    return found
  }

  /// The stops under what covers all but a tenth of the screen: the fault is that they are read.
  var stopsUnderLayers: Set<Node> { Set(overlays(covering: 0.9).flatMap(\.behind)) }

  private func isCandidate(_ node: Node, covering share: Double) -> Bool {
    let isFlagged = node.isModal
    // The size settles most nodes, and looks are dear to ask for.
    guard isFlagged || covers(node, share), node.isShown,
      !node.isHiddenFromTechnology, !node.isSystem,
      !node.isInElement
    else { return false }
    if isFlagged { return true }
    guard !node.element.isAccessibilityElement else { return false }
    if isLayer(node) { return true }
    return node.isFrameMeasured && (node.isDimming || node.isOpaque)
  }

  /// Whether a view of Android, of whose looks nothing is told, covers the screen with controls of its
  /// own that lie on those behind it.
  private func isLayer(_ node: Node) -> Bool {
    guard node.isViewOfAndroid, !node.element.appearance.isCaptured, covers(node, 0.9),
      let frame = node.frame
    else { return false }
    let stops = node.descendants.filter(\.isStop)
    let own = stops.filter(\.reactsToTap).compactMap(\.frame)
    guard own.count >= 3, let extent = Rect.around(stops.compactMap(\.frame)),
      extent.height >= frame.height / 2
    else { return false }
    return behind(node) { place in
      own.contains { mine in
        let shared = mine.intersection(place).area
        return shared > 0.2 * min(mine.area, place.area) && mine.area > 0.2 * place.area
      }
    }.contains(where: \.reactsToTap)
  }

  /// Whether the frame of a node takes up a share of the screen.
  private func covers(_ node: Node, _ share: Double) -> Bool {
    guard let bounds, let frame = node.frame else { return false }
    return frame.intersection(bounds).area >= share * bounds.area
  }

  private func overlay(at node: Node) -> Overlay {
    if node.isModal {
      return Overlay(kind: .flagged, content: node, cover: node, behind: behind(node) { _ in true })
    }
    let frame = node.frame ?? .zero
    if node.isDimming {
      let behind = self.behind(node) { frame.intersection($0).area > 0 }
      return Overlay(kind: .dimming, content: content(above: node), cover: node, behind: behind)
    }
    let behind = self.behind(node) { frame.contains($0) }
    return Overlay(kind: .opaque, content: node, cover: node, behind: behind)
  }

  /// The stops that are drawn before a node and that a condition on the frame holds for.
  private func behind(_ node: Node, where holds: (Rect) -> Bool) -> [Node] {
    stops.filter { stop in
      guard stop.index < node.index, !node.isInside(stop) else { return false }
      return stop.sight.map(holds) ?? (stop.frame == nil)
    }
  }

  /// What stands on a dimming view: the view itself when it holds stops, else the next sibling.
  private func content(above node: Node) -> Node {
    if node.isStop || node.descendants.contains(where: \.isStop) { return node }
    return sequence(first: node, next: \.next).dropFirst().first {
      $0.isShown && !$0.isHiddenFromTechnology && !$0.isBar
    } ?? node
  }
}
