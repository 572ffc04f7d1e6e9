import EarshotTree

extension Rule {
  /// A label says a state that traits or value say.
  static let labelContainsState = Rule(
    "label-contains-state", step: .label, severity: .warning, confidence: .medium,
    impact: .slows, criteria: ["4.1.2"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html"],
    english: RuleText(
      "A label says a state that traits or value say too.",
      what: "the label “{label}” holds the state “{word}”, which is heard anyway",
      why: "the state is heard twice, and Voice Control needs a name that does not change",
      advice: "keep the name alone in the label; leave the state to trait and value"),
    russian: RuleText(
      "В названии есть состояние, которое сообщают трейт или значение.",
      what: "в названии «{label}» есть состояние «{word}», а его и так слышно",
      why: "состояние звучит дважды, а Управлению голосом нужно постоянное имя",
      advice: "оставьте в названии только имя, состояние — трейту и значению"),
    examples: RuleExamples(
      failing: [
        "▼ button selected \"Mozzarella, selected\"",
        "screen ru\n▼ button toggleButton \"Уведомления включены\" value \"1\"",
        "▼ button dimmed \"Pay (unavailable)\"",
        "▼ button \"Filters expanded\" expanded",
      ],
      passing: [
        "button selected \"Mozzarella\"",
        "screen ru\nbutton toggleButton \"Уведомления\" value \"1\"",
        "button \"Selected items\"",
      ],
      falsePositives: [
        // What is seen on the button is its name.
        "button selected \"Selected\" appearance (text \"Selected\")",
        // The word is not the state that it has now.
        "button toggleButton \"Notify when enabled\" value \"0\"",
        "button selected \"Sign on\"",
      ])
  ) { run in
    for stop in run.screen.stops where run.hasLabel(stop) {
      guard let word = run[stop].stateInLabel,
        !run.screen.shows(stop, { $0.words.contains(word) })
      else {
        run.pass(stop)
        continue
      }
      let label = run[stop].spokenLabel
      let rest = String(label.dropLast(label.count - label.index(before: word)))
        .strippedOfSeparators
      let name: Fix.Words = rest.isEmpty ? .toWrite(.name) : .known(rest)
      run.fail(stop, ["word": .text(word)], fix: .of(run[stop].element.id, .label(name)))
    }
  }
}

extension NodeFacts {
  /// The state that the node has, when its label ends with the word for it.
  fileprivate var stateInLabel: String? {
    let hasState =
      !traits.isDisjoint(with: [.selected, .notEnabled]) || element.expandedStatus.value != nil
      || element.value.value?.isEmpty == false
    guard hasState else { return nil }
    let lists = SpokenStates.words(for: self)
    guard !lists.isEmpty, let word = foldedLabel.words.last else { return nil }
    return lists.contains { $0.contains(word) } ? word : nil
  }
}

extension String {
  /// How many characters stand before the last occurrence of a word in lower case.
  fileprivate func index(before word: String) -> Int {
    let folded = Array(lowercased())
    let word = Array(word)
    guard folded.count >= word.count else { return count }
    let start = (0...(folded.count - word.count)).last {
      folded[$0..<($0 + word.count)].elementsEqual(word)
    }
    return start ?? count
  }
}
