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
      --- A view without a role says by its words that it is a switch.
      ▼ element "ログイン許可, オン" type AXGenericElement
      ▼ element "WLAN, ein" type android.view.View tappable
      ▼ element "Notifications: Off" type android.view.ViewGroup tappable
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
      --- A cell of a table says its texts, and a sentence ends with any word.
      element cell "WLAN, Ein"
        text "WLAN"
        text "Ein"
      element "Come in, everybody, come on" type android.view.View
      text "Printer, off"
      """,
    check: .each(
      \.stops, where: { $0.standsAtValue || $0.isViewWithoutRole }, telling: .label
    ) { stop, run in
      // A role tells that there is a value; without one the words have to.
      if stop.standsAtValue, let missing = stop.missing(.value) { return missing }
      guard stop.value.isEmpty, stop.element.adjustment.value == nil else { return .pass }
      let language = run.screen.language(of: stop)
      guard let parts = stop.standsAtValue ? stop.nameAndValue(in: language) : stop.nameAndState
      else { return stop.standsAtValue ? .pass : .inapplicable }
      let name: Fix.Change = .label(parts.name.isEmpty ? .toWrite(.name) : .known(parts.name))
      let value: Fix.Change = .value(.known(parts.value))
      // What is on or off is a switch.
      return stop.standsAtValue
        ? .fail(["value": .text(parts.value)], fix: name, value)
        : .fail(
          ["value": .text(parts.value)], fix: name, value, .insertTraits([.button, .toggleButton]))
    })
}

extension Node {
  /// Whether it is a control that stands at a value.
  fileprivate var standsAtValue: Bool {
    [.toggle, .slider, .adjustable, .picker, .stepper].contains(role)
  }

  /// Whether it is a view of which nothing tells what kind of thing it is; a cell says the texts in it.
  fileprivate var isViewWithoutRole: Bool {
    guard role == .other, !spokenLabel.isEmpty, let type = element.type?.lowercased() else {
      return false
    }
    // A label that is joined of the texts inside says each of them where it stands.
    return !type.contains("cell") && element.document == nil && !isDerived(.label)
      && !ancestors.contains(where: \.isWebView)
  }

  /// The label without the word for on or off behind a comma or colon, in any language, and that
  /// word; `nil` when there is none.
  fileprivate var nameAndState: (name: String, value: String)? {
    guard let mark = spokenLabel.lastIndex(where: { ",:、，：\n".contains($0) }) else { return nil }
    let word = spokenLabel[mark...].dropFirst().trimmingPrefix { $0.isWhitespace }
    let name = String(spokenLabel[..<mark]).strippedOfSeparators
    guard !name.isEmpty, Lexicon.all[.onOff].contains(word.lowercased()) else { return nil }
    return (name, String(word))
  }

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
