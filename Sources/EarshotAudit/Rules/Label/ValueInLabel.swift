import EarshotTree

extension Rule {
  static let valueInLabel = Rule(
    "value-in-label", .label, .warning, .high, .hard,
    "The value stands in the label.",
    what: "the label “{label}” ends with the value “{value}”",
    why: "a change of the value is not said while focus rests on the element, "
      + "and the name is never the same",
    advice: "leave the name in the label and set “{value}” as accessibilityValue",
    wcag: ["4.1.2"], references: [.apple("uikit/uiaccessibilityelement/accessibilityvalue")],
    fails: """
      ▼ adjustable "Громкость 50 %"
      --- screen ru
      ▼ button toggleButton "Уведомления: выкл"
      ---
      ▼ adjustable "Guests, 2"
      ▼ adjustable "100%"
      """,
    passes: """
      adjustable "Громкость" value "50 %"
      ---
      button toggleButton "Notifications" value "0"
      ---
      adjustable "Brightness"
      --- A text is not set by anybody.
      text "Guests, 2"
      button "Table 12"
      --- The number is a part of the name, because the value is there besides.
      adjustable "Channel 5" value "40 %"
      --- A switch stands at on or off and never at a number.
      button toggleButton selected "Wi-Fi 6"
      """,
    check: .each(
      \.controls, where: { [.toggle, .slider, .adjustable, .picker, .stepper].contains($0.role) },
      telling: .label, .value
    ) { stop, run in
      guard stop.value.isEmpty, stop.element.adjustment.value == nil,
        let parts = stop.nameAndValue(in: run.screen.language(of: stop))
      else { return .pass }
      return .fail(
        ["value": .text(parts.value)],
        fix: .label(parts.name.isEmpty ? .toWrite(.name) : .known(parts.name)),
        .value(.known(parts.value)))
    })
}

extension Node {
  /// The label without its last part, and that part when it is a value.
  fileprivate func nameAndValue(in language: String) -> (name: String, value: String)? {
    if role != .toggle, spokenLabel.last.map({ $0.isNumber || $0 == "%" }) == true {
      return spokenLabel.splittingNumber
    }
    let parts = spokenLabel.splitting(end: \.isLetter)
    let word = parts.value.lowercased()
    return Lexicon.has(word, about: .onOff, in: language) && word != foldedLabel ? parts : nil
  }
}
