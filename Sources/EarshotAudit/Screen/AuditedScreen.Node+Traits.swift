import EarshotTree

extension AuditedScreen.Node {
  /// Whether its class or its traits say that it can be operated, and not only an action it has.
  var isControlByName: Bool {
    guard role == .button, element.handlers.value?.contains(.activate) == true else {
      return role.isControl
    }
    return !traits.isDisjoint(with: AuditedScreen.Node.buttonTraits)
      || element.type?.lowercased().hasSuffix("button") == true
  }

  /// Whether a double tap does something of its own: the view reacts to a tap, or the app says so.
  var isTapped: Bool {
    if element.handlers.value?.contains(.activate) == true { return true }
    // A text view counts as a control for what can be typed; a tap on one does nothing of its own.
    return element.isTappable.value == true && element.type?.hasSuffix("TextView") != true
  }

  /// Whether the importer concluded the traits, so that the app may have set others.
  var hasDerivedTraits: Bool { !element.derived.isDisjoint(with: Element.Fields(.traits)) }

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
