public import EarshotSession
public import EarshotTree

extension SwitchControl {
  /// Learns what came of an action, asks the next one up, or goes on scanning.
  public mutating func conclude(
    _ action: ElementAction, on id: Element.ID?, _ result: ActionResult,
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    now = time
    let isLost = learn(screen)
    guard action != .reveal else { return [] }
    guard var attempt else { return isLost ? revealed : [] }
    if let next = attempt.dispatch?.next(after: result, on: screen) {
      self.attempt = attempt
      return [next]
    }
    self.attempt = nil
    let isVain = attempt.isReported && !result.isHandled
    return (isVain ? [.show(book(.nothingHappened).text)] : []) + revealed
  }

  /// Learns what the app posted.
  public mutating func notice(
    _ change: ScreenChange, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    now = time
    let isLost = learn(screen)
    switch change {
    case .screenChanged:
      attempt = nil
      restart(at: time)
      return revealed
    case .paused:
      isPaused = true
      pointScan?.pause(at: time)
      return []
    case .resumed:
      isPaused = false
      pointScan?.resume(at: time)
      if isScanning, due != nil { wait(from: time) }
      return revealed
    case .layoutChanged, .pageScrolled, .announcement, .soundPlayed, .notification, .haptic,
      .loading, .loaded:
      guard isLost else { return [] }
      if isScanning, due != nil { wait(from: time) }
      return revealed
    }
  }

  /// Takes over a screen; true when what was highlighted is gone.
  mutating func learn(_ screen: Transcript.OrderedScreen) -> Bool {
    if let known, known.isGrouping == preferences.isGrouping,
      known.tapBehavior == preferences.tapBehavior, known.screen == screen.screen
    {
      return false
    }
    let tree = ScanTree(of: screen, isGrouping: preferences.isGrouping)
    let old = known?.tree
    known = KnownScreen(
      screen: screen.screen, isGrouping: preferences.isGrouping,
      tapBehavior: preferences.tapBehavior, tree: tree.prepared(for: preferences))
    guard let old else { return false }
    let isTargetLost = dropLostTargets(on: screen)
    let isItemLost = relocate(from: old)
    refreshMenus(on: screen)
    // Below a menu nobody sees the items.
    return isTargetLost || (isItemLost && menus.isEmpty && pointScan == nil)
  }

  /// Closes the menus of an element that is gone, and forgets its tap.
  private mutating func dropLostTargets(on screen: Transcript.OrderedScreen) -> Bool {
    func isLost(_ target: ScannerMenu.Target) -> Bool {
      guard case .item(let id) = target else { return false }
      return screen.order.index(of: id) == nil && scanTree.path(to: id) == nil
    }
    if let tap = autoTap, isLost(tap.target) {
      autoTap = nil
      due = now
      return true
    }
    guard let menu, isLost(menu.target) else { return false }
    menus = []
    return true
  }

  /// Finds what was highlighted on the new screen, or what took its place; true when it is gone.
  private mutating func relocate(from old: ScanTree) -> Bool {
    guard let spot = old.spot(at: itemCursor) else {
      itemCursor = ScanCursor()
      return false
    }
    switch spot {
    case .node(let node):
      if let path = scanTree.path(toSame: node) {
        itemCursor = ScanCursor(at: path, loops: itemCursor.loops)
        return false
      }
      itemCursor = nearest(to: node, in: old)
      return true
    case .exit(let group):
      guard let path = scanTree.path(toSame: group) else {
        itemCursor = nearest(to: group, in: old)
        return true
      }
      itemCursor = ScanCursor(
        path: path, position: scanTree.level(at: path).count, loops: itemCursor.loops)
      return false
    }
  }

  /// The item that stands in the order where another one stood.
  private func nearest(to node: ScanTree.Node, in old: ScanTree) -> ScanCursor {
    let id = node.items.first?.element
    let ordinal = old.items.firstIndex { $0.element == id } ?? 0
    let items = scanTree.items
    guard !items.isEmpty, let id = items[min(ordinal, items.count - 1)].element,
      let path = scanTree.path(to: id)
    else { return ScanCursor() }
    return ScanCursor(at: path)
  }
}

extension ScanCursor {
  /// The place of a node by its place at each level.
  fileprivate init(at path: [Int], loops: Int = 0) {
    self.path = Array(path.dropLast())
    position = path.last ?? 0
    self.loops = loops
  }
}

extension ScanTree {
  /// The place of the same item or group; a row is the same when its first item is.
  fileprivate func path(toSame node: Node) -> [Int]? {
    guard node.content == .row else { return path(to: node.content) }
    guard let first = node.items.first, let path = path(to: first.content) else { return nil }
    let row = Array(path.dropLast())
    guard let place = row.last else { return nil }
    let outer = level(at: Array(row.dropLast()))
    return outer[place].content == .row ? row : nil
  }
}
