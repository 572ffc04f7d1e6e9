import EarshotTree

extension Rule {
  static let voiceNameMissing = Rule(
    "voice-name-missing", .label, .error, .medium, .hard,
    "Voice Control has no name for a control that VoiceOver names.",
    what: "VoiceOver says “{heard}”, and Voice Control shows only a number",
    why: "who speaks to the phone has to ask for the numbers first, every time",
    advice: "give it a label, or a name in accessibilityUserInputLabels",
    wcag: ["2.5.3", "4.1.2"],
    references: [.apple("objectivec/nsobject-swift.class/accessibilityuserinputlabels")],
    supersededBy: Rule.missingNames + [
      "label-missing", "label-blank", "label-is-asset-name", "hint-only", "field-placeholder-only",
      "value-as-label", "voice-name-unspeakable",
    ],
    fails: """
      ▼ button "Play" names ""
      ---
      screen ru
      text "Доставка"
      ▼ button value "Сегодня в 18:00" empty label
      ---
      ▼ adjustable "" value "50 %" hint "Changes how loud it is"
      ---
      ▼ link "Terms" names " " ""
      """,
    passes: """
      button "Play"
      ---
      button "Play" names "" "Start"
      ---
      button "Play" names none
      --- A text is not called by its name.
      text value "50 %" empty label
      --- What VoiceOver cannot name either is another mistake.
      button empty label
      --- A dimmed control does nothing, whatever it is called.
      button dimmed value "Sold out" empty label
      """,
    check: .each(\.controls, where: { $0.role != .keyboardKey }) { stop, _ in
      guard stop.isCaptured(.label) else { return .incomplete(.notCaptured(.label)) }
      guard stop.element.isInteractive else { return .inapplicable }
      let names = stop.element.userInputLabels.value ?? []
      let isNamed =
        names.isEmpty ? !stop.spokenLabel.isEmpty : names.contains { !$0.trimmed.isEmpty }
      let heard = [stop.spokenLabel, stop.value, stop.element.hint.value?.trimmed ?? ""]
        .first { !$0.isEmpty }
      guard !isNamed, let heard else { return .pass }
      return .fail(
        ["heard": .text(heard)],
        fix: stop.spokenLabel.isEmpty
          ? .label(.toWrite(.name)) : .inputLabels([.known(stop.spokenLabel)]))
    })
}
