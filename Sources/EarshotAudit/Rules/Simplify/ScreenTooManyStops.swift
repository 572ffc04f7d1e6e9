import EarshotText
import EarshotTree

extension Rule {
  static let screenTooManyStops = Rule(
    "screen-too-many-stops", .simplify, .info, .medium, .slows,
    "A screen with many stops has nothing to jump by.",
    what: "{count|# stop|# stops} on the screen, without headings, containers or rotors",
    why: "the only way to the end is to swipe through everything",
    advice: "mark headings, set container types, or offer a custom rotor",
    wcag: ["2.4.1"],
    references: [.apple("uikit/uiaccessibilitycustomrotor"), .wcag("bypass-blocks.html")],
    settings: ["stops": 20],
    fails: """
      ▼ screen
      \(lines(21) { "button \"Seat \($0)\"" })
      ---
      ▼ screen
      \(lines(90) { "text \"Пункт договора \($0)\"" })
      ---
      ▼ screen
      \(lines(70) { "link \"Article \($0)\"" })
      tableview
        text "Imprint"
      """,
    passes: """
      screen
      \(lines(70) { $0 % 20 == 0 ? "header \"Row \($0)\"" : "button \"Seat \($0)\"" })
      ---
      screen
      \(lines(70) { "button \"Seat \($0)\"" })
      landmark "Legend"
        text "Taken"
      ---
      screen
      view rotors "Free seats"
      \(lines(70) { "  button \"Seat \($0)\"" })
      --- A long list of the system is another problem.
      screen
      tableview
      \(lines(70) { "  text \"Contact \($0)\"" })
      """,
    boundaries: """
      --- stops
      ▼ screen
      \(lines(20) { "text \"Word \($0)\"" })
      {text "Word 21"|}
      """,
    check: .whole { run in
      let stops = run.screen.stops
      guard stops.count > Int(clamping: run["stops"]) else {
        return stops.isEmpty ? .inapplicable : .pass
      }
      if stops.contains(where: \.isHeading) || run.screen.nodes.contains(where: \.offersJumps) {
        return .pass
      }
      let listed = stops.count { $0.ancestors.contains(where: \.isTableOrCollection) }
      guard listed * 2 < stops.count else { return .pass }
      return stops[0].missing(.traits, .containerType) ?? .fail(["count": .count(stops.count)])
    })
}

extension Node {
  /// Whether it is a container that the rotor knows, or offers a rotor.
  fileprivate var offersJumps: Bool {
    element.containerType.value != nil || offersRotor
  }
}
