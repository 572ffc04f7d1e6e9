import EarshotTree

extension StillScreen {
  /// A key types what it is called into the field that is edited; the space bar, delete and return do
  /// what they are for.
  ///
  /// A key of another name, such as the one for capitals, does what no capture tells.
  func press(_ key: Element) -> ActionResult {
    guard key.has(.keyboardKey), !key.has(.notEnabled) else { return .ignored }
    guard let name = key.label.value,
      let field = still.allElements.first(where: { $0.isTextField && $0.isEdited })
    else {
      return .unknown
    }
    switch KeyboardKey(name) {
    case .character(let character): return edit(field) { $0 + character }
    case .delete: return edit(field) { String($0.dropLast()) }
    case .return: return endLine(of: field)
    case nil: return .unknown
    }
  }

  /// Return ends a line; a field of one line leaves it to the app what it does.
  func endLine(of field: Element) -> ActionResult {
    guard field.isTextField, !field.has(.notEnabled) else { return .ignored }
    return field.isMultiline
      ? edit(field) { $0 + "\n" } : ActionResult(isHandled: true, isKnown: false)
  }

  /// Takes back the last change of a field, or of any; what the app itself can undo is in its code.
  func undoTyping(in field: Element.ID? = nil) -> ActionResult {
    guard let index = typed.lastIndex(where: { field == nil || $0.field == field }) else {
      return .unknown
    }
    let last = typed.remove(at: index)
    return ActionResult(isHandled: still.update(last.field) { $0.value = last.value })
  }

  /// One field at a time takes the keyboard; the one before loses it.
  func beginEditing(_ element: Element) -> ActionResult {
    for other in still.allElements where other.id != element.id && other.isEdited {
      _ = endEditing(other)
    }
    still.update(element.id) { element in
      element.traits = .given((element.traits.value ?? []).union(.isEditing))
    }
    return ActionResult(isHandled: true)
  }

  /// The keyboard goes away.
  func endEditing(_ element: Element) -> ActionResult {
    guard element.isEdited else { return .ignored }
    still.update(element.id) { element in
      element.traits = .given((element.traits.value ?? []).subtracting(.isEditing))
      guard var input = element.textInput.value else { return }
      input.isEditing = false
      element.textInput = .given(input)
    }
    return ActionResult(isHandled: true)
  }

  /// The text of a field changes.
  func edit(_ element: Element, _ change: (String) -> String) -> ActionResult {
    guard element.isTextField, !element.has(.notEnabled) else { return .ignored }
    let placeholder = element.textInput.value?.placeholder
    typed.append((element.id, element.value))
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
  /// Whether it is a view of several lines.
  fileprivate var isMultiline: Bool {
    textInput.value?.isMultiline == true || has(.textArea)
  }
}
