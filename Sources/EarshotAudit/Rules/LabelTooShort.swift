import EarshotTree

extension Rule {
  /// The label of a control is one letter or a sign.
  static let labelTooShort = Rule(
    "label-too-short", step: .text, severity: .info, confidence: .medium, impact: .hard,
    settings: ["letters": 2, "keys": 8], yieldsTo: ["label-blank"],
    english: RuleText(
      "The label of a control is one letter or a sign.",
      what: "the label is only “{label}”",
      why: "one letter or sign says little, and some voices skip it",
      advice: "write the whole word, such as “Medium” for “M”"),
    russian: RuleText(
      "Название элемента управления — одна буква или знак.",
      what: "название — только «{label}»",
      why: "одна буква или знак мало что говорят, а некоторые голоса их пропускают",
      advice: "напишите слово целиком, например «Средняя» вместо «M»"),
    examples: RuleExamples(
      failing: [
        "▼ button \"×\"",
        "screen ru\n▼ button \"Я\"\nbutton \"Корзина\"",
        "▼ button \"+\"\n▼ link \"?\"",
      ],
      passing: [
        "button \"Close\"",
        "screen ru\nbutton \"Профиль\"",
        "button \"5\"\nbutton \"设\"",
      ],
      falsePositives: [
        // Initials in place of a picture are no control.
        "element \"A\"\ntext \"B\"",
        // A key of the app's own keyboard.
        "keyboardKey \"Q\"",
      ],
      boundaries: [
        .init("letters", passing: "button \"OK\"", failing: "▼ button \"X\""),
        .init(
          "keys",
          passing: """
            view
              button "A"
              button "B"
              button "C"
              button "D"
              button "E"
              button "F"
              button "G"
              button "H"
            """,
          failing: """
            view
              ▼ button "A"
              ▼ button "B"
              ▼ button "C"
              ▼ button "D"
              ▼ button "E"
              ▼ button "F"
              ▼ button "G"
            """),
      ])
  ) { run in
    let least = Int(run["letters"])
    let short = run.screen.controls.filter { run.hasLabel($0) && run[$0].isShort(below: least) }
    var keys: [Int: Int] = [:]
    for control in short {
      for place in run.screen.places(around: control) { keys[place, default: 0] += 1 }
    }
    for _ in 0..<(run.screen.controls.count - short.count) { run.pass() }
    for control in short {
      let most = run.screen.places(around: control).map { keys[$0, default: 0] }.max() ?? 0
      if Double(most) >= run["keys"] {
        run.pass(control)
      } else {
        run.fail(control, fix: .of(run[control].element.id, .label(.toWrite(.name))))
      }
    }
  }
}

extension NodeFacts {
  fileprivate func isShort(below letters: Int) -> Bool {
    guard spokenLabel.utf8.count <= 16, role != .keyboardKey else { return false }
    let count = spokenLabel.count
    if spokenLabel.contains(where: \.isNumber) { return false }
    if spokenLabel.allSatisfy(\.isLetter) {
      return count < letters && Writing.ofFirstLetter(in: spokenLabel) != .eastAsian
    }
    return count <= 2 && spokenLabel.allSatisfy { $0.isPunctuation || $0.isMathSymbol }
  }
}

extension AuditedScreen {
  /// The parent and the view around it: the keys of a pad often stand in rows.
  fileprivate func places(around node: Node) -> [Int] {
    guard let parent = parent(of: node) else { return [-1] }
    guard let outer = self.parent(of: parent) else { return [parent.index] }
    return [parent.index, outer.index]
  }
}
