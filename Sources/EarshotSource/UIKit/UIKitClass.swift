/// The classes of UIKit, and which of them a class of the project is.
enum UIKitClass {
  /// The class of UIKit that a type inherits from; `nil` of what is no object of UIKit.
  ///
  /// A class of another module is known by the end of its name, as the conventions of UIKit have it.
  static func name(of type: String, in index: SourceIndex) -> String? {
    guard let base = index.frameworkClass(of: type) else { return nil }
    if isOfUIKit(base) { return base }
    guard base != type else { return nil }
    return endings.first { base.hasSuffix($0.ending) }?.name
  }

  /// Whether a name is that of a class of UIKit that is kept as an object.
  static func isOfUIKit(_ name: String) -> Bool {
    if others.contains(name) { return true }
    let rest = name.dropFirst(2)
    return name.hasPrefix("UI") && rest.first?.isUppercase == true && !values.contains(name)
      && !name.hasSuffix("Representable")
  }

  /// The superclasses of a class of UIKit that projects extend, the nearest first.
  static func superclasses(of name: String) -> [String] {
    if controls.contains(name) { return ["UIControl", "UIView"] }
    if name != "UIViewController", isController(name) { return ["UIViewController"] }
    switch name {
    case "UIView", "UIViewController": return []
    case "UITableView", "UICollectionView", "UITextView": return ["UIScrollView", "UIView"]
    case "UICollectionViewListCell":
      return ["UICollectionViewCell", "UICollectionReusableView", "UIView"]
    case "UICollectionViewCell": return ["UICollectionReusableView", "UIView"]
    case "UIBarButtonItem", "UITabBarItem": return ["UIBarItem"]
    default: return isView(name) ? ["UIView"] : []
    }
  }

  /// Whether a class has a state in which it is selected.
  static func canBeSelected(_ name: String) -> Bool {
    name == "UIControl" || isCell(name) || controls.contains(name)
  }

  private static let controls: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
    "UITextField", "UISearchTextField", "UIDatePicker", "UIRefreshControl", "UIColorWell",
  ]

  /// Whether a class is a view controller.
  static func isController(_ name: String) -> Bool {
    name.hasSuffix("Controller") && !notControllers.contains(name)
  }

  /// Whether a class is a view.
  static func isView(_ name: String) -> Bool {
    isOfUIKit(name) && !isController(name) && !objects.contains(name)
      && !["Action", "Configuration", "Item", "Recognizer", "Interaction"].contains {
        name.hasSuffix($0)
      }
  }

  /// Whether a class holds its views in `contentView`.
  static func isCell(_ name: String) -> Bool {
    [
      "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell",
      "UITableViewHeaderFooterView",
    ].contains(name)
  }

  /// Whether a class is a table or a collection, which shows cells.
  static func isList(_ name: String) -> Bool {
    name == "UITableView" || name == "UICollectionView"
  }

  private static let endings: [(ending: String, name: String)] = [
    ("TableViewController", "UITableViewController"),
    ("CollectionViewController", "UICollectionViewController"),
    ("TabBarController", "UITabBarController"),
    ("NavigationController", "UINavigationController"),
    ("ViewController", "UIViewController"), ("TableViewCell", "UITableViewCell"),
    ("CollectionViewCell", "UICollectionViewCell"), ("TableView", "UITableView"),
    ("CollectionView", "UICollectionView"), ("StackView", "UIStackView"),
    ("ScrollView", "UIScrollView"), ("ImageView", "UIImageView"), ("TextView", "UITextView"),
    ("TextField", "UITextField"), ("Button", "UIButton"), ("Label", "UILabel"),
    ("Control", "UIControl"), ("View", "UIView"),
  ]

  /// Names that look like classes of UIKit and are values, or give them.
  private static let values: Set<String> = [
    "UIColor", "UIFont", "UIEdgeInsets", "UIOffset", "UIScreen", "UIDevice", "UIApplication",
    "UIAccessibility", "UIAccessibilityTraits", "UINib", "UIStoryboard", "UIFontMetrics",
    "UIFontDescriptor", "UIPasteboard",
  ]

  private static let others: Set<String> = ["AXCustomContent", "IndexPath"]

  private static let notControllers: Set<String> = [
    "UISearchController", "UIPresentationController", "UIMenuController",
    "UIDocumentInteractionController", "UIRefreshController", "UIPopoverPresentationController",
  ]

  private static let objects: Set<String> = [
    "UIResponder", "UIImage", "UIMenu", "UIBarItem", "UIBezierPath", "UIAccessibilityElement",
    "UITouch", "UIEvent", "UITraitCollection", "UIActivity", "UIUserNotificationSettings",
    "UISearchController", "UICommand", "UILayoutGuide", "UIViewPropertyAnimator",
    "UICollectionViewFlowLayout", "UICollectionViewLayout", "UICollectionViewCompositionalLayout",
  ]
}
