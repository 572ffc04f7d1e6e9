import EarshotText
import EarshotTree

/// What an attribute of a page source is.
enum WebDriverAgentAttribute {
  case property(XCTestProperty)
  case x, y, width, height, nativeFrame, traits, customActions
  /// The focus of a television, which has no place in a screen.
  case focused

  /// The attributes by name.
  static let byName: [String: WebDriverAgentAttribute] = [
    "type": .property(.ignored), "index": .property(.ignored), "processId": .property(.ignored),
    "bundleId": .property(.ignored), "hittable": .property(.ignored), "value": .property(.value),
    "name": .property(.identifier), "label": .property(.label),
    "placeholderValue": .property(.placeholder), "enabled": .property(.enabled),
    "visible": .property(.visible), "accessible": .property(.accessible),
    "nativeAccessibilityElement": .property(.native), "minValue": .property(.minimum),
    "maxValue": .property(.maximum), "focused": .focused, "x": .x, "y": .y, "width": .width,
    "height": .height, "nativeFrame": .nativeFrame, "traits": .traits,
    "customActions": .customActions,
    // Not written by WebDriverAgent, but by tools that imitate it.
    "selected": .property(.selected),
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

  /// The public traits, whose names page sources write with a capital.
  private static let traitsByName = Dictionary(
    uniqueKeysWithValues: Traits.publicBits.names.map {
      ($0.capitalizingFirst[...], Traits(name: $0) ?? [])
    })
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
    if case .nativeFrame = attribute {
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

  /// Whether one of its numbers is none of a place: a frame without extent is nowhere, which is no
  /// mistake.
  var isNotFinite: Bool {
    let numbers = [x, y, width, height].compactMap(\.self)
    if numbers.contains(where: \.isNaN) { return true }
    return numbers.contains(where: \.isInfinite) && (width != 0 || height != 0)
  }

  /// The frame, when all of it was read; a root without an origin begins at zero.
  func rect(ofRoot isRoot: Bool) -> Property<Rect>? {
    if let native { return native }
    guard let x = x ?? (isRoot ? 0 : nil), let y = y ?? (isRoot ? 0 : nil), let width, let height
    else { return nil }
    return XCTestNumber.frame(x: x, y: y, width: width, height: height)
  }
}
