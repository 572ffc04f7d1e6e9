import EarshotTree

extension Rule {
  static let valueAsLabel = Rule(
    "value-as-label", .label, .warning, .medium, .hard,
    "The chosen option is the only name of a chooser.",
    what: "“{label}” is what is chosen, and nothing says of what",
    why: "a listener hears an answer without its question and cannot know what would change",
    advice: "name the choice in the label and put the chosen option into the value",
    wcag: ["4.1.2"], references: [.wcag("name-role-value.html")],
    fails: """
      screen ru
      ▼ adjustable "Побыстрее" options ("Побыстрее" "К 19:00" "К 20:00")
      ---
      ▼ adjustable "Medium" value "medium" options ("Small" "Medium" "Large" chosen 1)
      ---
      text "Sort by"
      ▼ button popupButton "Price"
      """,
    passes: """
      adjustable "Время доставки" value "Побыстрее" options ("Побыстрее" "К 19:00")
      ---
      button popupButton "Sort by" value "Price"
      ---
      button "Sort by price"
      --- A chooser of Material shows its hint until something is chosen.
      button popupButton "Biological sex" type android.widget.Spinner
      --- A button that names what it will do next is no chooser.
      button "Pause"
      button "Follow"
      --- A choice may be named like one of its options if the value tells another one.
      adjustable "Size" value "Large" options ("Size" "Large" chosen 1)
      """,
    check: .each(\.controls) { stop, _ in
      var names: [String] = []
      if case .options(let options)? = stop.element.adjustment.value { names = options.names }
      let isPopup = stop.traits.contains(.popupButton)
      guard isPopup || !names.isEmpty else { return .inapplicable }
      for field in [Element.Field.label, .value] where !stop.isCaptured(field) {
        return .incomplete(.notCaptured(field))
      }
      let label = stop.foldedLabel
      let isAlone = stop.value.isEmpty || stop.value.lowercased() == label
      let isOption = names.contains { $0.lowercased() == label }
      guard !label.isEmpty, isAlone, isOption || isPopup else { return .pass }
      let value = Fix.Words.known(stop.spokenLabel)
      // A text of its own in a chooser of Android may be its hint, which names it.
      if !isOption, stop.isViewOfAndroid, !stop.isDerived(.label) {
        return .incomplete(.notCaptured(.textInput))
      }
      // A pop-up button shows its choice or its name; the capture does not tell which.
      return isOption
        ? .fail(fix: .label(.toWrite(.name)), .value(value))
        : .review(fix: .label(.toWrite(.name)), .value(value))
    })
}
