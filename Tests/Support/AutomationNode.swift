import EarshotTree

/// An element as XCTest sees it: what its tools have in common.
///
/// What they cannot carry is not here, so that writers of their formats cannot write it.
struct AutomationNode {
  /// The type without its prefix, such as `Button`.
  var type: String
  var identifier: String?
  var label: String?
  var value: String?
  var placeholder: String?
  var frame: Rect
  var isAccessible: Bool
  var isVisible: Bool
  var isEnabled: Bool
  var isSelected: Bool
  /// Public traits by their names, capitalised.
  var traits: [String]
  var children: [AutomationNode]

  /// The application with the window that holds a screen.
  static func tree(of screen: Screen, app: String) -> AutomationNode {
    let frame = Rect(x: 0, y: 0, width: screen.size?.width ?? 0, height: screen.size?.height ?? 0)
    let elements = screen.elements.compactMap {
      AutomationNode($0, bounds: frame, isInside: false)
    }
    let window = AutomationNode(type: "Window", frame: frame, children: elements)
    return AutomationNode(type: "Application", label: app, frame: frame, children: [window])
  }

  private init(type: String, label: String? = nil, frame: Rect, children: [AutomationNode]) {
    self.type = type
    self.label = label
    self.frame = frame
    self.children = children
    (isAccessible, isVisible, isEnabled, isSelected, traits) = (false, true, true, false, [])
  }

  private init?(_ element: Element, bounds: Rect, isInside: Bool) {
    guard !element.isHiddenFromAssistiveTechnology else { return nil }
    type = String(PageSourceType.name(of: element).dropFirst("XCUIElementType".count))
    identifier = element.identifier.value
    label = element.label.value
    value = element.value.value
    placeholder = element.textInput.value?.placeholder
    let exact = element.effectiveFrame ?? .zero
    let (x, y) = (exact.x.rounded(.down), exact.y.rounded(.down))
    frame = Rect(
      x: x, y: y, width: exact.maxX.rounded(.up) - x, height: exact.maxY.rounded(.up) - y)
    isAccessible = element.isAccessibilityElement && !isInside
    isVisible = !exact.intersection(bounds).isEmpty
    isEnabled = !element.has(.notEnabled)
    isSelected = element.has(.selected)
    traits = (element.traits.value ?? []).intersection(.publicBits).names
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    children = element.children.compactMap {
      AutomationNode($0, bounds: bounds, isInside: isInside || element.isAccessibilityElement)
    }
  }
}
