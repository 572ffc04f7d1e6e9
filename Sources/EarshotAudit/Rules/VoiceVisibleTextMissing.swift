import EarshotTree

extension Rule {
  /// None of the names for voice is the text that can be read.
  static let voiceVisibleTextMissing = Rule(
    "voice-visible-text-missing", step: .label, severity: .error, confidence: .high,
    impact: .blocks, criteria: ["2.5.3"],
    references: [
      "https://www.w3.org/WAI/WCAG22/Understanding/label-in-name.html",
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityuserinputlabels",
    ],
    english: RuleText(
      "None of the names for Voice Control holds the visible text.",
      what: "“{text}” is visible, but the names for Voice Control are: {names}",
      why: "these names replace the label, so whoever says what can be read is not heard",
      advice: "put “{text}” first among accessibilityUserInputLabels"),
    russian: RuleText(
      "Ни одно имя для Управления голосом не содержит видимого текста.",
      what: "видно «{text}», а имена для Управления голосом: {names}",
      why: "эти имена заменяют название, и тот, кто произносит видимое, не будет понят",
      advice: "поставьте «{text}» первым в accessibilityUserInputLabels"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Add to cart\" names \"Buy\" \"Purchase\" appearance (text \"Add to cart\")",
        """
        screen ru
        ▼ button "Оплатить, 514 рублей" names "Купить"
          view text "Оплатить"
        """,
        "▼ link \"Terms\" names \"Rules\" appearance (text \"Terms of use\")",
      ],
      passing: [
        "button \"Add to cart, 5 €\" names \"Add to cart\" appearance (text \"Add to cart\")",
        """
        element cell button "Пепперони, 625 рублей" names "Пепперони"
          view text "Пепперони"
          view text "Пикантная пепперони, моцарелла"
        """,
        "button \"Add to cart\" appearance (text \"Add to cart\")",
      ],
      falsePositives: [
        // An icon shows no text, so any name will do.
        "button \"Close\" names \"Dismiss\" appearance (image \"xmark\")",
        // A sign is not read as a word.
        "button \"More guests\" names \"More\" appearance (text \"+\")",
        // A short form of the visible text is what one says.
        "button \"Order\" names \"Order\" appearance (text \"Order now\")",
      ])
  ) { run in
    for stop in run.screen.controls {
      guard let names = run[stop].element.userInputLabels.value, !names.isEmpty else { continue }
      let texts = run.screen.speakableTexts(of: stop)
      guard let text = texts.first else {
        if !run[stop].knows(.appearance) { run.cannotTell(.noViews, stop) }
        continue
      }
      if names.contains(where: { name in texts.contains { $0.isSaid(by: name) } }) {
        run.pass(stop)
      } else {
        run.fail(
          stop,
          ["text": .text(text), "names": .text(names.joined(separator: ", "))],
          fix: .of(
            run[stop].element.id,
            .inputLabels(([text] + names.filter { !$0.trimmed.isEmpty }).map { .known($0) })))
      }
    }
  }
}

extension AuditedScreen {
  /// The visible texts of a control that hold a word; not what is typed into a field.
  func speakableTexts(of control: Node) -> [String] {
    guard !self[control].role.isField else { return [] }
    return visibleTexts(of: control).filter { $0.count { $0.isLetter || $0.isNumber } > 1 }
  }
}

extension String {
  /// Whether a name holds this text, or is a part of it from its first word on.
  func isSaid(by name: String) -> Bool {
    if name.beginsWithWords(of: self) || !name.isEmpty && beginsWithWords(of: name) { return true }
    if name.hasNoWord { return false }
    return SpokenOrder.place(of: self, in: name) != .missing
      || SpokenOrder.place(of: name, in: self) == .first
  }
}
