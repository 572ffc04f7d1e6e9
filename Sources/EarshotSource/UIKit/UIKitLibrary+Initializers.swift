extension UIKitLibrary {
  /// What the initializer of a class of UIKit sets by its arguments.
  func initialize(
    _ object: Object, _ base: String, _ arguments: [ArgumentValue], _ interpreter: Interpreter
  ) {
    for argument in arguments {
      guard let label = argument.label, let name = Self.names[label],
        Self.keeps(label, base)
      else { continue }
      object.fields[name] = interpreter.settled(argument.value, nil)
      object.places[name] = argument.expression.range
      if name == "configuration" { changed(name, of: object, interpreter) }
    }
    switch base {
    case "UIStackView":
      for view in arguments["arrangedSubviews"]?.objects ?? [] { object.add(view) }
    case "UISegmentedControl":
      if let items = arguments["items"] { object.fields["#segments"] = items }
      if let actions = arguments["actions"] { object.fields["#segments"] = actions }
    case "UIVisualEffectView", "UIImageView", "UIButton": break
    case "UINavigationController":
      if let root = arguments["rootViewController"] {
        object.fields["viewControllers"] = .array([root])
      }
    case "UIMenu": object.fields["children"] = arguments["children"]
    case "IndexPath":
      object.fields["row"] = arguments["row"] ?? arguments["item"]
      object.fields["item"] = object.fields["row"]
    case let name where name.hasSuffix("DiffableDataSource"):
      guard let list = (arguments["tableView"] ?? arguments["collectionView"])?.object else {
        break
      }
      list.fields["#provider"] = arguments["cellProvider"] ?? arguments.last?.value
    default: break
    }
  }

  /// Whether a label of an initializer names a property of a class.
  private static func keeps(_ label: String, _ base: String) -> Bool {
    switch label {
    case "title": base != "UIViewController"
    case "style": ["UIContextualAction", "UIBarButtonItem", "UIAlertAction"].contains(base)
    default: true
    }
  }

  /// The properties that labels of initializers set.
  private static let names: [String: String] = [
    "title": "title", "image": "image", "named": "name", "systemName": "systemName",
    "resource": "name", "subtitle": "subtitle", "message": "message", "name": "name",
    "barButtonSystemItem": "#systemItem", "systemItem": "#systemItem",
    "tabBarSystemItem": "#systemItem", "customView": "customView", "rootView": "rootView",
    "configuration": "configuration", "primaryAction": "primaryAction", "type": "#buttonType",
    "label": "label", "value": "value", "section": "section", "searchResultsController": "results",
    "attributedName": "name", "actions": "actions", "frame": "#frame", "menu": "menu",
    "progressViewStyle": "#style", "style": "#style", "preferredStyle": "preferredStyle",
    "viewControllers": "viewControllers",
  ]
}
