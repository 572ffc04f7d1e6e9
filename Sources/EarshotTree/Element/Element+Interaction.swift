extension Element {
  /// The text that the view shows: its own, or the label of a text or heading in a source without
  /// views; `nil` when there is none.
  package var visibleText: String? {
    let own = isDisjoint(with: [.staticText, .header]) ? nil : label.value
    return (appearance.value?.text ?? own).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the element is known to have none of the given traits, or no traits.
  private func isDisjoint(with traits: Traits) -> Bool {
    self.traits.value?.isDisjoint(with: traits) ?? true
  }

  /// Whether people can act on it, as Voice Control and Switch Control judge.
  ///
  /// What the app says by `accessibilityRespondsToUserInteraction` wins. Otherwise it follows from
  /// traits, from actions and from gestures on the element, as Apple's page of that modifier has it;
  /// an overridden `accessibilityActivate` alone shows in none of them (public reports of Flutter
  /// and of SwiftUI apps agree). An element that is not enabled does nothing, so it counts as none
  /// (assumed). Gestures of the views around it, which the page counts too, are left out (assumed):
  /// every text in a row that can be tapped would be a control.
  package var isInteractive: Bool {
    if let responds = respondsToUserInteraction.value { return responds }
    guard !has(.notEnabled) else { return false }
    return traits.value?.isDisjoint(with: .interactive) == false || isTappable.value == true
      || customActions.value?.isEmpty == false
  }

  /// Whether text is typed into it.
  package var isTextField: Bool {
    traits.value?.isDisjoint(with: [.textEntry, .secureTextField, .searchField]) == false
  }

  /// Whether the keyboard types into it.
  package var isEdited: Bool {
    isTextField && (has(.isEditing) || textInput.value?.isEditing == true)
  }

  /// Whether it is an alert, a sheet of actions, a dialog or a popover of the system, which closes by
  /// itself.
  package var isSystemDialog: Bool {
    isSystemAlert
      || isNamed(["Popover", "Dialog", "_UIPopoverView", "_UIPopoverStandardChromeView"])
  }

  /// Whether it is a `UIAlertController`, an alert or a sheet of actions, which each of its buttons
  /// closes.
  package var isSystemAlert: Bool {
    isNamed(["Alert", "Sheet", "UIAlertController", "_UIAlertControllerView"])
  }

  /// Whether its class is one of some, which a test sees by a type.
  private func isNamed(_ names: Set<String>) -> Bool {
    guard let type else { return false }
    return names.contains(
      type.hasPrefix("XCUIElementType") ? String(type.dropFirst(15)) : type)
  }

  /// The text that stands in a field, without its placeholder; empty for an empty field.
  package var typedText: String {
    value.value.flatMap { $0 == textInput.value?.placeholder ? nil : $0 } ?? ""
  }

  /// The custom actions inside some folders; empty if there are none.
  package func actions(in folders: [String]) -> [CustomAction] {
    folders.reduce(customActions.value ?? []) { actions, folder in
      actions.first { $0.name == folder }?.actions ?? []
    }
  }
}

extension String {
  /// As many bullets as the text has characters, as a field shows that hides them.
  package var bullets: String { String(repeating: "•", count: count) }
}

extension ReadingOrder.Stop {
  /// Whether people can act on the element; what lies in a bar of tabs is a tab.
  package var isInteractive: Bool {
    if element.isInteractive { return true }
    guard element.respondsToUserInteraction.value == nil, !element.has(.notEnabled) else {
      return false
    }
    return enclosures.contains { [.tabBar, .tabs, .series].contains($0.kind) }
  }
}

extension Traits {
  /// Kinds of elements that are there to be acted on.
  static let interactive: Traits = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .textEntry,
    .secureTextField, .textArea, .backButton, .tabBarItem, .pickerElement, .radioButton,
    .popupButton, .menuItem, .folderIcon, .launchIcon,
  ]
}

extension Element {
  /// Whether it is the page control of the system, which says its place as its value.
  package var isPageControl: Bool {
    type.map { $0.hasSuffix("PageControl") || $0.hasSuffix("PageIndicator") } ?? false
  }
}
