import EarshotReach
import EarshotTree

extension Rule {
  static let switchGroupTooLarge = Rule(
    "switch-group-too-large", .scenario, .info, .medium, .slows,
    "Switch Control has too many items at one level.",
    what: "{items|# item is|# items are} scanned one after another",
    why: "who uses one switch waits for each of them, for seconds every time",
    advice: "put items that belong together into groups",
    wcag: ["2.1.1"],
    references: [
      .apple("objectivec/nsobject-swift.class/accessibilitynavigationstyle"),
      .wcag("keyboard.html"),
    ],
    settings: ["items": 12],
    fails: """
      ▼ screen ru
      \(lines(13) { "button \"Товар \($0)\"" })
      ---
      ▼ group "Colours"
      \(lines(14) { "  button \"Colour \($0)\"" })
      ---
      text "Emoji"
      ▼ collection
      \(lines(15) { "  cell\n    button \"Emoji \($0)\"" })
      """,
    passes: """
      button "One"
      button "Two"
      ---
      group "First"
      \(lines(8) { "  button \"A\($0)\"" })
      group "Second"
      \(lines(8) { "  button \"B\($0)\"" })
      ---
      \(lines(20) { "text \"Line \($0)\"" })
      --- Keys are scanned by rows, which the system knows how to do.
      \(lines(30) { "keyboardKey \"Key \($0)\"" })
      --- So are the rows of a grid.
      screen 375x812
      \(lines(15) { "button \"Digit \($0)\" frame \(20 + $0 % 3 * 110),\(300 + $0 / 3 * 80),100,70" })
      --- What has to be scrolled to is not scanned yet.
      screen 375x812
      scroll frame 0,0,375,812
      \(lines(20) { "  button \"Row \($0)\" frame 0,\($0 * 100),375,90" })
      """,
    boundaries: """
      --- items
      {▼ screen|}
      \(lines(12) { "button \"Seat \($0)\"" })
      {button "Seat 13"|}
      """,
    check: .screen { run in
      let screen = run.screen
      // A document holds the views of all states.
      if screen.isDocument {
        return run.incomplete(.notCaptured(.isAccessibilityElement))
      }
      run.judge(screen.readings.levels.filter { $0.count > 0 }) { level, run in
        guard Double(level.count) > run["items"] else { return .pass }
        let container = level.container.flatMap { screen[$0] }
        if screen.showsGrid(of: level.count, in: container) { return .pass }
        let node = container ?? screen.groupOfAllControls
        return .review(["items": .count(level.count)], on: node)
      }
    })
}

extension AuditedScreen {
  /// Whether most of so many items stand in a grid, such as a pad of digits: the system scans its
  /// rows one after another.
  fileprivate func showsGrid(of count: Int, in container: Node?) -> Bool {
    let frames = controls.filter { container.map($0.isInside) ?? true }.compactMap(\.frame)
    let bySize = Dictionary(grouping: frames) { "\(Int($0.width)) \(Int($0.height))" }
    guard let cells = bySize.values.max(by: { $0.count < $1.count }),
      cells.count >= 9, 2 * cells.count >= count
    else { return false }
    let columns = Set(cells.map { Int($0.x) }).count
    let rows = Set(cells.map { Int($0.y) }).count
    return columns > 2 && rows > 2 && columns * rows <= 2 * cells.count
  }

  /// The group that all controls are in; `nil` if they are in none.
  ///
  /// Scanning goes through such a group as if it were not there.
  fileprivate var groupOfAllControls: Node? {
    guard let node = commonAncestor(of: controls.filter { $0.role != .keyboardKey }) else {
      return nil
    }
    let isGroup =
      node.element.systemContainer != nil || node.element.containerType.value != nil
      || node.element.groupsChildren.value == true || node.traits.contains(.tabBar)
    return isGroup ? node : nil
  }
}
