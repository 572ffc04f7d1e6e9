import EarshotTree

extension Rule {
  static let screenTooManyStops = Rule(
    "screen-too-many-stops", .simplify, .info, .medium, .slows,
    "A screen with many stops has nothing to jump by.",
    what: "stops on the screen: {count}, without headings, containers or rotors",
    why: "the only way to the end is to swipe through everything",
    advice: "mark headings, set container types, or offer a custom rotor",
    wcag: ["2.4.1"],
    references: [.apple("uikit/uiaccessibilitycustomrotor"), .wcag("bypass-blocks.html")],
    settings: ["stops": 60],
    fails: """
      ▼ \(longScreen(61) { "button \"Seat \($0)\"" })
      ---
      ▼ \(longScreen(90) { "text \"Пункт договора \($0)\"" })
      ---
      ▼ \(longScreen(70) { "link \"Article \($0)\"" })
      tableview
        text "Imprint"
      --- boundary stops
      ▼ \(longScreen(61) { "text \"Word \($0)\"" })
      """,
    passes: """
      \(longScreen(70) { $0 % 20 == 0 ? "header \"Row \($0)\"" : "button \"Seat \($0)\"" })
      ---
      \(longScreen(70) { "button \"Seat \($0)\"" })
      landmark "Legend"
        text "Taken"
      ---
      screen
      view rotors "Free seats"
      \(longScreen(70) { "  button \"Seat \($0)\"" }.dropFirst("screen\n".count))
      --- A long list of the system is another problem.
      screen
      tableview
      \(longScreen(70) { "  text \"Contact \($0)\"" }.dropFirst("screen\n".count))
      --- boundary stops
      \(longScreen(60) { "text \"Word \($0)\"" })
      """,
    check: .screen { run in
      let stops = run.screen.stops
      guard stops.count > Int(run["stops"]) else {
        if !stops.isEmpty { run.pass() }
        return
      }
      for stop in stops where stop.isJumpTarget { return run.pass() }
      guard !run.screen.nodes.contains(where: { $0.offersJumps }) else { return run.pass() }
      let listed = stops.count { stop in
        stop.ancestors.contains { node in
          let kind = node.element.systemContainer
          return kind == .table || kind == .collection
        }
      }
      guard listed * 2 < stops.count else { return run.pass() }
      for stop in stops.prefix(1) {
        guard run.knows(stop, .traits, .containerType) else { return }
      }
      run.fail(nil, ["count": .number(Double(stops.count))])
    })

  private static func longScreen(_ count: Int, _ line: (Int) -> String) -> String {
    (["screen"] + (1...count).map(line)).joined(separator: "\n")
  }
}

extension AuditedScreen.Node {
  /// Whether the rotor jumps to it as a heading.
  fileprivate var isJumpTarget: Bool {
    traits.contains(.header) || element.headingLevel.value != nil
  }

  /// Whether it is a container that the rotor knows, or offers a rotor.
  fileprivate var offersJumps: Bool {
    element.containerType.value != nil || element.customRotors.value?.isEmpty == false
  }
}
