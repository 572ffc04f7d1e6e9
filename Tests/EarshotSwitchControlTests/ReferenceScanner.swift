import EarshotSwitchControl
import EarshotTree

/// A scanner that does nothing but count: it walks over nested lists one step at a time.
///
/// It shares nothing with the technology but the nodes of the tree.
struct ReferenceScanner {
  var presses = 0
  var seconds = 0.0
  var highlights = 0

  /// Chooses an item by looking where it is before each step; false when it is not found.
  mutating func choose(
    _ id: Element.ID, _ preferences: SwitchPreferences, _ tree: ScanTree, switches: Int
  ) -> Bool {
    var level = tree.nodes
    var isFirstLevel = true
    if preferences.scanningStyle == .dwell { presses += 1 }
    while true {
      // Beyond the nodes stands the way out, or the icon of the menu.
      let extra = isFirstLevel ? (preferences.tapBehavior == .always ? 1 : 0) : 1
      guard let goal = level.firstIndex(where: { Self.contains($0, id) }) else { return false }
      walk(to: goal, of: level.count + extra, preferences, switches)
      if level[goal].element == id { return true }
      level = level[goal].children
      isFirstLevel = false
    }
  }

  private mutating func walk(
    to goal: Int, of count: Int, _ preferences: SwitchPreferences, _ switches: Int
  ) {
    var place = 0
    highlights += 1
    switch preferences.scanningStyle {
    case .auto:
      while place != goal {
        seconds += preferences.interval + (place == 0 ? preferences.pauseOnFirst : 0)
        place += 1
        highlights += 1
      }
      presses += 1
    case .manual:
      let back = (0..<count).first { (count - $0) % count == goal } ?? 0
      let step = switches == 3 && back < goal ? -1 : 1
      while place != goal {
        place = (place + step + count) % count
        presses += 1
        highlights += 1
      }
      presses += 1
    case .dwell:
      while place != goal {
        place += 1
        presses += 1
        highlights += 1
      }
      seconds += preferences.dwellTime
    }
  }

  private static func contains(_ node: ScanTree.Node, _ id: Element.ID) -> Bool {
    node.element == id || node.children.contains { contains($0, id) }
  }
}
