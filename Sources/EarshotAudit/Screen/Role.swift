import EarshotTree

/// What kind of thing a node is, from its traits and from the class or type that the source names.
enum Role: String, Sendable {
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

  init(_ element: Element) {
    let name = (element.type ?? "").classEnding
    let traits = element.traits.value ?? []
    self = Role.byType[name] ?? Role(traits: traits) ?? Role.weakly[name] ?? .other
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

  /// Classes that decide whatever the traits say: the ends of the names that sources use.
  private static let byType: [String: Role] = [
    "switch": .toggle, "toggle": .toggle, "checkbox": .toggle, "uiswitch": .toggle,
    "slider": .slider, "uislider": .slider, "seekbar": .slider,
    "stepper": .stepper, "uistepper": .stepper,
    "picker": .picker, "pickerwheel": .picker, "datepicker": .picker, "uidatepicker": .picker,
    "uipickerview": .picker, "colorwell": .picker,
    "progressindicator": .progress, "uiprogressview": .progress, "progressbar": .progress,
    "activityindicator": .activityIndicator, "uiactivityindicatorview": .activityIndicator,
    "searchfield": .searchField, "uisearchtextfield": .searchField, "uisearchbar": .searchField,
    "textfield": .field, "uitextfield": .field, "securetextfield": .field, "textview": .field,
    "edittext": .field,
    "uisegment": .segment, "uitabbarbutton": .tab, "tab": .tab,
  ]

  /// Classes that decide when the traits say nothing.
  private static let weakly: [String: Role] = [
    "button": .button, "uibutton": .button, "link": .link, "key": .keyboardKey,
    "image": .image, "imageview": .image, "uiimageview": .image,
    "statictext": .text, "uilabel": .text, "heading": .text,
  ]
}

extension String {
  /// A class or type in lower case without module, package and `XCUIElementType`.
  fileprivate var classEnding: String {
    let last = split(separator: ".").last.map(String.init) ?? self
    // The text view of Android is a label; that of UIKit is a field.
    if last == "TextView", hasPrefix("android") { return "statictext" }
    let prefix = "XCUIElementType"
    return (last.hasPrefix(prefix) ? String(last.dropFirst(prefix.count)) : last).lowercased()
  }
}
