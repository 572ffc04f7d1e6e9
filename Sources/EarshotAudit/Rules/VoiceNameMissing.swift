import EarshotTree

extension Rule {
  /// VoiceOver names a control, and Voice Control shows only a number for it.
  static let voiceNameMissing = Rule(
    "voice-name-missing", step: .label, severity: .error, confidence: .medium, impact: .hard,
    criteria: ["2.5.3", "4.1.2"],
    references: [
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityuserinputlabels"
    ],
    yieldsTo: Rule.missingNames + [
      "label-missing", "label-blank", "label-is-asset-name", "hint-only", "field-placeholder-only",
      "value-as-label", "voice-name-unspeakable",
    ],
    english: RuleText(
      "Voice Control has no name for a control that VoiceOver names.",
      what: "VoiceOver says “{heard}”, and Voice Control shows only a number",
      why: "who speaks to the phone has to ask for the numbers first, every time",
      advice: "give it a label, or a name in accessibilityUserInputLabels"),
    russian: RuleText(
      "У Управления голосом нет имени для элемента, который VoiceOver называет.",
      what: "VoiceOver говорит «{heard}», а Управление голосом показывает только номер",
      why: "кто говорит с телефоном, каждый раз должен сначала попросить показать номера",
      advice: "задайте название или имя в accessibilityUserInputLabels"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Play\" names \"\"",
        """
        screen ru
        text "Доставка"
        ▼ button value "Сегодня в 18:00" empty label
        """,
        "▼ adjustable \"\" value \"50 %\" hint \"Changes how loud it is\"",
        "▼ link \"Terms\" names \" \" \"\"",
      ],
      passing: [
        "button \"Play\"",
        "button \"Play\" names \"\" \"Start\"",
        "button \"Play\" names none",
      ],
      falsePositives: [
        // A text is not called by its name.
        "text value \"50 %\" empty label",
        // What VoiceOver cannot name either is another mistake.
        "button empty label",
        // A dimmed control does nothing, whatever it is called.
        "button dimmed value \"Sold out\" empty label",
      ])
  ) { run in
    for stop in run.screen.controls where run[stop].role != .keyboardKey {
      let facts = run[stop]
      guard run.knows(stop, .label), facts.element.isInteractive else { continue }
      let names = facts.element.userInputLabels.value ?? []
      let isNamed =
        names.isEmpty ? !facts.spokenLabel.isEmpty : names.contains { !$0.trimmed.isEmpty }
      let heard = [facts.spokenLabel, facts.value, facts.element.hint.value?.trimmed ?? ""]
        .first { !$0.isEmpty }
      guard !isNamed, let heard else {
        run.pass(stop)
        continue
      }
      run.fail(
        stop, ["heard": .text(heard)],
        fix: .of(
          facts.element.id,
          facts.spokenLabel.isEmpty
            ? .label(.toWrite(.name)) : .inputLabels([.known(facts.spokenLabel)])))
    }
  }
}
