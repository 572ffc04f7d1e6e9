import EarshotTree

extension Rule {
  /// A long list has nothing to jump by.
  static let longListNoRotor = Rule(
    "long-list-no-rotor", step: .navigate, severity: .info, confidence: .low, impact: .slows,
    criteria: ["2.4.1"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor",
      "https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks.html",
    ],
    settings: ["similar-stops": 50],
    english: RuleText(
      "A long list has no headings, index, search or rotor to jump by.",
      what: "similar stops in a list without anything to jump by: {count}",
      why: "to reach the end a listener has to swipe through every row",
      advice: "divide the list with headings, or add a search field or a custom rotor"),
    russian: RuleText(
      "В длинном списке нет заголовков, указателя, поиска или ротора для прыжков.",
      what: "похожих остановок в списке, где прыгать не по чему: {count}",
      why: "чтобы добраться до конца, слушатель должен пролистать каждую строку",
      advice: "разделите список заголовками или добавьте поиск либо свой ротор"),
    examples: RuleExamples(
      failing: [
        "▼ tableview\n" + LongListNoRotor.lines(60, #"  button "Город "#),
        "view\n  ▼ list \"Songs\"\n" + LongListNoRotor.lines(70, #"    text "Song "#),
        "▼ collection\n"
          + LongListNoRotor.lines(55, "  cell\n    button \"Фото ")
          + "\nbutton \"Готово\"",
      ],
      passing: [
        "tableview\n" + LongListNoRotor.lines(20, #"  button "Station "#),
        "list\n  header \"А\"\n" + LongListNoRotor.lines(60, #"  button "Клиент "#),
        "searchField \"Поиск\"\ntableview\n" + LongListNoRotor.lines(60, #"  button "Улица "#),
      ],
      falsePositives: [
        // Half of the stops are texts and half are buttons; neither kind makes a long list.
        "view\n" + LongListNoRotor.lines(40, #"  text "Field "#) + "\n"
          + LongListNoRotor.lines(40, #"  button "Change "#),
        // A rotor of its own jumps through it.
        "tableview rotors \"Unread\"\n" + LongListNoRotor.lines(60, #"  button "Letter "#),
      ],
      boundaries: [
        .init(
          "similar-stops",
          passing: "tableview\n" + LongListNoRotor.lines(50, #"  button "Contact "#),
          failing: "▼ tableview\n" + LongListNoRotor.lines(51, #"  button "Contact "#))
      ])
  ) { run in
    let screen = run.screen
    let limit = Int(run["similar-stops"])
    guard screen.stops.count > limit else { return }
    let rows = screen.nearestAncestors(where: \.isRow)
    var counts: [Key: Int] = [:]
    var jumps: Set<AuditedScreen.Node?> = []
    for stop in screen.stops {
      let row = run[stop].isRow ? stop : rows[stop.index] ?? stop
      let list = screen.parent(of: row)
      counts[Key(list: list, role: run[stop].role), default: 0] += 1
      if run[stop].role == .searchField { return run.pass(stop) }
      if !run[stop].traits.isDisjoint(with: [.header, .tableIndex]) { jumps.insert(list) }
    }
    let long = counts.filter { $0.value > limit }
      .sorted { ($0.key.list?.index ?? -1) < ($1.key.list?.index ?? -1) }
    var told: Set<AuditedScreen.Node?> = []
    for (key, count) in long where told.insert(key.list).inserted {
      let list = key.list
      let around = list.map { [$0] + Array(screen.ancestors(of: $0)) } ?? []
      if jumps.contains(list)
        || around.contains(where: { run[$0].element.customRotors.value?.isEmpty == false })
      {
        run.pass(list)
      } else if around.contains(where: { !run[$0].knows(.customRotors) }) {
        run.review(list, ["count": .number(Double(count))])
      } else {
        run.fail(list, ["count": .number(Double(count))])
      }
    }
  }
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
