import EarshotTree

/// The type of an element as UI tests name it, `XCUIElement.ElementType`.
package struct UITestElementType: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `staticText`.
  package let name: String

  /// The name.
  package var description: String { name }

  /// The property of a query that finds elements of the type, such as `staticTexts`.
  package var query: String {
    switch name {
    case "other": "otherElements"
    case "switch": "switches"
    case "searchField", "button", "cell", "link", "image", "slider", "key", "table": name + "s"
    case "menuBarItem": "menuBarItems"
    default: name.hasSuffix("s") || name.hasSuffix("x") ? name + "es" : name + "s"
    }
  }

  /// The type of an element: by class where the class is a control, then by trait, then by class.
  ///
  /// No source lists how XCTest decides; the order follows dumps of apps (an assumption).
  init(of element: Element) {
    let named = element.type.flatMap(UITestElementType.named)
    if let named, !UITestElementType.weak.contains(named) {
      name = named
    } else if element.systemContainer == .cell {
      name = "cell"
    } else {
      name = UITestElementType.name(of: element) ?? named ?? "other"
    }
  }

  /// The type that the traits or the container tell; `nil` if they tell none.
  private static func name(of element: Element) -> String? {
    let traits = element.traits.value ?? []
    if let found = byTrait.first(where: { traits.contains($0.trait) }) { return found.name }
    return element.systemContainer.flatMap { byContainer[$0] }
  }

  /// The type that a class or a name of XCTest tells; `nil` for a class of an app.
  private static func named(_ type: String) -> String? {
    if type.hasPrefix(prefix) {
      let rest = type.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return byClass[type]
  }

  /// What the names of types begin with in page sources, which list what a test sees.
  static let prefix = "XCUIElementType"

  /// Types that say less than a trait does.
  private static let weak: Set<String> = ["staticText", "image", "other", "any"]

  private static let byTrait: [(trait: Traits, name: String)] = [
    (.keyboardKey, "key"), (.searchField, "searchField"), (.secureTextField, "secureTextField"),
    (.textArea, "textView"), (.textEntry, "textField"), (.toggleButton, "switch"),
    (.adjustable, "slider"), (.link, "link"), (.button, "button"), (.backButton, "button"),
    (.tabBarItem, "button"), (.popupButton, "popUpButton"), (.radioButton, "radioButton"),
    (.menuItem, "menuItem"), (.image, "image"), (.staticText, "staticText"),
    (.header, "staticText"),
  ]

  private static let byContainer: [SystemContainer: String] = [
    .scrollView: "scrollView", .table: "table", .collection: "collectionView", .cell: "cell",
    .tabBar: "tabBar", .navigationBar: "navigationBar", .toolbar: "toolbar",
    .segmentedControl: "segmentedControl", .stepper: "stepper",
  ]

  private static let byClass: [String: String] = [
    "UIButton": "button", "UISwitch": "switch", "UISlider": "slider", "UITextField": "textField",
    "UITextView": "textView", "UILabel": "staticText", "UIImageView": "image",
    "UITableViewCell": "cell", "UICollectionViewCell": "cell", "UITableView": "table",
    "UICollectionView": "collectionView", "UIScrollView": "scrollView",
    "UISegmentedControl": "segmentedControl", "UIPageControl": "pageIndicator",
    "UIStepper": "stepper", "WKWebView": "webView", "UISearchBar": "searchField",
    "UISearchTextField": "searchField", "UIDatePicker": "datePicker", "UIPickerView": "picker",
    "UIProgressView": "progressIndicator", "UIActivityIndicatorView": "activityIndicator",
    "MKMapView": "map", "UIWindow": "window", "UITabBar": "tabBar", "UIToolbar": "toolbar",
    "UINavigationBar": "navigationBar",
  ]
}
