import EarshotText
import EarshotTree

extension Rule {
  static let longListNoRotor = Rule(
    "long-list-no-rotor", .navigate, .info, .low, .slows,
    "A long list has no headings, index, search or rotor to jump by.",
    what: "{count|# similar stop|# similar stops} in a list without anything to jump by",
    why: "to reach the end a listener has to swipe through every row",
    advice: "divide the list with headings, or add a search field or a custom rotor",
    wcag: ["2.4.1"],
    references: [.apple("uikit/uiaccessibilitycustomrotor"), .wcag("bypass-blocks.html")],
    settings: ["similar-stops": 50],
    fails: """
      ▼ tableview
      \(lines(60) { "  button \"Город \($0)\"" })
      ---
      view
        ▼ list "Songs"
      \(lines(70) { "    text \"Song \($0)\"" })
      ---
      ▼ collection
      \(lines(55) { "  cell\n    button \"Фото \($0)\"" })
      button "Готово"
      """,
    passes: """
      tableview
      \(lines(20) { "  button \"Station \($0)\"" })
      ---
      list
        header "А"
      \(lines(60) { "  button \"Клиент \($0)\"" })
      ---
      searchField "Поиск"
      tableview
      \(lines(60) { "  button \"Улица \($0)\"" })
      --- Half of the stops are texts and half are buttons; neither kind makes a long list.
      view
      \(lines(40) { "  text \"Field \($0)\"" })
      \(lines(40) { "  button \"Change \($0)\"" })
      --- A rotor of its own jumps through it.
      tableview rotors "Unread"
      \(lines(60) { "  button \"Letter \($0)\"" })
      """,
    boundaries: """
      --- similar-stops
      ▼ tableview
      \(lines(50) { "  button \"Contact \($0)\"" })
        {button "Contact 51"|}
      """,
    check: .screen { run in
      let screen = run.screen
      let limit = Int(clamping: run["similar-stops"])
      guard screen.stops.count > limit else { return }
      if screen.stops.contains(where: { $0.role == .searchField }) { return run.pass() }
      let rows = screen.nearestAncestors(where: \.isRow)
      var counts: [Key: Int] = [:]
      var jumps: Set<Node?> = []
      for stop in screen.stops {
        let list = (stop.isRow ? stop : rows[stop.index] ?? stop).parent
        counts[Key(list: list, role: stop.role), default: 0] += 1
        if !stop.traits.isDisjoint(with: [.header, .tableIndex]) { jumps.insert(list) }
      }
      let long = counts.filter { $0.value > limit }
        .sorted { ($0.key.list?.index ?? -1) < ($1.key.list?.index ?? -1) }
      var told: Set<Node?> = []
      run.judge(long.filter { told.insert($0.key.list).inserted }) { entry, _ in
        let list = entry.key.list
        let around = list.map { [$0] + Array($0.ancestors) } ?? []
        let hasRotor = around.contains(where: \.offersRotor)
        if hasRotor || jumps.contains(list) { return .pass }
        let count: [String: Finding.Argument] = ["count": .count(entry.value)]
        let areCaptured = around.allSatisfy { $0.isCaptured(.customRotors) }
        return areCaptured ? .fail(count, on: list) : .review(count, on: list)
      }
    })
}

private struct Key: Hashable {
  var list: Node?
  var role: Role
}
