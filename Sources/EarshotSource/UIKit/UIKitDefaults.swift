import EarshotTree
import EarshotUIKit

/// The properties that an object of UIKit has before code sets them.
struct UIKitDefaults {
  let object: Object
  let base: String
  let interpreter: Interpreter

  /// The value of a property; `nil` if only runs will tell, or the class has none of the name.
  func value(of name: String) -> Value? {
    if let method = method(name) { return method }
    if UIKitClass.isController(base), let value = ofController(name) { return value }
    switch base {
    case "UIImage", "IndexPath", "UITraitCollection", "UIContentSizeCategory":
      return ofValue(name)
    case "UIBarButtonItem", "UITabBarItem", "UINavigationItem", "UIAction", "UISearchController":
      return ofItem(name)
    default:
      return ofView(name) ?? ofClass(name) ?? accessibility(name)
    }
  }

  // MARK: Views

  private func ofView(_ name: String) -> Value? {
    switch name {
    case "subviews", "arrangedSubviews": return .array(object.subviews.map(Value.object))
    case "superview": return .nothing
    case "isHidden", "clipsToBounds": return .boolean(false)
    case "isUserInteractionEnabled": return .boolean(true)
    case "alpha": return .integer(1)
    case "tag": return .integer(0)
    case "isEnabled": return .boolean(true)
    case "isSelected", "isHighlighted", "isEditing", "isFirstResponder": return .boolean(false)
    case "traitCollection":
      return part("traitCollection", "UITraitCollection", isSubview: false)
    case "contentView" where UIKitClass.isCell(base) || base == "UIVisualEffectView":
      return part(name, "UIView", isSubview: true)
    default: return nil
    }
  }

  /// The configuration of a button: none of one that code makes without, that of a document else.
  private var configuration: Value {
    guard object.nib != nil || object.fields["#outlet"] != nil else { return .nothing }
    let own = Object(type: "UIButtonConfiguration", isValue: true, range: object.range)
    object.fields["configuration"] = .object(own)
    return .object(own)
  }

  private func ofClass(_ name: String) -> Value? {
    switch (base, name) {
    case ("UILabel", "text"), ("UILabel", "attributedText"), ("UITextField", "text"),
      ("UITextView", "text"), ("UITextField", "placeholder"), ("UISearchBar", "text"),
      ("UISearchBar", "placeholder"), ("UIImageView", "image"):
      return fromNib(name) ?? .nothing
    case ("UISwitch", "isOn"): return fromNib(name) ?? .boolean(false)
    case ("UISlider", "value"), ("UIProgressView", "progress"), ("UIStepper", "value"):
      return fromNib(name) ?? .integer(0)
    case ("UISlider", "minimumValue"), ("UIStepper", "minimumValue"): return .integer(0)
    case ("UISlider", "maximumValue"): return .integer(1)
    case ("UIStepper", "maximumValue"): return .integer(100)
    case ("UIActivityIndicatorView", "isAnimating"): return fromNib(name) ?? .boolean(false)
    case ("UIActivityIndicatorView", "hidesWhenStopped"): return .boolean(true)
    case ("UIPageControl", "currentPage"), ("UIPageControl", "numberOfPages"): return .integer(0)
    case ("UISegmentedControl", "numberOfSegments"):
      return object.fields["#segments"]?.elements.map { .integer($0.count) }
    case ("UISegmentedControl", "selectedSegmentIndex"): return .integer(-1)
    case ("UIButton", "titleLabel"): return part(name, "UILabel", isSubview: false)
    case ("UIButton", "imageView"), ("UITableViewCell", "imageView"):
      return part(name, "UIImageView", isSubview: false)
    case ("UIButton", "currentTitle"): return fromNib("currentTitle") ?? .nothing
    case ("UIButton", "configuration"): return configuration
    case ("UITableViewCell", "textLabel"), ("UITableViewCell", "detailTextLabel"),
      ("UITableViewHeaderFooterView", "textLabel"):
      return part(name, "UILabel", isSubview: false)
    case ("UITableView", "tableHeaderView"), ("UITableView", "tableFooterView"): return .nothing
    case ("UITabBar", "items"): return tabs
    default: return nil
    }
  }

  /// The items of a bar: those of a document, else those of the controllers of its controller.
  private var tabs: Value? {
    let drawn = object.subviews.filter {
      interpreter.library.base(of: $0, interpreter) == "UITabBarItem"
    }
    if !drawn.isEmpty { return .array(drawn.map(Value.object)) }
    let controller = object.fields["#tabs"]?.object
    return (controller?.fields["viewControllers"]?.objects).map { children in
      .array(
        children.compactMap { interpreter.library.property("tabBarItem", of: $0, interpreter) })
    }
  }

  /// What a nib may have set; `nil` of an object that code makes.
  private func fromNib(_ name: String) -> Value? {
    guard let outlet = object.fields["#outlet"]?.string?.spoken else { return nil }
    let shown = name == "currentTitle" ? "title" : name
    return .unknown("\(outlet).\(shown)", TypeName("String", isOptional: true))
  }

  /// A view that the class makes when it is asked for.
  private func part(_ name: String, _ type: String, isSubview: Bool) -> Value {
    let part = Object(type: type, isValue: false, range: object.range)
    // What a nib wrote into a stock cell is not in the code.
    object.fields[name] = .object(part)
    if isSubview { object.add(part, at: 0) }
    return .object(part)
  }

  // MARK: Controllers

  private func ofController(_ name: String) -> Value? {
    switch (base, name) {
    case (_, "view"), (_, "viewIfLoaded"):
      return .object(UIKitLifecycle(interpreter).view(of: object))
    case ("UITableViewController", "tableView"), ("UICollectionViewController", "collectionView"):
      return .object(UIKitLifecycle(interpreter).view(of: object))
    case (_, "isViewLoaded"): return .boolean(object.fields["view"] != nil)
    case (_, "navigationItem"): return part(name, "UINavigationItem", isSubview: false)
    case (_, "tabBarItem"): return part(name, "UITabBarItem", isSubview: false)
    case (_, "title"): return .nothing
    case (_, "traitCollection"): return part(name, "UITraitCollection", isSubview: false)
    case (_, "children"), (_, "viewControllers"): return .array([])
    case ("UITabBarController", "tabBar"): return tabBar
    case ("UINavigationController", "navigationBar"):
      return part(name, "UINavigationBar", isSubview: false)
    default: return nil
    }
  }

  /// The bar of a controller of tabs: that of a document, else one of its own.
  private var tabBar: Value {
    let drawn = object.fields["view"]?.object?.subviews.first {
      interpreter.library.base(of: $0, interpreter) == "UITabBar"
    }
    if let drawn { return .object(drawn) }
    let bar = part("tabBar", "UITabBar", isSubview: false)
    bar.object?.fields["#tabs"] = .object(object)
    return bar
  }

  private func ofItem(_ name: String) -> Value? {
    switch (base, name) {
    case (_, "title"), (_, "image"), (_, "customView"), (_, "badgeValue"), (_, "titleView"),
      (_, "searchController"):
      return .nothing
    case (_, "rightBarButtonItem"), (_, "leftBarButtonItem"):
      // The one is the first of several.
      return object.fields[name + "s"]?.objects.first.map(Value.object) ?? .nothing
    case (_, "rightBarButtonItems"), (_, "leftBarButtonItems"): return .nothing
    case (_, "isEnabled"): return .boolean(true)
    case ("UISearchController", "searchBar"):
      let bar = part(name, "UISearchBar", isSubview: false)
      // A search controller gives its bar the word of the system.
      let isEnglish = interpreter.texts.language.hasPrefix("en")
      bar.object?.fields["placeholder"] =
        isEnglish ? .text(SourceString("Search")) : .unknown("Search", nil)
      return bar
    default: return accessibility(name)
    }
  }

  // MARK: Values

  /// The phone as it comes: in one hand, with letters of the standard size.
  private func ofValue(_ name: String) -> Value? {
    switch (base, name) {
    case ("UIImage", "accessibilityLabel"): .nothing
    case ("UITraitCollection", "preferredContentSizeCategory"):
      part(name, "UIContentSizeCategory", isSubview: false)
    case ("UIContentSizeCategory", "isAccessibilityCategory"): .boolean(false)
    case ("UITraitCollection", "userInterfaceIdiom"):
      .member(type: "UIUserInterfaceIdiom", name: "phone", [])
    case ("UITraitCollection", "horizontalSizeClass"):
      .member(type: "UIUserInterfaceSizeClass", name: "compact", [])
    case ("UITraitCollection", "verticalSizeClass"):
      .member(type: "UIUserInterfaceSizeClass", name: "regular", [])
    case ("UITraitCollection", "userInterfaceStyle"):
      .member(type: "UIUserInterfaceStyle", name: "light", [])
    case ("UITraitCollection", "layoutDirection"):
      .member(type: "UITraitEnvironmentLayoutDirection", name: "leftToRight", [])
    default: nil
    }
  }

  // MARK: Accessibility

  /// What the class tells assistive technology of the object as it is now.
  private func accessibility(_ name: String) -> Value? {
    switch name {
    case "accessibilityLabel", "accessibilityValue", "accessibilityTraits",
      "isAccessibilityElement":
      return exposed(name)
    case "accessibilityHint", "accessibilityIdentifier", "accessibilityLanguage",
      "accessibilityElements", "accessibilityCustomActions", "accessibilityCustomContent",
      "accessibilityCustomRotors", "accessibilityUserInputLabels", "accessibilityAttributedLabel",
      "accessibilityAttributedValue", "accessibilityAttributedHint":
      return .nothing
    case "accessibilityViewIsModal", "accessibilityElementsHidden",
      "shouldGroupAccessibilityChildren":
      return .boolean(false)
    default: return nil
    }
  }

  private func exposed(_ name: String) -> Value? {
    guard object.running.insert("#exposed").inserted else { return nil }
    defer { object.running.remove("#exposed") }
    var view = UIKitViews(
      interpreter, language: interpreter.texts.language, file: object.range.file.path
    ).content(of: object)
    // The class is asked, and not what the app sets.
    view.overrides = AccessibilityOverrides()
    let hierarchy = ViewHierarchy(language: interpreter.texts.language, root: view)
    guard let element = hierarchy.screen().elements.first else { return nil }
    switch name {
    case "accessibilityLabel": return text(element.label.value)
    case "accessibilityValue":
      // Whether a switch of a nib is on only runs will tell.
      if let outlet = object.fields["#outlet"]?.string?.spoken,
        object.fields["isOn"] == nil, object.fields["value"] == nil
      {
        return .unknown("\(outlet).accessibilityValue", TypeName("String", isOptional: true))
      }
      return text(element.value.value)
    case "accessibilityTraits":
      return .array((element.traits.value ?? []).names.map { .member(type: nil, name: $0, []) })
    default: return .boolean(element.isAccessibilityElement)
    }
  }

  private func text(_ text: String?) -> Value {
    guard let text else { return .nothing }
    guard text.contains("‹") else { return .text(SourceString(text)) }
    return .text(SourceString(spoken: text))
  }

  // MARK: Methods

  /// A method that is handed over, as in `views.forEach(addSubview)`.
  private func method(_ name: String) -> Value? {
    guard ["addSubview", "addArrangedSubview", "addChild", "addAction"].contains(name) else {
      return nil
    }
    let range = object.range
    let call = Expression(
      .call(
        Expression(.member(Expression(.name("self"), range), name), range),
        [Expression.Argument(nil, Expression(.name("$0"), range))]), range)
    let closure = Expression.Closure(
      parameters: [], body: [Statement(.expression(call), range)])
    return .function(
      Callable(body: .closure(closure), scope: Scope(object: .object(object), type: object.type)))
  }
}

extension SourceString {
  /// A text whose holes stand between angle quotes.
  init(spoken: String) {
    self.init("")
    var rest = spoken[...]
    while let start = rest.firstIndex(of: "‹"),
      let end = rest[start...].firstIndex(of: "›")
    {
      self = self + SourceString(String(rest[..<start]))
      self = self + .hole(String(rest[rest.index(after: start)..<end]))
      rest = rest[rest.index(after: end)...]
    }
    self = self + SourceString(String(rest))
  }
}
