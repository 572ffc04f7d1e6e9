import EarshotTree

extension Rule {
  static let identifierMissing = Rule(
    "identifier-missing", .label, .info, .high, .cosmetic,
    "A control has no identifier for tests.",
    what: "“{label}” has no identifier",
    why: "tests must find it by its label, so nobody dares to improve the label",
    advice: "set accessibilityIdentifier; it is never heard",
    references: [.apple("uikit/uiaccessibilityidentification")], isOptIn: true,
    fails: """
      ▼ button "Pay"
      --- screen ru
      ▼ button "Оплатить" identifier ""
      ---
      header "Menu"
      ▼ textEntry "Promo code"
      ▼ link "Terms & privacy"
      """,
    passes: """
      button "Pay" identifier pay
      --- screen ru
      button "Оплатить" identifier pay
      ---
      text "Total"
      image "Pizza"
      --- The capture does not tell identifiers.
      button "Pay" unknown identifier
      """,
    check: .each(\.controls, telling: .identifier) { control, _ in
      guard control.element.identifier.value?.isEmpty ?? true else { return .pass }
      // Words of other letters are no identifier.
      let words = control.foldedLabel.words
      let isPlain = !words.isEmpty && words.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
      let name = words.prefix(5).joined(separator: "-")
      return .fail(fix: isPlain ? .of(control.element.id, .identifier(name)) : nil)
    })
}
