/// Where scanning stands in a tree.
struct ScanCursor: Hashable, Sendable {
  /// The places of the groups that were entered, outermost first.
  var path: [Int] = []
  /// The place in the level.
  var position = 0
  /// How often the level was scanned to its end.
  var loops = 0
}

/// What is highlighted at one place.
enum ScanSpot: Hashable, Sendable {
  /// A node of the tree.
  case node(ScanTree.Node)
  /// The way out of the group that was entered: its frame is dashed.
  case exit(ScanTree.Node)
}

extension ScanTree {
  /// How many places a level has: below the first one the way out is the last place.
  func spotCount(at path: [Int]) -> Int { level(at: path).count + (path.isEmpty ? 0 : 1) }

  /// What is highlighted; `nil` where the tree has no such place.
  func spot(at cursor: ScanCursor) -> ScanSpot? {
    let level = level(at: cursor.path)
    if level.indices.contains(cursor.position) { return .node(level[cursor.position]) }
    guard cursor.position == level.count, let last = cursor.path.last else { return nil }
    let outer = self.level(at: Array(cursor.path.dropLast()))
    return outer.indices.contains(last) ? .exit(outer[last]) : nil
  }

  /// The tree as it is scanned: with the icon of the menu where one is needed.
  ///
  /// Always Tap shows the icon at the end of a scan; a screen without items shows it alone, since
  /// the home screen must be within reach (an assumption).
  func prepared(for preferences: SwitchPreferences) -> ScanTree {
    guard preferences.tapBehavior == .always || nodes.isEmpty else { return self }
    return ScanTree(nodes: nodes + [Node(content: .menuIcon, name: "", frame: nil)])
  }
}

extension ScanCursor {
  /// Moves to the next or the previous place, round the level; whether it passed the end.
  mutating func move(by step: Int, in tree: ScanTree) -> Bool {
    let count = tree.spotCount(at: path)
    guard count > 0 else { return true }
    let next = position + step
    position = (next % count + count) % count
    guard next >= count else { return false }
    loops += 1
    return true
  }

  /// Enters the group that is highlighted.
  mutating func enter() {
    path.append(position)
    position = 0
    loops = 0
  }

  /// Leaves the group, which is highlighted then; false on the first level.
  mutating func leave() -> Bool {
    guard let group = path.popLast() else { return false }
    position = group
    loops = 0
    return true
  }
}
