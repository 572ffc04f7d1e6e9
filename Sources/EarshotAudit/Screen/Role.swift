import EarshotTree

/// What kind of thing a node is, from its traits and from the class or type that the source names.
enum Role: String, Sendable, Codable {
  case button, link, toggle, slider, adjustable, stepper, picker, segment, tab, keyboardKey
  case field, searchField
  case image, text, progress, activityIndicator
  case other

  /// Whether it can be operated; the word "control" of the rules.
  var isControl: Bool {
    switch self {
    case .image, .text, .progress, .activityIndicator, .other: false
    default: true
    }
  }

  /// The word for it in shapes of elements.
  var name: String { rawValue }

  /// Whether text is typed into it.
  var isField: Bool { self == .field || self == .searchField }

  /// Reads the role of an element.
  ///
  /// - Parameter type: what its class or type tells.
  init(_ element: Element, _ type: ElementType) {
    let traits = element.traits.value ?? []
    self = type.role ?? Role(traits: traits) ?? type.weakRole ?? .other
    // A type tells the picture or the text that a view is; a trait tells that it can be operated.
    if self == .image || self == .text || self == .other, let told = Role(traits: traits) {
      self = told
    }
    // An action makes a control of what has no trait.
    if self == .other, element.isAccessibilityElement,
      element.handlers.value?.contains(.activate) == true
    {
      self = .button
    }
  }

  private init?(traits: Traits) {
    if traits.contains(.keyboardKey) {
      self = .keyboardKey
    } else if traits.contains(.searchField) {
      self = .searchField
    } else if !traits.isDisjoint(with: [.textEntry, .secureTextField, .textArea]) {
      self = .field
    } else if traits.contains(.toggleButton) {
      self = .toggle
    } else if traits.contains(.adjustable) {
      self = .adjustable
    } else if traits.contains(.tabBarItem) {
      self = .tab
    } else if traits.contains(.link) {
      self = .link
    } else if !traits.isDisjoint(with: [
      .button, .backButton, .popupButton, .menuItem, .radioButton,
    ]) {
      self = .button
    } else if traits.contains(.image) {
      self = .image
    } else if traits.contains(.staticText) || traits.contains(.header) {
      self = .text
    } else {
      return nil
    }
  }
}
