import EarshotTree

extension Rule {
  static let hintOnly = Rule(
    "hint-only", .label, .error, .high, .blocks,
    "An element has a hint and no label.",
    what: "there is a hint, “{hint}”, and no label",
    why: "hints come late and can be switched off; without them the element has no name",
    advice: "set accessibilityLabel; leave in the hint only what activation does",
    wcag: ["4.1.2"], references: [.wcag("name-role-value.html")],
    supersededBy: Rule.missingNames + ["field-placeholder-only"],
    fails: """
      screen ru
      text "Пепперони"
      ▼ button hint "Открывает корзину"
      ---
      ▼ adjustable value "2" hint "Changes how many guests come"
      ---
      ▼ element " " hint "Shows where the courier is" tappable
      """,
    passes: """
      button "Корзина" hint "Открывает корзину"
      ---
      text "Total"
      ---
      button
      --- The title in sight names the button.
      button hint "Opens the map" appearance (text "Our restaurants")
      --- A view that is no element says no hint.
      view hint "Opens the map"
      """,
    check: .each(
      \.stops, where: { !$0.hint.isEmpty }, telling: .label, naming: "hint",
      fix: .label(.toWrite(.name))
    ) { stop, _ in stop.isNameless ? stop.hint : nil })
}
