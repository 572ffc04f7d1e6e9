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
      screen ru
      text "Доставка"
      ▼ button value "Сегодня в 18:00" empty label
      ---
      ▼ adjustable "" value "50 %" hint "Changes how loud it is"
      ---
      ▼ button value "Sold out" empty label names " "
      """,
    passes: """
      button "Play"
      ---
      button "Play" names "" "Start"
      ---
      button "Play" names none
      --- Names without a word are none, so that the label is the name.
      button "Play" names ""
      --- A text is not called by its name.
      text value "50 %" empty label
      --- What VoiceOver cannot name either is another mistake.
      button empty label
      --- A dimmed control does nothing, whatever it is called.
      button dimmed value "Sold out" empty label
      """,
    check: .each(\.controls, where: { $0.role != .keyboardKey }) { stop, _ in
      guard stop.isCaptured(.label) else { return .incomplete(.notCaptured(.label)) }
      guard let names = stop.voiceNames else { return .inapplicable }
      guard names.isEmpty, stop.spokenLabel.isEmpty,
        let heard = [stop.value, stop.hint].first(where: { !$0.isEmpty })
      else { return .pass }
      return .fail(["heard": .text(heard)], fix: .label(.toWrite(.name)))
    })
}
