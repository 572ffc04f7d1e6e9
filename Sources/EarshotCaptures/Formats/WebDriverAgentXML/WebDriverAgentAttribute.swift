import EarshotTree

/// The attributes of a page source.
enum WebDriverAgentAttribute: String, CaseIterable {
  case type, value, name, label, enabled, visible, accessible, nativeAccessibilityElement, focused
  case x, y, width, height, index, hittable, placeholderValue, traits, nativeFrame
  case minValue, maxValue, customActions, processId, bundleId
  /// Not written by WebDriverAgent, but by tools that imitate it.
  case selected

  /// The names of traits in a page source.
  static let traitsByName: [Substring: Traits] = [
    "Button": .button, "Link": .link, "Header": .header, "SearchField": .searchField,
    "Image": .image, "Selected": .selected, "PlaysSound": .playsSound,
    "KeyboardKey": .keyboardKey, "StaticText": .staticText, "SummaryElement": .summaryElement,
    "NotEnabled": .notEnabled, "UpdatesFrequently": .updatesFrequently,
    "StartsMediaSession": .startsMediaSession, "Adjustable": .adjustable,
    "AllowsDirectInteraction": .allowsDirectInteraction, "CausesPageTurn": .causesPageTurn,
    "TabBar": .tabBar, "ToggleButton": .toggleButton, "SupportsZoom": .supportsZoom,
  ]

  /// The traits of a list such as `Selected, Button`; names that are none go to the closure.
  static func traits(_ text: String, unknown: (Substring) -> Void) -> Property<Traits> {
    var traits: Traits = []
    for part in text.utf8.split(separator: UInt8(ascii: ",")) {
      let name = Substring(part.drop { $0 == UInt8(ascii: " ") })
      if let trait = traitsByName[name] { traits.insert(trait) } else { unknown(name) }
    }
    return traits.isEmpty ? .empty : .given(traits)
  }

  /// What a capture tells that has the attribute.
  var fact: XCTestTree.Facts? {
    switch self {
    case .name: .identifier
    case .label: .label
    case .value: .value
    case .placeholderValue: .placeholder
    case .traits: .traits
    case .customActions: .customActions
    case .minValue, .maxValue: .range
    default: nil
    }
  }
}

/// The frame of an element while its attributes are read, in any order.
struct WebDriverAgentFrame {
  private var x: Double?
  private var y: Double?
  private var width: Double?
  private var height: Double?
  /// The frame before it was rounded.
  private var native: Property<Rect>?

  /// Reads one of the attributes; false when it is no number.
  mutating func read(_ attribute: WebDriverAgentAttribute, _ value: XMLValue) -> Bool {
    if attribute == .nativeFrame {
      native = XCTestNumber.frame(value.string)
      return native != nil
    }
    guard let number = value.number else { return false }
    switch attribute {
    case .x: x = number
    case .y: y = number
    case .width: width = number
    default: height = number
    }
    return true
  }

  /// The frame, when all of it was read; a root without an origin begins at zero.
  func rect(ofRoot isRoot: Bool) -> Property<Rect>? {
    if let native { return native }
    guard let x = x ?? (isRoot ? 0 : nil), let y = y ?? (isRoot ? 0 : nil), let width, let height
    else { return nil }
    return XCTestNumber.frame(x: x, y: y, width: width, height: height)
  }
}
