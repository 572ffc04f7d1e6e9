import EarshotTree

extension Rule {
  static let fieldLabelHidesValue = Rule(
    "field-label-hides-value", .label, .warning, .high, .hard,
    "What is typed into a field is not heard.",
    what: "the field shows a text, but its value is empty for a listener",
    why: "a listener cannot check what was typed",
    advice: "leave the value of the field alone; put help into the hint",
    wcag: ["4.1.2"],
    references: [
      .apple("objectivec/nsobject-swift.class/accessibilityvalue"),
      "https://developer.android.com/guide/topics/ui/accessibility/principles",
    ],
    fails: """
      ▼ textEntry "Name" appearance (text "Anna")
      ---
      ▼ searchField "Поиск" value "" appearance (text "пепперони")
      ---
      ▼ textEntry "Comment" type UITextView appearance (text "Ring twice")
      button "Send"
      """,
    passes: """
      textEntry "Name" value "Anna" appearance (text "Anna")
      ---
      textEntry "Name" input (placeholder "Your name")
      ---
      text "Name" appearance (text "Anna")
      --- What is secret is not read out.
      textEntry secureTextField "Password" appearance (text "hunter2")
      --- A source that does not tell values cannot tell that one is missing.
      textEntry "Name" appearance (text "Anna") unknown value
      """,
    check: .each(\.stops, where: \.role.isField) { stop, _ in
      let isSecure =
        stop.traits.contains(.secureTextField) || stop.element.textInput.value?.isSecure == true
      if isSecure { return .inapplicable }
      // On Android a description is said instead of the text.
      if stop.isAndroid {
        guard !stop.spokenLabel.isEmpty, stop.isAuthored(.label) else { return .pass }
        // An empty field hides nothing yet.
        return stop.element.typedText.trimmed.isEmpty ? .inapplicable : .fail()
      }
      guard let text = stop.element.appearance.value?.text?.trimmed, !text.isEmpty else {
        return .inapplicable
      }
      guard stop.isCaptured(.value) else { return .incomplete(.notCaptured(.value)) }
      let isTold = !stop.value.isEmpty || stop.element.attributedValue.value?.text.isEmpty == false
      return isTold ? .pass : .fail(fix: .value(.known(text)))
    })
}
