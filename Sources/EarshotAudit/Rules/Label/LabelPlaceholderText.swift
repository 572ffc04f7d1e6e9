import EarshotTree

extension Rule {
  static let labelPlaceholderText = Rule(
    "label-placeholder-text", .label, .warning, .high, .hard,
    "A label is the default of a template.",
    what: "the label “{label}” is the default of a template",
    why: "it names nothing, so a listener has to guess",
    advice: "set the real text",
    wcag: ["4.1.2"], references: [.wcag("name-role-value.html")],
    fails: """
      ▼ button "Button"
      ▼ text "Label"
      ---
      screen ru
      ▼ header "Заголовок"
      ▼ text "тест"
      ---
      ▼ text "Lorem ipsum dolor sit amet, consectetur"
      ▼ button "asdf"
      ---
      ▼ text "TODO: write the terms"
      """,
    passes: """
      button "Pay"
      text "Total"
      ---
      screen ru
      header "Меню"
      ---
      text "Test results"
      header "Items"
      --- A verb, and the name of a list of tasks.
      button "View"
      header "Todo"
      --- The caption of a field.
      textEntry "Title"
      --- What was typed.
      textEntry "Name" value "test"
      """,
    check: .each(\.stops, having: .label) { stop, _ in
      guard stop.isTemplate else { return .pass }
      let fix = Fix.of(stop.element.id, .label(.toWrite(.name)))
      // The text of a layout file may be replaced when the app runs.
      return stop.isFromLayoutFile ? .review(fix: fix) : .fail(fix: fix)
    })
}

extension AuditedScreen.Node {
  /// Whether it is a view of a file that describes layout: a class without what only code sets.
  fileprivate var isFromLayoutFile: Bool {
    guard let type = element.type, type.hasPrefix("UI") || type.hasPrefix("NS") else {
      return false
    }
    return !knows(.customActions)
  }

  fileprivate var isTemplate: Bool {
    if spokenLabel == "TODO" { return true }
    if foldedLabel.utf8.count <= 40, GenericWords.templates.contains(foldedLabel) {
      if role.isField { return !GenericWords.captions.contains(foldedLabel) }
      return !role.isControl || !GenericWords.verbs.contains(foldedLabel)
    }
    return GenericWords.fillers.contains { foldedLabel.hasPrefix($0) }
  }
}
