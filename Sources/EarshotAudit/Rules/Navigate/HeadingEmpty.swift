import EarshotTree

extension Rule {
  static let headingEmpty = Rule(
    "heading-empty", .navigate, .error, .high, .hard,
    "A heading has no text.",
    what: "the heading has no text",
    why: "the headings rotor stops here, and there is nothing to hear",
    advice: "set the title as the label, or remove the header trait",
    wcag: ["2.4.6"],
    references: [.apple("uikit/uiaccessibilitytraits/header"), .wcag("headings-and-labels.html")],
    fails: """
      ▼ header
      text "Nothing found"
      ---
      ▼ header text " " frame 16,60,343,28
      button "Назад"
      ---
      tableview
        ▼ header "\\u{200B}" type UITableViewHeaderFooterView
        cell
          button "General"
      """,
    passes: """
      header "Menu"
      ---
      header value "Today"
      ---
      header appearance (text "Delivery")
      --- A section without a title takes no place in the order.
      view header
      button "General"
      --- Speech attributes do not take the text away.
      header attributedLabel "Меню"
      """,
    check: .each(\.stops, where: { $0.traits.contains(.header) }, telling: .label) { stop, _ in
      if stop.spokenLabel.isEmpty, stop.shownText == nil, stop.value.isEmpty {
        return .fail(fix: .label(.toWrite(.title)))
      }
      return .pass
    })
}
