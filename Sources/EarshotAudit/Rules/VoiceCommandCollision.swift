import EarshotTree

extension Rule {
  /// The name of a control is a command of Voice Control.
  static let voiceCommandCollision = Rule(
    "voice-command-collision", step: .label, severity: .info, confidence: .medium, impact: .slows,
    criteria: ["2.5.3"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/label-in-name.html"],
    english: RuleText(
      "The name of a control is a command of Voice Control.",
      what: "“{name}” is a command of Voice Control",
      why: "whoever says it gives the command in place of pressing the control",
      advice: "add another name by accessibilityUserInputLabels, such as the word with its object"),
    russian: RuleText(
      "Имя элемента — команда Управления голосом.",
      what: "«{name}» — команда Управления голосом",
      why: "кто ее произносит, отдает команду, а не нажимает на элемент",
      advice: "добавьте другое имя через accessibilityUserInputLabels, например слово с предметом"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Go back\"",
        """
        screen ru
        text "Чек за 12 мая"
        ▼ button "Открыть"
        """,
        "▼ button \"Down\" names \"Scroll Down\"",
      ],
      passing: [
        "button \"Back\"",
        "button \"Open\" names \"Open the receipt\"",
        """
        screen ru
        button "Открыть чек"
        """,
      ],
      falsePositives: [
        // A text is not called by its name.
        "text \"Go back\"",
        // What is a command in one language is a plain word in another.
        """
        screen en
        button "Abrir"
        """,
      ])
  ) { run in
    for stop in run.screen.controls where run[stop].role != .keyboardKey {
      guard !run[stop].voiceName.isEmpty, run.knows(stop, .userInputLabels) else { continue }
      let given = run[stop].element.userInputLabels.value ?? []
      let names = given.isEmpty ? [run[stop].foldedLabel] : given.map { $0.trimmed.lowercased() }
      let language = run.screen.language(of: stop)
      // One name that is no command is enough.
      if names.allSatisfy({ VoiceCommands.contains($0, in: language) }) {
        run.fail(
          stop, ["name": .text(run[stop].voiceName)],
          fix: .of(run[stop].element.id, .inputLabels([.toWrite(.name)])))
      } else {
        run.pass(stop)
      }
    }
  }
}
