import EarshotTree

extension Rule {
  /// The value is heard twice, because the label says it too.
  static let labelRepeatsValue = Rule(
    "label-repeats-value", step: .label, severity: .warning, confidence: .high, impact: .slows,
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilityvalue"
    ],
    settings: ["characters": 2], yieldsTo: ["switch-label-missing", "value-as-label"],
    english: RuleText(
      "The label ends with the value, so it is heard twice.",
      what: "“{value}” stands in the label and in the value",
      why: "a listener hears the same words twice at every visit",
      advice: "keep the name in the label and what changes in the value"),
    russian: RuleText(
      "Название кончается значением, и оно звучит дважды.",
      what: "«{value}» есть и в названии, и в значении",
      why: "слушатель каждый раз слышит одни и те же слова дважды",
      advice: "оставьте имя в названии, а то, что меняется, — в значении"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Размер, средний\" value \"средний\"",
        "▼ text \"Total 24 €\" value \"24 €\"",
        "▼ button \"Baker Street\" value \"Baker Street\"",
        "▼ adjustable \"Volume: 50%\" value \"50%\"",
      ],
      passing: [
        "button \"Размер\" value \"средний\"",
        "adjustable \"Volume\" value \"50%\"",
        // The value is only a part of a longer word.
        "button \"Newcastle\" value \"castle\"",
      ],
      falsePositives: [
        // What is typed may equal the caption.
        "textEntry \"City\" value \"City\" input ()",
        // The same word stands elsewhere in the label and means something else.
        "button \"Large pizza\" value \"large\"",
      ],
      boundaries: [
        RuleExamples.Boundary(
          "characters", passing: "text \"Row 7\" value \"7\"",
          failing: "▼ text \"Row 17\" value \"17\"")
      ])
  ) { run in
    let least = Int(run["characters"])
    for stop in run.screen.stops where !run[stop].role.isField {
      let value = run[stop].value
      guard value.count >= least, run.knows(stop, .label),
        run[stop].role != .text || run[stop].isAuthored(.value)
      else { continue }
      guard let name = run[stop].spokenLabel.dropping(end: value) else {
        run.pass(stop)
        continue
      }
      let change: Fix.Change
      if !name.isEmpty {
        change = .label(.known(name))
      } else if run[stop].role.isControl {
        change = .label(.toWrite(.name))
      } else {
        change = .value(.known(""))
      }
      run.fail(stop, ["value": .text(value)], fix: .of(run[stop].element.id, change))
    }
  }
}

extension String {
  /// The text without an end that stands apart from the word before it; `nil` when it ends otherwise.
  fileprivate func dropping(end: String) -> String? {
    guard count >= end.count, suffix(end.count).lowercased() == end.lowercased() else { return nil }
    var rest = self[..<index(endIndex, offsetBy: -end.count)]
    if let last = rest.last, last.isLetter || last.isNumber { return nil }
    while let last = rest.last, !last.isLetter, !last.isNumber { rest.removeLast() }
    return String(rest)
  }
}
