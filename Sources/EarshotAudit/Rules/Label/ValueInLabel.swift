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
      ---
      screen ru
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
    check: .each(\.controls, where: \.isSetByListener, telling: .label, .value) { stop, run in
      guard stop.value.isEmpty, stop.element.adjustment.value == nil,
        let parts = stop.nameAndValue(in: run.screen.language(of: stop))
      else { return .pass }
      return .fail(
        ["value": .text(parts.value)],
        fix: .label(parts.name.isEmpty ? .toWrite(.name) : .known(parts.name)),
        .value(.known(parts.value)))
    })
}

extension AuditedScreen.Node {
  fileprivate var isSetByListener: Bool {
    switch role {
    case .toggle, .slider, .adjustable, .picker, .stepper: true
    default: false
    }
  }

  /// The label without its last part, and that part when it is a value.
  fileprivate func nameAndValue(in language: String) -> (name: String, value: String)? {
    let label = spokenLabel
    guard let last = label.last else { return nil }
    if role != .toggle, last.isNumber || last == "%" {
      return label.splittingNumber
    }
    let parts = label.split(atLast: { $0.isLetter })
    let word = parts.value.lowercased()
    return OnOffWords.isOnOrOff(word, in: language) && word != label.lowercased() ? parts : nil
  }
}

extension String {
  /// Splits off the number at the end; `nil` unless it stands apart from the word before it.
  fileprivate var splittingNumber: (name: String, value: String)? {
    let parts = split(atLast: { $0.isNumber || ".,:%−".contains($0) || $0.isWhitespace })
    guard let digit = parts.value.firstIndex(where: \.isNumber) else { return nil }
    let isApart = parts.name.isEmpty || digit > parts.value.startIndex
    return isApart ? (parts.name, String(parts.value[digit...])) : nil
  }

  /// Splits off the longest end whose characters fit.
  fileprivate func split(
    atLast fits: (Character) -> Bool
  ) -> (name: String, value: String) {
    var start = endIndex
    while start > startIndex, fits(self[index(before: start)]) { start = index(before: start) }
    return (String(self[..<start]).bare, String(self[start...]))
  }

  /// The text without separators at its end.
  private var bare: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace || ",:;–—-(".contains(last) { text.removeLast() }
    return String(text)
  }
}
