import EarshotReach
import EarshotTree

extension Rule {
  static let switchGroupTooLarge = Rule(
    "switch-group-too-large", .scenario, .info, .medium, .slows,
    "Switch Control has too many items at one level.",
    what: "items that are scanned one after another: {items}",
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
      \((1...13).map { "button \"Товар \($0)\"" }.joined(separator: "\n"))
      ---
      ▼ group "Colours"
      \((1...14).map { "  button \"Colour \($0)\"" }.joined(separator: "\n"))
      ---
      text "Emoji"
      ▼ collection
      \((1...15).map { "  cell\n    button \"Emoji \($0)\"" }.joined(separator: "\n"))
      --- boundary items
      ▼ screen
      \((1...13).map { "button \"Seat \($0)\"" }.joined(separator: "\n"))
      """,
    passes: """
      button "One"
      button "Two"
      ---
      group "First"
      \((1...8).map { "  button \"A\($0)\"" }.joined(separator: "\n"))
      group "Second"
      \((1...8).map { "  button \"B\($0)\"" }.joined(separator: "\n"))
      ---
      \((1...20).map { "text \"Line \($0)\"" }.joined(separator: "\n"))
      --- Keys are scanned by rows, which the system knows how to do.
      \((1...30).map { "keyboardKey \"Key \($0)\"" }.joined(separator: "\n"))
      --- What has to be scrolled to is not scanned yet.
      screen 375x812
      scroll frame 0,0,375,812
      \((1...20).map { "  button \"Row \($0)\" frame 0,\($0 * 100),375,90" }.joined(separator: "\n"))
      --- boundary items
      \((1...12).map { "button \"Seat \($0)\"" }.joined(separator: "\n"))
      """,
    check: .screen { run in
      for level in run.screen.readings.levels where level.count > 0 {
        let node = level.container.flatMap { run.screen[$0] } ?? run.screen.groupOfAllControls
        if Double(level.count) > run["items"] {
          run.fail(node, ["items": .number(Double(level.count))])
        } else {
          run.pass(node)
        }
      }
    })
}

extension AuditedScreen {
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
