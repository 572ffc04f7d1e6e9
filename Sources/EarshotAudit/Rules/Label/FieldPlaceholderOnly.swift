import EarshotTree

extension Rule {
  static let fieldPlaceholderOnly = Rule(
    "field-placeholder-only", .label, .warning, .high, .hard,
    "Only the placeholder names a field.",
    what: "only the placeholder “{placeholder}” names the field",
    why: "the placeholder is gone after the first letter, so whoever comes back to the field "
      + "hears what was typed and not what it is for",
    advice: "set accessibilityLabel to the name of the field; keep the placeholder as an example",
    wcag: ["3.3.2"],
    references: [.wcag("labels-or-instructions.html"), .apple("uikit/uitextfield")],
    supersededBy: ["control-label-split"],
    fails: """
      screen ru
      ▼ textEntry type UITextField value "Сообщение" input (placeholder "Сообщение")
      button "Отправить"
      ---
      header "Delivery"
      ▼ textEntry value "Baker Street 221b" input (placeholder "Street and house")
      textEntry "City" value "London" input (placeholder "City")
      ---
      ▼ searchField value "Search" input (placeholder "Search")
      """,
    passes: """
      textEntry "Номер карты" value "4242" input (placeholder "Номер")
      ---
      textEntry "E-mail" input (placeholder "name@example.com")
      --- A field without a placeholder has a rule of its own.
      textEntry secureTextField value "••" input (secure placeholder " ")
      --- The placeholder equals the label, but the label stays when something is typed.
      textEntry "Promo code" value "SUMMER" input (placeholder "Promo code")
      """,
    check: .each(\.controls, where: \.role.isField, telling: .label, .textInput) { stop, _ in
      guard stop.spokenLabel.isEmpty, !stop.placeholder.isEmpty else { return .pass }
      let placeholder: [String: Finding.Argument] = ["placeholder": .text(stop.placeholder)]
      let fix = Fix.Change.label(.toWrite(.name))
      // A search field says that it is one.
      if stop.role == .searchField {
        return .review(placeholder, fix: .of(stop, fix), severity: .info)
      }
      // Nothing takes the placeholder away while nobody can type.
      return stop.isDisabled ? .review(placeholder, fix: fix) : .fail(placeholder, fix: fix)
    })
}
