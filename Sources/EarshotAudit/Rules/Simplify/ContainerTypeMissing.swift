import EarshotTree

extension Rule {
  static let containerTypeMissing = Rule(
    "container-type-missing", .simplify, .info, .low, .slows,
    "Rows that look like a list are in no list.",
    what: "rows alike: {count}, in a view without a container type",
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
      --- boundary list-rows
      ▼ view
      \(cards(["Rome", "Oslo", "Bern", "Kyiv", "Riga"]))
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
      --- boundary list-rows
      view
      \(cards(["Rome", "Oslo", "Bern", "Kyiv"]))
      """,
    check: .screen { run in
      var counts: [AuditedScreen.Node: Int] = [:]
      for group in run.screen.stopsByRow() where group.row.element.systemContainer == nil {
        if let parent = group.row.parent { counts[parent, default: 0] += 1 }
      }
      for (parent, count) in counts.sorted(by: { $0.key.index < $1.key.index }) {
        guard count >= Int(run["list-rows"]) else { continue }
        guard run.knows(parent, .containerType) else { continue }
        if run.isList(parent) || parent.ancestors.contains(where: { run.isList($0) }) {
          run.pass(parent)
        } else {
          run.fail(
            parent, ["count": .number(Double(count))],
            fix: .of(parent.element.id, .container(.list)))
        }
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

extension RuleContext {
  /// Whether a node is a container that tells of its rows.
  fileprivate func isList(_ node: AuditedScreen.Node) -> Bool {
    let element = node.element
    if element.containerType.value != nil { return true }
    return element.systemContainer == .table || element.systemContainer == .collection
  }
}
