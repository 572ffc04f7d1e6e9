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
      --- screen ru
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
      --- screen ru
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
      var first: [String: Node] = [:]
      for node in run.screen.nodes where node.element.isAccessibilityElement && !node.isSystem {
        guard let name = node.element.identifier.value, !name.isEmpty else { continue }
        let other = first[name]
        first[name] = other ?? node
        guard let other, !node.isInside(other), !node.isInOtherRow(than: other) else {
          run.pass(node)
          continue
        }
        run.fail(
          node, ["identifier": .text(name)],
          fix: .of(node.element.id, .identifier("\(name)-\(node.index)")), covers: [other])
      }
    })
}

extension Node {
  fileprivate func isInOtherRow(than other: Node) -> Bool {
    row != nil && other.row != nil && row != other.row
  }
}
