import EarshotReach
import EarshotTree

extension Rule {
  static let voiceCommandCollision = Rule(
    "voice-command-collision", .label, .info, .medium, .slows,
    "The name of a control is a command of Voice Control.",
    what: "“{name}” is a command of Voice Control",
    why: "whoever says it gives the command in place of pressing the control",
    advice: "add another name by accessibilityUserInputLabels, such as the word with its object",
    wcag: ["2.5.3"], references: [.wcag("label-in-name.html")],
    fails: """
      ▼ button "Go back"
      --- screen ru
      text "Сетка"
      ▼ button "Скрыть сетку"
      ---
      ▼ button "Down" names "Scroll Down"
      """,
    passes: """
      button "Back"
      ---
      button "Open" names "Open the receipt"
      --- screen ru
      button "Открыть чек"
      --- A text is not called by its name.
      text "Go back"
      --- What is a command in one language is a plain name in another.
      screen en
      button "Скрыть сетку"
      --- A command needs its object.
      button "Open"
      """,
    check: .each(\.controls, where: { $0.role != .keyboardKey }) { stop, run in
      guard let names = stop.voiceNames, let shown = names.first else { return .inapplicable }
      guard stop.isCaptured(.userInputLabels) else {
        return .incomplete(.notCaptured(.userInputLabels))
      }
      let language = run.screen.language(of: stop)
      // One name that is no command is enough.
      guard names.allSatisfy({ StopReadings.isVoiceCommand($0.folded, in: language) }) else {
        return .pass
      }
      return .fail(["name": .text(shown)], fix: .inputLabels([.toWrite(.name)]))
    })
}
