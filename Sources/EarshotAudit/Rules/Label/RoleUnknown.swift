import EarshotTree

extension Rule {
  static let roleUnknown = Rule(
    "role-unknown", .label, .warning, .medium, .hard,
    "Something can be operated, and nothing tells what it is.",
    what: "the element has actions, but neither class nor traits tell what it is",
    why: "a listener hears a name only and does not know what can be done",
    advice: "use a system control, or set the trait of what it is",
    wcag: ["4.1.2"],
    references: [.apple("uikit/uiaccessibilitytraits"), .wcag("name-role-value.html")],
    supersededBy: ["trait-missing-button"],
    fails: """
      ▼ element "Пепперони, 2 штуки" actions "Удалить"
      ---
      ▼ element "Chat with Anna" handles activate
      ---
      ▼ element "Rating" type com.example.StarsView tappable
      """,
    passes: """
      button "Пепперони, 2 штуки" actions "Удалить"
      ---
      element "Chat with Anna"
      ---
      adjustable "Rating" value "4 of 5" type com.example.StarsView tappable
      --- A drawing is used by touching it, whatever else it offers.
      allowsDirectInteraction "Signature" actions "Clear"
      --- On Android a row that can be clicked needs no kind of its own.
      element "Wi-Fi" type android.widget.LinearLayout tappable
      """,
    check: .each(\.stops, where: { $0.role == .other || $0.role == .button }) { stop, _ in
      let isOperated = stop.isTapped || stop.element.customActions.value?.isEmpty == false
      guard isOperated, !stop.isControlByName, !stop.isAndroid,
        !stop.traits.contains(.allowsDirectInteraction),
        stop.element.systemContainer == nil || !stop.hasDerivedTraits
      else { return .inapplicable }
      return stop.isCaptured(.traits)
        ? .fail(fix: .insertTraits(.button)) : .incomplete(.notCaptured(.traits))
    })
}
