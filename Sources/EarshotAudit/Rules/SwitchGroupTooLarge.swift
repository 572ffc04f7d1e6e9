import EarshotTree

extension Rule {
  /// Switch Control has too many items to go through at one level.
  static let switchGroupTooLarge = Rule(
    "switch-group-too-large", step: .scenario, severity: .info, confidence: .medium,
    impact: .slows, criteria: ["2.1.1"],
    references: [
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitynavigationstyle",
      "https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html",
    ],
    settings: ["items": 12],
    english: RuleText(
      "Switch Control has too many items at one level.",
      what: "items that are scanned one after another: {items}",
      why: "who uses one switch waits for each of them, for seconds every time",
      advice: "put items that belong together into groups"),
    russian: RuleText(
      "У виртуального контроллера слишком много объектов на одном уровне.",
      what: "объектов, которые перебираются по одному: {items}",
      why: "кто пользуется одной кнопкой, ждёт каждый из них по несколько секунд",
      advice: "объедините связанные элементы в группы"),
    examples: RuleExamples(
      failing: [
        "▼ screen ru\n"
          + (1...13).map { "button \"Товар \($0)\"" }.joined(separator: "\n"),
        "▼ group \"Colours\"\n"
          + (1...14).map { "  button \"Colour \($0)\"" }.joined(separator: "\n"),
        "text \"Emoji\"\n▼ collection\n"
          + (1...15).map { "  cell\n    button \"Emoji \($0)\"" }.joined(separator: "\n"),
      ],
      passing: [
        "button \"One\"\nbutton \"Two\"",
        "group \"First\"\n" + (1...8).map { "  button \"A\($0)\"" }.joined(separator: "\n")
          + "\ngroup \"Second\"\n" + (1...8).map { "  button \"B\($0)\"" }.joined(separator: "\n"),
        (1...20).map { "text \"Line \($0)\"" }.joined(separator: "\n"),
      ],
      falsePositives: [
        // Keys are scanned by rows, which the system knows how to do.
        (1...30).map { "keyboardKey \"Key \($0)\"" }.joined(separator: "\n"),
        // What has to be scrolled to is not scanned yet.
        "screen 375x812\nscroll frame 0,0,375,812\n"
          + (1...20).map { "  button \"Row \($0)\" frame 0,\($0 * 100),375,90" }
          .joined(separator: "\n"),
      ],
      boundaries: [
        .init(
          "items",
          passing: (1...12).map { "button \"Seat \($0)\"" }.joined(separator: "\n"),
          failing: "▼ screen\n"
            + (1...13).map { "button \"Seat \($0)\"" }.joined(separator: "\n"))
      ])
  ) { run in
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
  }
}

extension RuleRun {
  /// Whether Switch Control comes to a control without scrolling; keys have their own order.
  fileprivate func isScanned(_ control: AuditedScreen.Node) -> Bool {
    guard self[control].role != .keyboardKey else { return false }
    guard let frame = self[control].frame, let clip = self[control].clip else { return true }
    return !frame.intersection(clip).isEmpty
  }

  /// The index of the group that a node is scanned in; -1 is the screen.
  fileprivate func group(around node: AuditedScreen.Node) -> Int {
    screen.ancestors(of: node).first { self[$0].isScanningGroup }?.index ?? -1
  }
}

extension NodeFacts {
  /// Whether Switch Control offers it as a whole first.
  fileprivate var isScanningGroup: Bool {
    element.systemContainer != nil || element.containerType.value != nil
      || element.groupsChildren.value == true || traits.contains(.tabBar)
  }
}
