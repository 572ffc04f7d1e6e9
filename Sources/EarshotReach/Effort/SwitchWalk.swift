import EarshotSession
import EarshotSwitchControl
import EarshotTree

/// A walk of the highlight to what is wanted, on a copy of Switch Control.
struct SwitchWalk {
  private(set) var technology: SwitchControl
  private(set) var steps: [EffortStep] = []
  private let screen: Transcript.OrderedScreen
  private let pace: EffortPace
  private let switches: Int
  private var time = 0.0

  init(
    _ technology: SwitchControl, on screen: Transcript.OrderedScreen, pace: EffortPace,
    switches: Int
  ) {
    self.screen = screen
    self.pace = pace
    self.switches = switches
    self.technology = SwitchControl(
      settings: technology.settings, preferences: technology.preferences)
    _ = self.technology.start(on: screen, at: 0)
  }

  /// Selects a place at each level of the items; the last press may have to open the menu.
  mutating func descend(_ path: [Int], opensMenu: Bool) {
    let needsHold = opensMenu && technology.preferences.tapBehavior != .menu
    select(path, in: technology.scanTree, by: needsHold ? .hold(.select) : .press(.select))
  }

  /// Selects a line of the menu that is open, on whatever page it is; false when there is none.
  mutating func choose(_ command: ScannerCommand) -> Bool {
    guard let menu = technology.menu else { return false }
    for _ in menu.pages {
      guard let open = technology.menu else { return false }
      let tree = open.scanTree(isGrouping: technology.preferences.isGrouping)
      if let line = open.lines.firstIndex(where: { $0.command == command }) {
        select(.line(line), in: tree)
        return true
      }
      guard tree.nodes.contains(where: { $0.content == .more }) else { return false }
      select(.more, in: tree)
    }
    return false
  }

  /// Presses once more on what stays highlighted.
  mutating func pressAgain(hearing value: String) {
    steps.append(EffortStep(.press(.press(.select)), heard: value, seconds: pace.press))
    press(.press(.select))
  }

  /// Lets the time pass after which an item is tapped.
  mutating func waitForTap(_ seconds: Double) {
    guard !steps.isEmpty else { return }
    steps[steps.count - 1].seconds += max(0, seconds)
  }

  private mutating func select(_ content: ScanTree.Content, in tree: ScanTree) {
    if let path = tree.path(to: content) { select(path, in: tree, by: .press(.select)) }
  }

  private mutating func select(_ path: [Int], in tree: ScanTree, by last: SwitchPress) {
    for depth in path.indices {
      let level = tree.level(at: Array(path[..<depth]))
      select(
        level[path[depth]].name, at: path[depth], of: level.count + (depth > 0 ? 1 : 0),
        by: depth == path.count - 1 ? last : .press(.select))
    }
  }

  private mutating func select(
    _ name: String, at place: Int, of count: Int, by selection: SwitchPress
  ) {
    let element = technology.scanTree.items.first { $0.name == name }?.element
    if switches == 1 {
      let preferences = technology.preferences
      let pause = place == 0 ? 0 : max(0, preferences.pauseOnFirst)
      let seconds = Double(place) * max(0.01, preferences.interval) + pause
      steps.append(
        EffortStep(
          place == 0 ? .press(selection) : .wait(moves: place, selection), heard: name,
          element: element, seconds: seconds + pace.press))
      for _ in 0..<place { moveOn() }
    } else {
      let isBack = switches > 2 && count - place < place
      let moves = isBack ? count - place : place
      for _ in 0..<moves {
        steps.append(EffortStep(.press(.press(isBack ? .previous : .next)), seconds: pace.press))
        press(.press(isBack ? .previous : .next))
      }
      steps.append(
        EffortStep(.press(selection), heard: name, element: element, seconds: pace.press))
    }
    press(selection)
  }

  private mutating func press(_ press: SwitchPress) {
    _ = technology.respond(to: press, on: screen, at: time)
  }

  /// Lets scanning move on once.
  private mutating func moveOn() {
    time = technology.wakeUpTime ?? time
    _ = technology.idle(on: screen, at: time)
  }
}
