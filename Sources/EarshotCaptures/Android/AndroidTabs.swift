import EarshotTree

/// The bars of tabs of a hierarchy, which Android has as layouts with one selected item.
///
/// The old `TabWidget` has a class of its own. `TabLayout`, `BottomNavigationView` and
/// `NavigationBar` of Compose give their items no class of a tab: what tells them is that one of
/// several stops in a row is selected, at the bottom of the screen or in a view that the app calls
/// tabs. Elsewhere such a row may as well be days or filters.
struct AndroidTabs {
  /// The stops that are tabs.
  private(set) var tabs: Set<Int> = []
  /// The views that hold them.
  private(set) var bars: Set<Int> = []

  init(_ nodes: [AndroidNode], _ stops: AndroidStops, _ size: Size?) {
    guard let size, size.width > 0 else { return }
    var items: [Int: [Int]] = [:]
    for (index, node) in nodes.enumerated() where node.parent >= 0 && !node.isOutOfSight {
      // A line above the tabs is none of them.
      guard stops.isStop[index] || stops.holdsStops(node, at: index) else { continue }
      items[node.parent, default: []].append(index)
    }
    for (bar, items) in items
    where Self.isBar(bar, of: items, nodes, stops, size) {
      bars.insert(bar)
      tabs.formUnion(items)
    }
  }

  private static func isBar(
    _ bar: Int, of items: [Int], _ nodes: [AndroidNode], _ stops: AndroidStops, _ size: Size
  ) -> Bool {
    if nodes[bar].className == "android.widget.TabWidget" {
      return items.count <= 12 && items.allSatisfy { canBeTab($0, nodes, stops) }
        && !sayPlaces(items, stops)
    }
    let selected = items.count { nodes[$0].flags.contains(.selected) }
    guard (2...12).contains(items.count), selected <= 1,
      items.allSatisfy({ canBeTab($0, nodes, stops) }),
      !sayPlaces(items, stops)
    else { return false }
    let frames = items.compactMap { nodes[$0].frame }
    guard frames.count == items.count, areInRow(frames) else { return false }
    let width = frames.reduce(0) { $0 + $1.width }
    let isAtBottom = frames[0].maxY >= 0.85 * size.height && width >= 0.6 * size.width
    guard selected == 1 else {
      return isAtBottom && items.count > 2 && items.allSatisfy { hasRole($0, nodes) }
    }
    return isAtBottom || isCalledTabs(bar, nodes) || isStripAtTop(frames, size)
  }

  /// Whether React Native says that the view has a role: without one its class is that of a group.
  private static func hasRole(_ index: Int, _ nodes: [AndroidNode]) -> Bool {
    guard nodes[index].className == "android.view.View" else { return false }
    var outer = nodes[index].parent
    if outer >= 0, nodes[outer].className == "android.view.View" { outer = nodes[outer].parent }
    return outer >= 0 && nodes[outer].className == "android.view.ViewGroup"
  }

  /// Whether up to four equal parts fill the width near the top, as the tabs of a `TabRow` of
  /// Compose do; days of a week are more.
  private static func isStripAtTop(_ frames: [Rect], _ size: Size) -> Bool {
    let ordered = frames.sorted { $0.x < $1.x }
    return frames.count <= 4 && frames[0].y <= 0.3 * size.height
      && frames.allSatisfy { abs($0.width - frames[0].width) <= 2 }
      && zip(ordered, ordered.dropFirst()).allSatisfy { abs($1.x - $0.maxX) <= 2 }
      && frames.reduce(0) { $0 + $1.width } >= 0.95 * size.width
  }

  private static func canBeTab(
    _ index: Int, _ nodes: [AndroidNode], _ stops: AndroidStops
  ) -> Bool {
    let node = nodes[index]
    return stops.isStop[index] && !stops.names[index].isEmpty && !node.isField
      && node.flags.isDisjoint(with: [.checkable, .scrollable])
      && !stops.holdsStops(node, at: index)
  }

  /// Whether all names have numbers: some frameworks write the place among the tabs into them; in a
  /// few of them a number counts what is new.
  private static func sayPlaces(_ items: [Int], _ stops: AndroidStops) -> Bool {
    items.allSatisfy { stops.names[$0].contains(where: \.isNumber) }
  }

  /// Whether equally high frames stand side by side.
  private static func areInRow(_ frames: [Rect]) -> Bool {
    let ordered = frames.sorted { $0.x < $1.x }
    return zip(ordered, ordered.dropFirst()).allSatisfy { one, next in
      abs(one.y - next.y) <= 2 && abs(one.height - next.height) <= 2 && one.maxX <= next.x + 2
    }
  }

  /// Whether the view, or one of the two around it, is called tabs or navigation.
  private static func isCalledTabs(_ bar: Int, _ nodes: [AndroidNode]) -> Bool {
    var index = bar
    for _ in 0..<3 where index >= 0 {
      let id = nodes[index].resourceID.flatMap { $0.split(separator: "/").last } ?? ""
      let name = id.lowercased().filter(\.isLetter)
      if names.contains(where: name.contains) || name.hasSuffix("tab") { return true }
      index = nodes[index].parent
    }
    return false
  }

  private static let names = ["tablayout", "tabs", "tabbar", "bottomnav", "navigationbar"]
}
