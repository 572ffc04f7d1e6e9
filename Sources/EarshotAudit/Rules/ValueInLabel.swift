import EarshotTree

extension Rule {
  /// The label of an element that can be set ends with its value.
  static let valueInLabel = Rule(
    "value-in-label", step: .label, severity: .warning, confidence: .high, impact: .hard,
    criteria: ["4.1.2"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilityvalue"
    ],
    english: RuleText(
      "The value stands in the label.",
      what: "the label “{label}” ends with the value “{value}”",
      why: "a change of the value is not said while focus rests on the element, "
        + "and the name is never the same",
      advice: "leave the name in the label and set “{value}” as accessibilityValue"),
    russian: RuleText(
      "Значение записано в название.",
      what: "название «{label}» кончается значением «{value}»",
      why: "VoiceOver не скажет об изменении, пока фокус на элементе, "
        + "а имя каждый раз разное",
      advice: "оставьте в названии имя, а «{value}» задайте как accessibilityValue"),
    examples: RuleExamples(
      failing: [
        "▼ adjustable \"Громкость 50 %\"",
        """
        screen ru
        ▼ button toggleButton "Уведомления: выкл"
        """,
        "▼ adjustable \"Guests, 2\"\n▼ adjustable \"100%\"",
      ],
      passing: [
        "adjustable \"Громкость\" value \"50 %\"",
        "button toggleButton \"Notifications\" value \"0\"",
        "adjustable \"Brightness\"",
      ],
      falsePositives: [
        // A text is not set by anybody.
        "text \"Guests, 2\"\nbutton \"Table 12\"",
        // The number is a part of the name, because the value is there besides.
        "adjustable \"Channel 5\" value \"40 %\"",
        // A switch stands at on or off and never at a number.
        "button toggleButton selected \"Wi-Fi 6\"",
      ])
  ) { run in
    for stop in run.screen.controls where run[stop].isSetByListener {
      guard run.knows(stop, .label, .value) else { continue }
      guard run[stop].value.isEmpty, run[stop].element.adjustment.value == nil,
        let parts = run[stop].nameAndValue(in: run.screen.language(of: stop))
      else {
        run.pass(stop)
        continue
      }
      run.fail(
        stop, ["value": .text(parts.value)],
        fix: .of(
          run[stop].element.id,
          .label(parts.name.isEmpty ? .toWrite(.name) : .known(parts.name)),
          .value(.known(parts.value))))
    }
  }
}

extension NodeFacts {
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
