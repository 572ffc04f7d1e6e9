import EarshotTree

extension Rule {
  /// Rows made by hand are no list.
  static let containerTypeMissing = Rule(
    "container-type-missing", step: .simplify, severity: .info, confidence: .low, impact: .slows,
    criteria: ["1.3.1"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype",
      "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    ],
    settings: ["list-rows": 5],
    english: RuleText(
      "Rows that look like a list are in no list.",
      what: "rows alike: {count}, in a view without a container type",
      why: "nobody hears where the list begins and ends, and the rotor cannot skip it",
      advice: "set accessibilityContainerType to list on the view around the rows"),
    russian: RuleText(
      "Строки выглядят списком, но списка нет.",
      what: "одинаковых строк: {count}, тип контейнера вокруг них не задан",
      why: "не слышно, где список начался и кончился, и ротор не может его пропустить",
      advice: "задайте accessibilityContainerType = .list вью, в которой лежат строки"),
    examples: RuleExamples(
      failing: [
        "▼ view\n" + cards(["Blue mug", "Tea pot", "Spoon", "Plate", "Bowl"]),
        "scroll\n  ▼ view\n"
          + cards(["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Вс"], indentation: "    "),
        """
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
      ],
      passing: [
        "list \"Goods\"\n" + cards(["Blue mug", "Tea pot", "Spoon", "Plate", "Bowl"]),
        "view\n" + cards(["Adults", "Children"]),
        "landmark \"Steps\"\n  view\n"
          + cards(["One", "Two", "Three", "Four", "Five"], indentation: "    "),
      ],
      falsePositives: [
        // A table of the system is a list already.
        "tableview\n" + cards(["Ann", "Oleg", "Ira", "Mum", "Dad", "Max"])
      ],
      boundaries: [
        RuleExamples.Boundary(
          "list-rows", passing: "view\n" + cards(["Rome", "Oslo", "Bern", "Kyiv"]),
          failing: "▼ view\n" + cards(["Rome", "Oslo", "Bern", "Kyiv", "Riga"]))
      ])
  ) { run in
    var counts: [AuditedScreen.Node: Int] = [:]
    for group in run.screen.stopsByRow() where run[group.row].element.systemContainer == nil {
      if let parent = group.row.parent { counts[parent, default: 0] += 1 }
    }
    for (parent, count) in counts.sorted(by: { $0.key.index < $1.key.index }) {
      guard count >= Int(run["list-rows"]) else { continue }
      guard run.knows(parent, .containerType) else { continue }
      if run.isList(parent) || run.screen.ancestors(of: parent).contains(where: { run.isList($0) })
      {
        run.pass(parent)
      } else {
        run.fail(
          parent, ["count": .number(Double(count))],
          fix: .of(run[parent].element.id, .container(.list)))
      }
    }
  }

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

extension RuleRun {
  /// Whether a node is a container that tells of its rows.
  fileprivate func isList(_ node: AuditedScreen.Node) -> Bool {
    let element = self[node].element
    if element.containerType.value != nil { return true }
    return element.systemContainer == .table || element.systemContainer == .collection
  }
}
