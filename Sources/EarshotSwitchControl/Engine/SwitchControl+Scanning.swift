import EarshotSession
import EarshotTree

extension SwitchControl {
  /// What is scanned: the menu in front, or the items.
  var tree: ScanTree { menus.last?.tree ?? scanTree }

  /// Where scanning stands in it.
  var cursor: ScanCursor {
    get { menus.last?.cursor ?? itemCursor }
    set {
      if menus.isEmpty {
        itemCursor = newValue
      } else {
        menus[menus.count - 1].cursor = newValue
      }
    }
  }

  /// What is highlighted, when scanning has not stopped.
  var spot: ScanSpot? { tree.spot(at: cursor) }

  /// Asks the app to bring the highlighted item into sight.
  var revealed: [Response] {
    guard isScanning, menus.isEmpty, pointScan == nil, case .node(let node)? = spot,
      let id = node.element
    else { return [] }
    return [.perform(.reveal, id)]
  }

  /// Begins at the first item, or with the first line that looks for a point.
  mutating func begin(at time: Double) {
    isScanning = true
    menus = []
    autoTap = nil
    change = nil
    itemCursor = ScanCursor()
    pointScan =
      preferences.mode == .point ? PointScan(in: bounds, preferences, at: time) : nil
    if isPaused { pointScan?.pause(at: time) }
    wait(from: time)
  }

  /// Follows what was set up since the last moment.
  mutating func follow(at time: Double) {
    guard let change else { return }
    self.change = nil
    guard isScanning else { return }
    switch change {
    case .mode: begin(at: time)
    case .style: wait(from: time)
    }
  }

  /// Begins again without a press: what stays highlighted must not be selected then (assumed).
  mutating func restart(at time: Double) {
    begin(at: time)
    guard preferences.scanningStyle == .dwell, pointScan == nil else { return }
    isScanning = false
    due = nil
  }

  /// Hides the highlight until a switch is pressed.
  mutating func stop() -> [Response] {
    isScanning = false
    menus = []
    autoTap = nil
    pointScan = nil
    isMenuWanted = false
    due = nil
    return [.show(book(.scanningStopped).text)]
  }

  /// Lets what is highlighted stay for as long as the scanning style tells.
  mutating func wait(from time: Double) {
    switch preferences.scanningStyle {
    case .auto:
      let pause = cursor.position == 0 ? max(0, preferences.pauseOnFirst) : 0
      due = time + preferences.stepTime + pause
    case .manual: due = nil
    case .dwell: due = time + preferences.stayTime
    }
  }

  /// Moves the highlight; after the last loop it leaves the level.
  mutating func move(by step: Int, at time: Double) -> [Response] {
    var moved = cursor
    let hasEnded = moved.move(by: step, in: tree)
    cursor = moved
    // Whoever moves it by hand sees where it stands.
    if hasEnded, preferences.scanningStyle == .auto, preferences.loops > 0,
      moved.loops >= preferences.loops
    {
      return leaveLevel(at: time)
    }
    wait(from: time)
    return revealed
  }

  /// Leaves the group or the menu that was scanned in vain, or stops scanning.
  private mutating func leaveLevel(at time: Double) -> [Response] {
    var left = cursor
    if left.leave() {
      cursor = left
    } else if !menus.isEmpty {
      menus.removeLast()
      if menus.isEmpty, pointScan != nil {
        begin(at: time)
      }
    } else {
      return stop()
    }
    wait(from: time)
    return revealed
  }

  /// Selects what is highlighted.
  mutating func choose(on screen: Transcript.OrderedScreen, at time: Double) -> [Response] {
    switch spot {
    case .exit?: return leaveLevel(at: time)
    case .node(let node)?: return choose(node, on: screen, at: time)
    case nil: return []
    }
  }

  private mutating func choose(
    _ node: ScanTree.Node, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    switch node.content {
    case .container, .row:
      cursor.enter()
      wait(from: time)
      return revealed
    case .item(let id): return chooseItem(id, on: screen, at: time)
    case .line(let place):
      guard let menu, menu.lines.indices.contains(place) else { return [] }
      return choose(menu.lines[place], of: menu.target, on: screen, at: time)
    case .more: return turnPage(at: time)
    case .leaveMenu: return leaveLevel(at: time)
    case .menuIcon:
      if scanTree.items.isEmpty { return openMenu(.screen, on: screen, at: time) }
      isMenuWanted = true
      itemCursor = ScanCursor()
      wait(from: time)
      return [.show(book(.menuIcon).text)] + revealed
    }
  }

  private mutating func chooseItem(
    _ id: Element.ID, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    let behavior = isMenuWanted ? .menu : preferences.tapBehavior
    // What only scrolls has nothing to tap.
    guard screen.order.index(of: id) != nil, behavior != .menu else {
      return openMenu(.item(id), on: screen, at: time)
    }
    guard behavior == .auto else { return perform(.tap, on: .item(id), screen, at: time) }
    autoTap = AutoTap(target: .item(id), due: time + max(0, preferences.autoTapInterval))
    due = nil
    return []
  }
}
