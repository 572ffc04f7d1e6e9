import EarshotTree

extension Rule {
  static let traitStaticInteractive = Rule(
    "trait-static-interactive", .label, .warning, .medium, .hard,
    "A static text can be operated, or a text or picture is dimmed.",
    what: "the element is announced as plain text or a picture, but it has {property}",
    why: "text promises that there is nothing to do, so nobody tries",
    advice: "replace staticText with the trait of what it is, such as button",
    wcag: ["4.1.2"], references: [.apple("uikit/uiaccessibilitytraits/statictext")],
    supersededBy: ["trait-missing-button"],
    fails: """
      ▼ text "Пицца-пати, 1 сентября" actions "Повторить заказ" "Оценить"
      ---
      ▼ text dimmed "Next"
      ---
      ▼ text "Read more" tappable
      --- A picture that is only looked at cannot be off.
      ▼ image dimmed "Map of the harbour"
      """,
    passes: """
      button "Read more" tappable
      ---
      text "Total"
      ---
      button dimmed "Next"
      --- A long press only copies the number.
      text "Order 4 512 077" actions "Copy"
      --- A heading keeps its kind when the section offers an action.
      header text "Recently viewed" actions "Clear"
      """,
    check: .each(
      \.stops,
      where: {
        $0.traits.contains(.staticText) && !$0.isControlByName && !$0.traits.contains(.header)
          || $0.isDimmedPicture
      }
    ) { stop, _ in
      if stop.isDimmedPicture {
        return .fail(["property": .text("notEnabled")], fix: .removeTraits(.notEnabled))
      }
      guard let property = stop.propertyOfMore else { return .pass }
      return .fail(
        ["property": .text(property)], fix: .removeTraits(.staticText), .insertTraits(.button))
    })
}

extension Node {
  /// Whether it is a picture that nobody can use, and is called dimmed all the same.
  fileprivate var isDimmedPicture: Bool {
    role == .image && traits.contains(.notEnabled) && !reactsToTap && !hasActions
  }

  /// What makes a text more than a text, by the name of UIKit; `nil` when it is one.
  fileprivate var propertyOfMore: String? {
    if isTapped { return "accessibilityActivate" }
    if traits.contains(.notEnabled) { return "notEnabled" }
    let actions = element.customActions.value ?? []
    let isMore = actions.contains { !Lexicon.all[.copying].contains($0.name.lowercased()) }
    return isMore ? "accessibilityCustomActions" : nil
  }
}
