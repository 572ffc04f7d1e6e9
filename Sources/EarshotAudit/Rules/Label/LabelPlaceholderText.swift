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
      --- screen ru
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
      --- screen ru
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
      // What has an outlet gets its text from code.
      if stop.isReachedFromCode || stop.joinsTextsOfCode || stop.isOfPrototype {
        return .incomplete(.notCaptured(.label))
      }
      // The text of a layout file, of a class without what only code sets, may be replaced when the
      // app runs.
      let isFromLayoutFile =
        ["UI", "NS"].contains(stop.element.type?.prefix(2)) && !stop.isCaptured(.customActions)
      return isFromLayoutFile
        ? .review(fix: .label(.toWrite(.name))) : .fail(fix: .label(.toWrite(.name)))
    })
}

extension Node {
  /// Whether its label is what a tool for design fills a new view with.
  var isTemplate: Bool {
    if spokenLabel == "TODO" { return true }
    guard foldedLabel.utf8.count <= 40, Lexicon.all[.templates].contains(foldedLabel) else {
      return Lexicon.all[.fillers].contains { foldedLabel.hasPrefix($0) }
    }
    // Some are also real names: a verb on a button, a caption of a field.
    let names: Lexicon.Topic = role.isField ? .templateCaptions : .templateVerbs
    return !role.isControl || !Lexicon.all[names].contains(foldedLabel)
  }
}
