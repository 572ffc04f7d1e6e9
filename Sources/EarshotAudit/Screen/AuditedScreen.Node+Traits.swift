import EarshotTree

extension AuditedScreen.Node {
  /// The words by which a finding names it: its label, else what it shows, else its id.
  var name: String { spokenLabel.isEmpty ? shownText ?? element.id.rawValue : spokenLabel }
  /// The text of its own that can be read on the screen, else the label.
  var readText: String { shownText ?? spokenLabel }
  /// Whether a tap does something that the source tells of.
  var isTappable: Bool { element.isTappable.value == true }
  /// Whether it is a scroll view, by its class.
  var isScroller: Bool { element.systemContainer?.scrolls == true }
  /// Whether its author says that it is modal.
  var isModal: Bool { element.isModal.value == true }
  /// Whether it is a choice among segments.
  var isSegmented: Bool { element.systemContainer == .segmentedControl }
  /// Whether it offers rotors of the app.
  var offersRotor: Bool { element.customRotors.value?.isEmpty == false }
  /// Whether it has custom actions.
  var hasActions: Bool { element.customActions.value?.isEmpty == false }
  /// The explicit order of what is in it; `nil` when it has none.
  var order: [Element.ID]? { element.accessibilityElements.value }
  /// Whether it does something of its own in a method of the action API.
  func handles(_ handler: Handler) -> Bool { element.handlers.value?.contains(handler) == true }
  /// Whether the importer concluded a property.
  func isDerived(_ field: Element.Field) -> Bool {
    !element.derived.isDisjoint(with: Element.Fields(field))
  }

  /// Whether its class or its traits say that it can be operated, and not only an action it has.
  var isControlByName: Bool {
    guard role == .button, handles(.activate) else {
      return role.isControl
    }
    return !traits.isDisjoint(with: Node.buttonTraits)
      || element.type?.lowercased().hasSuffix("button") == true
  }

  /// Whether a double tap does something of its own: the view reacts to a tap, or the app says so.
  var isTapped: Bool {
    if handles(.activate) { return true }
    // A text view counts as a control for what can be typed; a tap on one does nothing of its own.
    return isTappable && element.type?.hasSuffix("TextView") != true
  }

  /// Whether the importer concluded the traits, so that the app may have set others.
  var hasDerivedTraits: Bool { isDerived(.traits) }

  /// Whether it is a view of Android, where traits do not exist.
  var isAndroid: Bool { element.type?.contains("android") == true }

  /// Whether focus could be on it or in it: in sight, not hidden, no part of an element, the app's.
  var isOpenToFocus: Bool {
    isShown && !isHiddenFromTechnology && !isSystem && !isInElement
  }

  private static let buttonTraits: Traits = [
    .button, .backButton, .popupButton, .menuItem, .radioButton,
  ]
}
