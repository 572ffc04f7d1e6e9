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
      var items: [Int: Int] = [:]
      for control in run.screen.controls where run.isScanned(control) {
        var place = run.group(around: control)
        items[place, default: 0] += 1
        // A group counts once in the one around it.
        while place >= 0, items[place] == 1 {
          place = run.group(around: run.screen.nodes[place])
          items[place, default: 0] += 1
        }
      }
      for place in items.keys.sorted() {
        let node = place < 0 ? nil : run.screen.nodes[place]
        let count = Double(items[place] ?? 0)
        if count > run["items"] {
          run.fail(node, ["items": .number(count)])
        } else {
          run.pass(node)
        }
      }
    })
}

extension RuleContext {
  /// Whether Switch Control comes to a control without scrolling; keys have their own order.
  fileprivate func isScanned(_ control: AuditedScreen.Node) -> Bool {
    guard control.role != .keyboardKey else { return false }
    guard let frame = control.frame, let clip = control.clip else { return true }
    return !frame.intersection(clip).isEmpty
  }

  /// The index of the group that a node is scanned in; -1 is the screen.
  fileprivate func group(around node: AuditedScreen.Node) -> Int {
    node.ancestors.first { $0.isScanningGroup }?.index ?? -1
  }
}

extension AuditedScreen.Node {
  /// Whether Switch Control offers it as a whole first.
  fileprivate var isScanningGroup: Bool {
    element.systemContainer != nil || element.containerType.value != nil
      || element.groupsChildren.value == true || traits.contains(.tabBar)
  }
}
