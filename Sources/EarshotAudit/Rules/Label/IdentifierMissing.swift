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
      ---
      screen ru
      ▼ button "Оплатить" identifier ""
      ---
      header "Menu"
      ▼ textEntry "Promo code"
      ▼ link "Terms & privacy"
      """,
    passes: """
      button "Pay" identifier pay
      ---
      screen ru
      button "Оплатить" identifier pay
      ---
      text "Total"
      image "Pizza"
      --- The capture does not tell identifiers.
      button "Pay" unknown identifier
      """,
    check: .each(\.controls, telling: .identifier) { control, _ in
      if control.element.identifier.value?.isEmpty ?? true {
        let name = control.foldedLabel.identifier
        let fix = name.map { Fix.of(control.element.id, .identifier($0)) }
        return .fail(fix: fix)
      }
      return .pass
    })
}

extension String {
  /// The words of ASCII joined by hyphens; `nil` when other letters are in them.
  fileprivate var identifier: String? {
    let words = words
    guard !words.isEmpty, words.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else { return nil }
    return words.prefix(5).joined(separator: "-")
  }
}
