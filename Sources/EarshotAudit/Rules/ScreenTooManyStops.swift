import EarshotTree

extension Rule {
  /// A long screen offers no way to jump.
  static let screenTooManyStops = Rule(
    "screen-too-many-stops", step: .simplify, severity: .info, confidence: .medium, impact: .slows,
    criteria: ["2.4.1"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor",
      "https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks.html",
    ],
    settings: ["stops": 60],
    english: RuleText(
      "A screen with many stops has nothing to jump by.",
      what: "stops on the screen: {count}, without headings, containers or rotors",
      why: "the only way to the end is to swipe through everything",
      advice: "mark headings, set container types, or offer a custom rotor"),
    russian: RuleText(
      "На экране много остановок, и прыгать не по чему.",
      what: "остановок на экране: {count}, без заголовков, контейнеров и роторов",
      why: "до конца можно дойти, только пролистав все подряд",
      advice: "отметьте заголовки, задайте типы контейнеров или свой ротор"),
    examples: RuleExamples(
      failing: [
        "▼ " + longScreen(61) { "button \"Seat \($0)\"" },
        "▼ " + longScreen(90) { "text \"Пункт договора \($0)\"" },
        "▼ " + longScreen(70) { "link \"Article \($0)\"" } + "\ntableview\n  text \"Imprint\"",
      ],
      passing: [
        longScreen(70) { $0 % 20 == 0 ? "header \"Row \($0)\"" : "button \"Seat \($0)\"" },
        longScreen(70) { "button \"Seat \($0)\"" } + "\nlandmark \"Legend\"\n  text \"Taken\"",
        "screen\nview rotors \"Free seats\"\n"
          + longScreen(70) { "  button \"Seat \($0)\"" }.dropFirst("screen\n".count),
      ],
      falsePositives: [
        // A long list of the system is another problem.
        "screen\ntableview\n"
          + longScreen(70) { "  text \"Contact \($0)\"" }.dropFirst("screen\n".count)
      ],
      boundaries: [
        RuleExamples.Boundary(
          "stops", passing: longScreen(60) { "text \"Word \($0)\"" },
          failing: "▼ " + longScreen(61) { "text \"Word \($0)\"" })
      ])
  ) { run in
    let stops = run.screen.stops
    guard stops.count > Int(run["stops"]) else {
      if !stops.isEmpty { run.pass() }
      return
    }
    for stop in stops where run[stop].isJumpTarget { return run.pass() }
    guard !run.screen.nodes.contains(where: { run[$0].offersJumps }) else { return run.pass() }
    let listed = stops.count { stop in
      run.screen.ancestors(of: stop).contains { node in
        let kind = run[node].element.systemContainer
        return kind == .table || kind == .collection
      }
    }
    guard listed * 2 < stops.count else { return run.pass() }
    for stop in stops.prefix(1) {
      guard run.knows(stop, .traits, .containerType) else { return }
    }
    run.fail(nil, ["count": .number(Double(stops.count))])
  }

  private static func longScreen(_ count: Int, _ line: (Int) -> String) -> String {
    (["screen"] + (1...count).map(line)).joined(separator: "\n")
  }
}

extension NodeFacts {
  /// Whether the rotor jumps to it as a heading.
  fileprivate var isJumpTarget: Bool {
    traits.contains(.header) || element.headingLevel.value != nil
  }

  /// Whether it is a container that the rotor knows, or offers a rotor.
  fileprivate var offersJumps: Bool {
    element.containerType.value != nil || element.customRotors.value?.isEmpty == false
  }
}
