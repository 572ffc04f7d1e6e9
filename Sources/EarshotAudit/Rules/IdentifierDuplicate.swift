import EarshotTree

extension Rule {
  /// Two elements of a screen have the same identifier.
  static let identifierDuplicate = Rule(
    "identifier-duplicate", step: .label, severity: .info, confidence: .high, impact: .cosmetic,
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilityidentification"
    ],
    isOptIn: true,
    english: RuleText(
      "Two elements of a screen have the same identifier.",
      what: "the identifier “{identifier}” is there more than once",
      why: "tests and comparisons of screens take one element for the other",
      advice: "give each element an identifier of its own"),
    russian: RuleText(
      "У двух элементов экрана один идентификатор.",
      what: "идентификатор «{identifier}» встречается не один раз",
      why: "тесты и сравнения экранов принимают один элемент за другой",
      advice: "дайте каждому элементу свой идентификатор"),
    examples: RuleExamples(
      failing: [
        "button \"Pay\" identifier action\n▼ button \"Cancel\" identifier action",
        """
        screen ru
        text "Итого" identifier total
        view
          ▼ text "589 рублей" identifier total
        """,
        """
        cell
          button "Less" identifier step
          ▼ button "More" identifier step
        """,
      ],
      passing: [
        "button \"Pay\" identifier pay\nbutton \"Cancel\" identifier cancel",
        "screen ru\ntext \"Итого\"\ntext \"589 рублей\"",
        "button \"Pay\" identifier pay",
      ],
      falsePositives: [
        // The same element in each row.
        """
        cell
          button "Margherita" identifier add
        cell
          button "Pepperoni" identifier add
        """,
        // A view and the only element in it are one thing.
        """
        view identifier add-account
          button "Add account" identifier add-account
        """,
      ])
  ) { run in
    var first: [String: AuditedScreen.Node] = [:]
    for node in run.screen.nodes {
      guard let name = run[node].element.identifier.value, !name.isEmpty, !run[node].isSystem,
        run[node].element.isAccessibilityElement
      else { continue }
      guard let other = first[name] else {
        first[name] = node
        run.pass(node)
        continue
      }
      if run.screen.isInside(node, other) || run.screen.areInRows(node, other) {
        run.pass(node)
      } else {
        run.fail(
          node, ["identifier": .text(name)],
          fix: .of(run[node].element.id, .identifier("\(name)-\(node.index)")), covers: [other])
      }
    }
  }
}

extension AuditedScreen {
  /// Whether two nodes stand in different rows.
  fileprivate func areInRows(_ node: Node, _ other: Node) -> Bool {
    guard let first = row(of: node), let second = row(of: other) else { return false }
    return first != second
  }
}
