import EarshotTree

extension Rule {
  /// Actions of one element cannot be told apart, or are too many.
  static let actionNameDuplicate = Rule(
    "action-name-duplicate", step: .label, severity: .warning, confidence: .high, impact: .hard,
    criteria: ["4.1.2"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction"
    ],
    settings: ["actions": 8],
    english: RuleText(
      "Two custom actions of one element share a name, or there are too many actions.",
      what: "actions: {count}, the same name twice: “{action}”",
      why: "a listener goes through actions one by one and cannot tell equal ones apart",
      advice: "give each action a name of its own; keep the frequent ones and open a menu "
        + "for the rest"),
    russian: RuleText(
      "У двух действий элемента одно имя, или действий слишком много.",
      what: "действий: {count}, дважды названо: «{action}»",
      why: "слушатель перебирает действия по одному и не отличит одинаковые",
      advice: "дайте каждому действию свое имя; оставьте частые, а для прочих откройте меню"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Цезарь\" actions \"Удалить\" \"Удалить\"",
        "▼ button \"Message from Ann\" actions \"Reply\" \"Archive\" \"reply\"",
        "▼ element \"Album\" actions \"Play\" (\"Share\" actions \"Copy\" \"Send\" \"Copy\")",
      ],
      passing: [
        "button \"Цезарь\" actions \"Добавить\" \"Удалить\"",
        "button \"Track\" actions \"Play next\" \"Play last\"",
        "button \"Untitled\"",
      ],
      falsePositives: [
        // In different folders the same name means different things.
        """
        button "Order 12" actions ("Pizza" actions "Remove") ("Cola" actions "Remove")
        """,
        // Two elements may each have the same action.
        "button \"Tea\" actions \"Delete\"\nbutton \"Milk\" actions \"Delete\"",
      ],
      boundaries: [
        RuleExamples.Boundary(
          "actions",
          passing: "button \"Photo\" actions \"A\" \"B\" \"C\" \"D\" \"E\" \"F\" \"G\" \"H\"",
          failing:
            "▼ button \"Photo\" actions \"A\" \"B\" \"C\" \"D\" \"E\" \"F\" \"G\" \"H\" \"I\"")
      ])
  ) { run in
    let limit = run["actions"]
    for stop in run.screen.stops {
      guard let actions = run[stop].element.customActions.value, !actions.isEmpty else { continue }
      let repeated = actions.firstRepeated
      guard repeated != nil || Double(actions.count) > limit else {
        run.pass(stop)
        continue
      }
      let fix = repeated == nil ? nil : Fix.of(run[stop].element.id, .actions(actions.distinct))
      run.fail(
        stop, ["count": .number(Double(actions.count)), "action": .text(repeated ?? "—")],
        fix: Double(actions.count) > limit ? nil : fix)
    }
  }
}

extension [CustomAction] {
  /// The first name that stands twice in one list, at any depth.
  fileprivate var firstRepeated: String? {
    var names: Set<String> = []
    for action in self {
      let name = action.name.trimmed.lowercased()
      if !name.isEmpty, !names.insert(name).inserted { return action.name }
      if let inner = action.actions.firstRepeated { return inner }
    }
    return nil
  }

  /// The actions with names to write in place of those that repeat.
  fileprivate var distinct: [CustomAction] {
    var names: Set<String> = []
    return map { action in
      var action = action
      action.actions = action.actions.distinct
      let name = action.name.trimmed.lowercased()
      if !name.isEmpty, !names.insert(name).inserted {
        let word = Fix.Words.toWrite(.result).text
        action.name = names.insert(word).inserted ? word : "\(action.name) \(word) \(names.count)"
      }
      return action
    }
  }
}
