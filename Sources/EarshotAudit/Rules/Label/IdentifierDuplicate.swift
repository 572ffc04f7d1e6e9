import EarshotTree

extension Rule {
  static let identifierDuplicate = Rule(
    "identifier-duplicate", .label, .info, .high, .cosmetic,
    "Two elements of a screen have the same identifier.",
    what: "the identifier “{identifier}” is there more than once",
    why: "tests and comparisons of screens take one element for the other",
    advice: "give each element an identifier of its own",
    references: [.apple("uikit/uiaccessibilityidentification")], isOptIn: true,
    fails: """
      button "Pay" identifier action
      ▼ button "Cancel" identifier action
      ---
      screen ru
      text "Итого" identifier total
      view
        ▼ text "589 рублей" identifier total
      ---
      cell
        button "Less" identifier step
        ▼ button "More" identifier step
      """,
    passes: """
      button "Pay" identifier pay
      button "Cancel" identifier cancel
      ---
      screen ru
      text "Итого"
      text "589 рублей"
      ---
      button "Pay" identifier pay
      --- The same element in each row.
      cell
        button "Margherita" identifier add
      cell
        button "Pepperoni" identifier add
      --- A view and the only element in it are one thing.
      view identifier add-account
        button "Add account" identifier add-account
      """,
    check: .screen { run in
      var first: [String: AuditedScreen.Node] = [:]
      for node in run.screen.nodes {
        guard let name = node.element.identifier.value, !name.isEmpty, !node.isSystem,
          node.element.isAccessibilityElement
        else { continue }
        guard let other = first[name] else {
          first[name] = node
          run.pass(node)
          continue
        }
        if node.isInside(other) || run.screen.areInRows(node, other) {
          run.pass(node)
        } else {
          run.fail(
            node, ["identifier": .text(name)],
            fix: .of(node.element.id, .identifier("\(name)-\(node.index)")), covers: [other])
        }
      }
    })
}

extension AuditedScreen {
  /// Whether two nodes stand in different rows.
  fileprivate func areInRows(_ node: Node, _ other: Node) -> Bool {
    guard let first = node.row, let second = other.row else { return false }
    return first != second
  }
}
