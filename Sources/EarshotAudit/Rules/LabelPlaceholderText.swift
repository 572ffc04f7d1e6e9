import EarshotTree

extension Rule {
  /// A label is what a design tool left behind.
  static let labelPlaceholderText = Rule(
    "label-placeholder-text", step: .label, severity: .warning, confidence: .high, impact: .hard,
    criteria: ["4.1.2"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html"],
    english: RuleText(
      "A label is the default of a template.",
      what: "the label “{label}” is the default of a template",
      why: "it names nothing, so a listener has to guess",
      advice: "set the real text"),
    russian: RuleText(
      "Название осталось от шаблона.",
      what: "название «{label}» осталось от шаблона",
      why: "оно ничего не называет, слушателю остается гадать",
      advice: "задайте настоящий текст"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Button\"\n▼ text \"Label\"",
        "screen ru\n▼ header \"Заголовок\"\n▼ text \"тест\"",
        "▼ text \"Lorem ipsum dolor sit amet, consectetur\"\n▼ button \"asdf\"",
        "▼ text \"TODO: write the terms\"",
      ],
      passing: [
        "button \"Pay\"\ntext \"Total\"",
        "screen ru\nheader \"Меню\"",
        "text \"Test results\"\nheader \"Items\"",
      ],
      falsePositives: [
        // A verb, and the name of a list of tasks.
        "button \"View\"\nheader \"Todo\"",
        // The caption of a field.
        "textEntry \"Title\"",
        // What was typed.
        "textEntry \"Name\" value \"test\"",
      ])
  ) { run in
    for stop in run.screen.stops where run.hasLabel(stop) {
      guard run[stop].isTemplate else {
        run.pass(stop)
        continue
      }
      let fix = Fix.of(run[stop].element.id, .label(.toWrite(.name)))
      // The text of a layout file may be replaced when the app runs.
      run[stop].isFromLayoutFile ? run.review(stop, fix: fix) : run.fail(stop, fix: fix)
    }
  }
}

extension NodeFacts {
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
