import EarshotTree

extension StillScreen {
  /// A key types what it is called into the field that is edited.
  ///
  /// A key of another name, such as the one for capitals, does what no capture tells.
  func press(_ key: Element) -> ActionResult {
    guard key.has(.keyboardKey), !key.has(.notEnabled), let letter = key.label.value,
      letter.count == 1, let field = still.allElements.first(where: \.isEdited)
    else { return .ignored }
    return edit(field) { $0 + letter }
  }

  /// One field at a time takes the keyboard; the one before loses it.
  func beginEditing(_ element: Element) -> ActionResult {
    for other in still.allElements where other.id != element.id && other.has(.isEditing) {
      _ = endEditing(other)
    }
    still.update(element.id) { element in
      element.traits = .given((element.traits.value ?? []).union(.isEditing))
    }
    return ActionResult(isHandled: true)
  }

  /// The keyboard goes away.
  func endEditing(_ element: Element) -> ActionResult {
    guard element.has(.isEditing) else { return .ignored }
    still.update(element.id) { element in
      element.traits = .given((element.traits.value ?? []).subtracting(.isEditing))
    }
    return ActionResult(isHandled: true)
  }

  /// The text of a field changes.
  func edit(_ element: Element, _ change: (String) -> String) -> ActionResult {
    guard element.isTextField, !element.has(.notEnabled) else { return .ignored }
    let placeholder = element.textInput.value?.placeholder
    still.update(element.id) { element in
      let text = element.typedText
      // What a secure field exposes is one bullet a character.
      let isSecret = element.has(.secureTextField)
      let changed = isSecret ? change(text).bullets : change(text)
      element.value = Property(changed.isEmpty ? placeholder : changed)
    }
    return ActionResult(isHandled: true)
  }
}

extension Element {
  /// Whether the keyboard types into it.
  fileprivate var isEdited: Bool { isTextField && has(.isEditing) }
}
