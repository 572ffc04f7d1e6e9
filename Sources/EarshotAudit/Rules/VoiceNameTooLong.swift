import EarshotTree

extension Rule {
  /// Nobody would say the whole name of a control.
  static let voiceNameTooLong = Rule(
    "voice-name-too-long", step: .label, severity: .warning, confidence: .medium, impact: .slows,
    criteria: ["2.5.3"],
    references: [
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityuserinputlabels"
    ],
    settings: ["characters": 30, "words": 4],
    english: RuleText(
      "The name of a control is too long to be spoken.",
      what: "the name “{name}” is long, and there is no shorter one",
      why: "in Voice Control the whole name has to be said, or read from the overlay that cuts it",
      advice: "set accessibilityUserInputLabels to a short name first"),
    russian: RuleText(
      "Имя элемента управления слишком длинное, чтобы его сказать.",
      what: "имя «{name}» длинное, а короткого нет",
      why: "в Управлении голосом имя надо произнести целиком",
      advice: "задайте accessibilityUserInputLabels: первым — короткое имя"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        ▼ button "В корзину за 514 рублей, доставим за час"
        """,
        "▼ button \"Delivery\" names \"Choose the time of delivery today\"",
        "▼ adjustable \"Internationalisierungseinstellungen\" value \"2\"",
      ],
      passing: [
        "button \"В корзину за 514 рублей, доставим за час\" names \"В корзину\"",
        "button \"Add to cart\"",
        "button \"Delivery today\" names \"Choose the time of delivery today\" \"Delivery\"",
      ],
      falsePositives: [
        // A row is content: it is called by any of its words.
        """
        tableview
          element cell button "Fluent Swift, a book for people who write apps, 24 euros"
        """,
        // So is a card that is one element with several texts in it.
        """
        button "Napoli, opens at nine, two kilometres from here"
          view text "Napoli"
          view text "2 km"
        """,
        // A text is not called by its name.
        "text \"Your order will be there in about forty minutes\"",
      ],
      boundaries: [
        RuleExamples.Boundary(
          "words", passing: "button \"Pay with your card\"",
          failing: "▼ button \"Pay with your new card\""),
        RuleExamples.Boundary(
          "characters", passing: "button \"Confirm verification documents\"",
          failing: "▼ button \"Confirming verification document\""),
      ])
  ) { run in
    let words = Int(run["words"])
    let characters = Int(run["characters"])
    for stop in run.screen.controls {
      let label = run[stop].spokenLabel
      guard !label.isEmpty, run[stop].role != .keyboardKey, run.knows(stop, .userInputLabels)
      else { continue }
      let given = run[stop].element.userInputLabels.value?.filter { !$0.trimmed.isEmpty } ?? []
      let isShort = (given.isEmpty ? [label] : given).contains { name in
        (name.utf8.count <= characters || name.count <= characters) && name.hasAtMost(words: words)
      }
      if isShort {
        run.pass(stop)
      } else if !run.screen.isContent(stop) {
        run.fail(
          stop, ["name": .text(run[stop].voiceName)],
          fix: .of(
            run[stop].element.id, .inputLabels([.toWrite(.name)] + given.map { .known($0) })))
      }
    }
  }
}

extension String {
  fileprivate func hasAtMost(words limit: Int) -> Bool {
    var count = 0
    var isInWord = false
    for byte in utf8 {
      let isSpace = byte <= 0x20
      if !isSpace, !isInWord { count += 1 }
      isInWord = !isSpace
    }
    return count <= limit
  }
}

extension AuditedScreen {
  /// Whether a stop is a row or card that tells content.
  fileprivate func isContent(_ stop: Node) -> Bool {
    if self[stop].isRow || self[stop].element.systemContainer != nil { return true }
    if row(of: stop).map({ stops(in: $0) == [stop] }) == true { return true }
    return descendants(of: stop).lazy.filter { self[$0].shownText != nil }.prefix(2).count == 2
  }
}
