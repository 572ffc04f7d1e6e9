import EarshotText
import EarshotTree

extension Rule {
  static let containerTypeMissing = Rule(
    "container-type-missing", .simplify, .info, .low, .slows,
    "Rows that look like a list are in no list.",
    what: "{count|# row|# rows} alike in a view without a container type",
    why: "nobody hears where the list begins and ends, and the rotor cannot skip it",
    advice: "set accessibilityContainerType to list on the view around the rows",
    wcag: ["1.3.1"],
    references: [
      .apple("uikit/uiaccessibilitycontainertype"), .wcag("info-and-relationships.html"),
    ],
    settings: ["list-rows": 5],
    fails: """
      ▼ view
      \(cards(["Blue mug", "Tea pot", "Spoon", "Plate", "Bowl"]))
      ---
      scroll
        ▼ view
      \(cards(["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Вс"], indentation: "    "))
      ---
      text "Steps"
      ▼ view
        element "Wash the rice"
          text "1"
          text "Wash the rice"
        element "Boil the water"
          text "2"
          text "Boil the water"
        element "Cook the rice"
          text "3"
          text "Cook the rice"
        element "Fry the onion"
          text "4"
          text "Fry the onion"
        element "Mix both"
          text "5"
          text "Mix both"
      """,
    passes: """
      list "Goods"
      \(cards(["Blue mug", "Tea pot", "Spoon", "Plate", "Bowl"]))
      ---
      view
      \(cards(["Adults", "Children"]))
      ---
      landmark "Steps"
        view
      \(cards(["One", "Two", "Three", "Four", "Five"], indentation: "    "))
      --- A table of the system is a list already.
      tableview
      \(cards(["Ann", "Oleg", "Ira", "Mum", "Dad", "Max"]))
      """,
    boundaries: """
      --- list-rows
      ▼ view
      \(cards(["Rome", "Oslo", "Bern", "Kyiv"]))
      {\(cards(["Riga"]))|}
      """,
    check: .screen { run in
      let rows = run.screen.stopsByRow().map(\.row).filter { $0.element.systemContainer == nil }
      run.judge(Dictionary(grouping: rows, by: \.parent).inOrder) { group, run in
        guard let parent = group.key, group.value.count >= Int(clamping: run["list-rows"]) else {
          return .inapplicable
        }
        if let missing = parent.missing(.containerType) { return missing }
        if parent.isList || parent.ancestors.contains(where: \.isList) { return .pass }
        return .fail(["count": .count(group.value.count)], on: parent, fix: .container(.list))
      }
    })

  private static func cards(_ names: [String], indentation: String = "  ") -> String {
    names.map { name in
      """
      \(indentation)view
      \(indentation)  text "\(name)"
      \(indentation)  button "Open"
      """
    }.joined(separator: "\n")
  }
}

extension Node {
  /// Whether it is a container that tells of its rows.
  fileprivate var isList: Bool { element.containerType.value != nil || isTableOrCollection }
}
