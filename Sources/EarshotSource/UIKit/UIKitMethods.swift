/// The methods of UIKit's classes that change what is seen or heard.
struct UIKitMethods {
  let object: Object
  let base: String
  let arguments: [ArgumentValue]
  let expression: Expression
  let interpreter: Interpreter

  /// The result of a method; `nil` if nothing is known of it.
  func result(of name: String) -> Value? {
    if isOfViews(name) || isOfControls(name) || isOfContainers(name) { return .tuple([]) }
    return value(of: name)
  }

  private var first: Value? { arguments.first?.value }

  private func set(_ name: String, _ value: Value?) {
    interpreter.set(name, of: object, to: value ?? .nothing, at: expression.range)
  }

  private func keep(_ name: String, _ value: Value?) {
    object.fields[name] = value.map { interpreter.settled($0, nil) }
    object.places[name] = expression.range
  }

  // MARK: The tree

  private func isOfViews(_ name: String) -> Bool {
    switch name {
    case "insertSubview", "insertArrangedSubview":
      guard let view = first?.object else { return true }
      object.add(view, at: place)
    case "removeFromSuperview": object.leave()
    case "bringSubviewToFront": if let view = first?.object { object.add(view) }
    case "sendSubviewToBack": if let view = first?.object { object.add(view, at: 0) }
    case let name where name.hasPrefix("addSubview") || name.hasPrefix("addArrangedSubview"):
      for argument in arguments {
        for view in views(argument.value) { object.add(view) }
      }
    case "addGestureRecognizer":
      if let type = first?.object?.type, type == "UITapGestureRecognizer" {
        keep("#isTappable", .boolean(true))
      }
    default: return false
    }
    return true
  }

  /// The views of a value; one of another module has nothing that code tells.
  private func views(_ value: Value) -> [Object] {
    switch value {
    case .view(let view):
      let type = view.frameworkName ?? "UIView"
      let object = Object(type: type, isValue: false, range: view.range, name: type)
      return [object]
    default:
      return value.objects.filter { view in
        guard let base = interpreter.library.base(of: view, interpreter) else { return false }
        return !UIKitClass.isController(base)
      }
    }
  }

  private var place: Int? {
    if case .integer(let index)? = arguments["at"] { return index }
    if let other = arguments["aboveSubview"]?.object {
      return object.subviews.firstIndex { $0 === other }.map { $0 + 1 }
    }
    if let other = arguments["belowSubview"]?.object {
      return object.subviews.firstIndex { $0 === other }
    }
    return nil
  }

  // MARK: Controls

  private func isOfControls(_ name: String) -> Bool {
    switch (base, name) {
    case ("UIButton", "setTitle"), ("UIButton", "setAttributedTitle"):
      keep("currentTitle" + state, first)
    case ("UIButton", "setImage") where arguments.contains { ($0.label ?? "for") != "for" }:
      // A method of the same name, of which the project does not show the code.
      keep("#image" + state, .unknown("image", nil))
    case ("UIButton", "setImage"), ("UIButton", "setBackgroundImage"):
      // The picture behind a title is its label only where there is no other.
      if name == "setImage" || object.fields["#image"] == nil { keep("#image" + state, first) }
    case ("UIButton", "setTitleColor"): keep("#color", first)
    case ("UISwitch", "setOn"): set("isOn", first)
    case ("UISlider", "setValue"): set("value", first)
    case ("UIProgressView", "setProgress"): set("progress", first)
    case ("UIActivityIndicatorView", "startAnimating"): keep("isAnimating", .boolean(true))
    case ("UIActivityIndicatorView", "stopAnimating"): keep("isAnimating", .boolean(false))
    case (_, "becomeFirstResponder") where Self.fields.contains(base):
      keep("#isEditing", .boolean(true))
    case (_, "resignFirstResponder") where Self.fields.contains(base):
      keep("#isEditing", .boolean(false))
    case ("UISegmentedControl", "insertSegment"): insertSegment()
    case ("UISegmentedControl", "setTitle"), ("UISegmentedControl", "setImage"):
      guard case .integer(let index)? = arguments["forSegmentAt"],
        var segments = object.fields["#segments"]?.elements, segments.indices.contains(index),
        let first
      else { return true }
      segments[index] = first
      keep("#segments", .array(segments))
    case ("UISegmentedControl", "removeAllSegments"): keep("#segments", .array([]))
    case ("UIAlertController", "addAction"): append(first, to: "#actions")
    case ("UIAlertController", "addTextField"): addTextField()
    case (_, "addTarget"), (_, "addAction"):
      if let action = first?.object, action.type == "UIAction" { keep("#handler", .object(action)) }
    default: return false
    }
    return true
  }

  private static let fields = ["UITextField", "UISearchTextField", "UITextView", "UISearchBar"]

  /// The end of the name of what is kept for a state: none for the normal one.
  private var state: String {
    guard let name = arguments["for"]?.memberName, name != "normal" else { return "" }
    return "." + name
  }

  private func append(_ value: Value?, to list: String) {
    guard let value else { return }
    keep(list, .array((object.fields[list]?.elements ?? []) + [value]))
  }

  /// Adds a field to an alert, which a closure sets up.
  private func addTextField() {
    let field = Object(type: "UITextField", isValue: false, range: expression.range)
    append(.object(field), to: "#textFields")
    guard let callable = arguments.trailing ?? arguments.closure("configurationHandler"),
      let last = arguments.last
    else { return }
    let own = ArgumentValue(
      label: nil, value: .object(field), expression: expression, isTrailing: false)
    _ = interpreter.call(callable, [own], last.expression)
  }

  private func insertSegment() {
    guard let title = arguments["withTitle"] ?? arguments["with"] ?? arguments["action"] else {
      return
    }
    var segments = object.fields["#segments"]?.elements ?? []
    var place = segments.count
    if case .integer(let index)? = arguments["at"] { place = min(max(index, 0), segments.count) }
    segments.insert(interpreter.settled(title, nil), at: place)
    keep("#segments", .array(segments))
  }

  // MARK: Containers

  private func isOfContainers(_ name: String) -> Bool {
    switch (base, name) {
    case (_, "setViewControllers"): set("viewControllers", first)
    case (_, "pushViewController"):
      guard base == "UINavigationController", let first else { return false }
      let others = object.fields["viewControllers"]?.elements ?? []
      keep("viewControllers", .array(others + [first]))
    case (_, "addChild"):
      guard let first else { return true }
      keep("children", .array((object.fields["children"]?.elements ?? []) + [first]))
    case (_, "setRightBarButton"): set("rightBarButtonItem", first)
    case (_, "setLeftBarButton"): set("leftBarButtonItem", first)
    case (_, "setRightBarButtonItems"), (_, "setRightBarButtons"):
      set("rightBarButtonItems", first)
    case (_, "setLeftBarButtonItems"), (_, "setLeftBarButtons"): set("leftBarButtonItems", first)
    case ("UIToolbar", "setItems"): set("items", first)
    case ("UITableView", "register"), ("UICollectionView", "register"): register()
    default: return false
    }
    return true
  }

  private func register() {
    guard let first else { return }
    let identifier =
      arguments["forCellReuseIdentifier"] ?? arguments["forCellWithReuseIdentifier"]
      ?? arguments["forHeaderFooterViewReuseIdentifier"] ?? arguments["withReuseIdentifier"]
    guard let name = identifier?.string?.spoken else { return }
    object.fields["#cell.\(name)"] = first
  }

  // MARK: Values

  private func value(of name: String) -> Value? {
    switch name {
    case let name where name.hasPrefix("dequeue"): return dequeued(name)
    case "title": return object.fields["currentTitle"] ?? .nothing
    case "image": return object.fields["#image"] ?? .nothing
    case "titleForSegment":
      guard case .integer(let index)? = arguments["at"] ?? first,
        let segments = object.fields["#segments"]?.elements, segments.indices.contains(index)
      else { return nil }
      return segments[index]
    case "defaultContentConfiguration":
      return .object(
        Object(type: "UIListContentConfiguration", isValue: true, range: expression.range))
    case let name where base == "UIImage" && (name.hasPrefix("with") || name == "resized"):
      return .object(object)
    case "updated" where object.isValue: return .object(object)
    case "then", "with", "apply", "also":
      // What libraries and projects call the closure that sets an object up.
      guard let callable = arguments.trailing, let last = arguments.last else { return nil }
      let own = ArgumentValue(
        label: nil, value: .object(object), expression: expression, isTrailing: false)
      _ = interpreter.call(callable, [own], last.expression)
      return .object(object)
    default: return nil
    }
  }

  /// A cell of the class that was registered, or one that its use will tell the class of.
  private func dequeued(_ name: String) -> Value? {
    guard UIKitClass.isList(base) else { return nil }
    if case .view(let registration)? = arguments["using"] { return registered(registration) }
    let identifier =
      arguments["withIdentifier"] ?? arguments["withReuseIdentifier"] ?? arguments["identifier"]
    let factory = UIKitFactory(interpreter: interpreter)
    if let name = identifier?.string?.spoken {
      if case .type(let type)? = object.fields["#cell.\(name)"] {
        return .object(factory.object(of: type, at: expression.range))
      }
      if let nib = object.fields["#cell.\(name)"],
        let cell = NibCalls(interpreter: interpreter).views(of: nib, owner: nil).first
      {
        return .object(cell)
      }
      if let nib = object.nib, let cell = nib.prototypes.first(where: { $0.identifier == name }) {
        return .object(NibFactory(nib.nib, interpreter).view(cell.view))
      }
    }
    let isTable = base == "UITableView"
    let type =
      name.contains("HeaderFooter")
      ? "UITableViewHeaderFooterView"
      : name.contains("Supplementary")
        ? "UICollectionReusableView" : isTable ? "UITableViewCell" : "UICollectionViewCell"
    let cell = Object(type: type, isValue: false, range: expression.range)
    cell.fields["#dequeued"] = .boolean(true)
    return .object(cell)
  }

  /// The cell that a registration makes and fills.
  private func registered(_ registration: ViewValue) -> Value? {
    guard case .framework(_, let parts) = registration.kind, case .type(let type)? = parts["cell"]
    else { return nil }
    let cell = UIKitFactory(interpreter: interpreter).object(of: type, at: expression.range)
    guard let handler = parts.trailing ?? parts.closure("handler"), let last = parts.last else {
      return .object(cell)
    }
    let rest = arguments.filter { $0.label == "for" || $0.label == "item" }
    let own = ArgumentValue(
      label: nil, value: .object(cell), expression: expression, isTrailing: false)
    _ = interpreter.call(handler, [own] + rest, last.expression)
    return .object(cell)
  }
}
