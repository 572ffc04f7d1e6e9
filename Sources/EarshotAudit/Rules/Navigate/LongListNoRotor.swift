import EarshotTree

extension Rule {
  static let longListNoRotor = Rule(
    "long-list-no-rotor", .navigate, .info, .low, .slows,
    "A long list has no headings, index, search or rotor to jump by.",
    what: "similar stops in a list without anything to jump by: {count}",
    why: "to reach the end a listener has to swipe through every row",
    advice: "divide the list with headings, or add a search field or a custom rotor",
    wcag: ["2.4.1"],
    references: [.apple("uikit/uiaccessibilitycustomrotor"), .wcag("bypass-blocks.html")],
    settings: ["similar-stops": 50],
    fails: """
      ▼ tableview
      \(LongListNoRotor.lines(60, #"  button "Город "#))
      ---
      view
        ▼ list "Songs"
      \(LongListNoRotor.lines(70, #"    text "Song "#))
      ---
      ▼ collection
      \(LongListNoRotor.lines(55, "  cell\n    button \"Фото "))
      button "Готово"
      --- boundary similar-stops
      ▼ tableview
      \(LongListNoRotor.lines(51, #"  button "Contact "#))
      """,
    passes: """
      tableview
      \(LongListNoRotor.lines(20, #"  button "Station "#))
      ---
      list
        header "А"
      \(LongListNoRotor.lines(60, #"  button "Клиент "#))
      ---
      searchField "Поиск"
      tableview
      \(LongListNoRotor.lines(60, #"  button "Улица "#))
      --- Half of the stops are texts and half are buttons; neither kind makes a long list.
      view
      \(LongListNoRotor.lines(40, #"  text "Field "#))
      \(LongListNoRotor.lines(40, #"  button "Change "#))
      --- A rotor of its own jumps through it.
      tableview rotors "Unread"
      \(LongListNoRotor.lines(60, #"  button "Letter "#))
      --- boundary similar-stops
      tableview
      \(LongListNoRotor.lines(50, #"  button "Contact "#))
      """,
    check: .screen { run in
      let screen = run.screen
      let limit = Int(run["similar-stops"])
      guard screen.stops.count > limit else { return }
      let rows = screen.nearestAncestors(where: \.isRow)
      var counts: [Key: Int] = [:]
      var jumps: Set<AuditedScreen.Node?> = []
      for stop in screen.stops {
        let row = stop.isRow ? stop : rows[stop.index] ?? stop
        let list = row.parent
        counts[Key(list: list, role: stop.role), default: 0] += 1
        if stop.role == .searchField { return run.pass(stop) }
        if !stop.traits.isDisjoint(with: [.header, .tableIndex]) { jumps.insert(list) }
      }
      let long = counts.filter { $0.value > limit }
        .sorted { ($0.key.list?.index ?? -1) < ($1.key.list?.index ?? -1) }
      var told: Set<AuditedScreen.Node?> = []
      for (key, count) in long where told.insert(key.list).inserted {
        let list = key.list
        let around = list.map { [$0] + Array($0.ancestors) } ?? []
        if jumps.contains(list)
          || around.contains(where: { $0.element.customRotors.value?.isEmpty == false })
        {
          run.pass(list)
        } else if around.contains(where: { !$0.knows(.customRotors) }) {
          run.review(list, ["count": .number(Double(count))])
        } else {
          run.fail(list, ["count": .number(Double(count))])
        }
      }
    })
}

private struct Key: Hashable {
  var list: AuditedScreen.Node?
  var role: Role
}

private enum LongListNoRotor {
  /// Numbered lines of an example.
  static func lines(_ count: Int, _ start: String) -> String {
    (1...count).map { "\(start)\($0)\"" }.joined(separator: "\n")
  }
}
