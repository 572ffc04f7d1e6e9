import EarshotTree

extension Rule {
  static let labelIsPath = Rule(
    "label-is-path", .label, .error, .high, .blocks,
    "A label is the path of a file.",
    what: "the label “{label}” is the path of a file",
    why: "a listener hears folders and endings in place of a name",
    advice: "set a label of words",
    wcag: ["4.1.2"], references: [.wcag("name-role-value.html")],
    fails: """
      ▼ button "/images/icons/cart.png"
      """,
    passes: """
      button "Cart"
      ---
      text "and/or"
      """,
    check: .each(\.stops, having: .label) { stop, _ in
      let isPath = stop.spokenLabel.hasPrefix("/") && stop.spokenLabel.contains(".")
      return isPath ? .fail(fix: .label(.toWrite(.name))) : .pass
    })
}
