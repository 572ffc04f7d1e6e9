public import EarshotTree

/// Writes a screen as WebDriverAgent writes a page source, with the attributes of its version 9.12.
///
/// It stands for the tool in tests: what the format cannot carry is not written.
public struct PageSourceWriter {
  private var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private let screen: Screen

  /// The page source of a screen.
  public static func pageSource(of screen: Screen, app: String) -> String {
    var writer = PageSourceWriter(screen: screen)
    writer.write(app: app)
    return writer.text
  }

  private init(screen: Screen) {
    self.screen = screen
  }

  private mutating func write(app: String) {
    let frame = Rect(x: 0, y: 0, width: screen.size?.width ?? 0, height: screen.size?.height ?? 0)
    open("Application", name: app, label: app, frame: frame, index: 0, depth: 0)
    open("Window", name: nil, label: nil, frame: frame, index: 0, depth: 1)
    for (index, element) in screen.elements.enumerated() {
      write(element, index: index, depth: 2, isInside: false)
    }
    text += "  </XCUIElementTypeWindow>\n</XCUIElementTypeApplication>\n"
  }

  private mutating func open(
    _ type: String, name: String?, label: String?, frame: Rect, index: Int, depth: Int
  ) {
    let attributes: [(String, String?)] = [
      ("type", "XCUIElementType\(type)"), ("name", name), ("label", label), ("enabled", "true"),
      ("visible", "true"), ("accessible", "false"),
    ]
    append(
      "XCUIElementType\(type)", attributes + geometry(frame, index) + [("traits", "")],
      depth: depth, isLeaf: false)
  }

  private mutating func write(_ element: Element, index: Int, depth: Int, isInside: Bool) {
    guard !element.isHiddenFromAssistiveTechnology else { return }
    let type = PageSourceType.name(of: element)
    let isLeaf = element.children.isEmpty
    append(
      type, attributes(of: element, type, index: index, isInside: isInside), depth: depth,
      isLeaf: isLeaf)
    guard !isLeaf else { return }
    for (place, child) in element.children.enumerated() {
      write(
        child, index: place, depth: depth + 1,
        isInside: isInside || element.isAccessibilityElement)
    }
    text += String(repeating: "  ", count: depth) + "</\(type)>\n"
  }

  private func attributes(
    of element: Element, _ type: String, index: Int, isInside: Bool
  ) -> [(String, String?)] {
    let label = element.label.value
    let frame = element.effectiveFrame ?? .zero
    let bounds = Rect(
      x: 0, y: 0, width: screen.size?.width ?? 0, height: screen.size?.height ?? 0)
    let isVisible = !frame.intersection(bounds).isEmpty
    return [
      ("type", type), ("value", value(of: element, type)),
      ("name", element.identifier.value ?? label), ("label", label),
      ("enabled", element.has(.notEnabled) ? "false" : "true"),
      ("visible", isVisible ? "true" : "false"),
      ("accessible", element.isAccessibilityElement && !isInside ? "true" : "false"),
    ] + geometry(frame, index) + [
      ("placeholderValue", element.textInput.value?.placeholder),
      ("traits", traits(of: element)),
    ]
  }

  private func geometry(_ frame: Rect, _ index: Int) -> [(String, String?)] {
    let x = frame.x.rounded(.down)
    let y = frame.y.rounded(.down)
    return [
      ("x", "\(Int(x))"), ("y", "\(Int(y))"),
      ("width", "\(Int(frame.maxX.rounded(.up) - x))"),
      ("height", "\(Int(frame.maxY.rounded(.up) - y))"), ("index", "\(index)"),
    ]
  }

  private func value(of element: Element, _ type: String) -> String? {
    if let value = element.value.value { return value }
    switch type {
    case "XCUIElementTypeButton": return element.has(.selected) ? "1" : nil
    case "XCUIElementTypeStaticText": return element.label.value
    default: return nil
    }
  }

  private func traits(of element: Element) -> String {
    (element.traits.value ?? []).intersection(.publicBits).names
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: ", ")
  }

  private mutating func append(
    _ tag: String, _ attributes: [(String, String?)], depth: Int, isLeaf: Bool
  ) {
    text += String(repeating: "  ", count: depth) + "<\(tag)"
    for case (let name, let value?) in attributes { text += " \(name)=\"\(value.escaped)\"" }
    text += isLeaf ? "/>\n" : ">\n"
  }
}

/// The types that XCTest gives to the classes of UIKit.
enum PageSourceType {
  private static let names = [
    "UIButton": "Button", "UILabel": "StaticText", "UIImageView": "Image", "UITableView": "Table",
    "UITableViewCell": "Cell", "UICollectionView": "CollectionView",
    "UICollectionViewCell": "Cell", "UITabBar": "TabBar", "UITabBarButton": "Button",
    "UISegmentedControl": "SegmentedControl", "UISegment": "Button", "UISwitch": "Switch",
    "UISlider": "Slider", "UITextField": "TextField", "UISearchTextField": "SearchField",
    "UIActivityIndicatorView": "ActivityIndicator", "UIScrollView": "ScrollView",
    "UINavigationBar": "NavigationBar", "UIStepper": "Stepper",
  ]

  static func name(of element: Element) -> String {
    "XCUIElementType" + (element.type.flatMap { names[$0] } ?? "Other")
  }
}

extension String {
  fileprivate var escaped: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n": text += "&#10;"
      default: text.append(character)
      }
    }
  }
}
