import EarshotCaptures
import EarshotTree

/// Brings controllers and views to where a screen is first seen, as UIKit does.
struct UIKitLifecycle {
  let interpreter: Interpreter
  let factory: UIKitFactory

  init(_ interpreter: Interpreter) {
    self.interpreter = interpreter
    factory = UIKitFactory(interpreter: interpreter)
  }

  private func base(_ object: Object) -> String {
    interpreter.library.base(of: object, interpreter) ?? "UIView"
  }

  // MARK: Controllers

  /// The view of a controller, which is loaded when it is first asked for.
  func view(of controller: Object) -> Object {
    if let view = controller.fields["view"]?.object { return view }
    let isFirst = controller.running.insert("#load").inserted
    if isFirst { factory.run("loadView", on: controller, []) }
    let view =
      controller.fields["view"]?.object ?? nibView(of: controller)
      ?? standardView(of: controller)
    controller.fields["view"] = .object(view)
    view.fields["#controller"] = .object(controller)
    if isFirst {
      factory.connectOutlets(of: controller)
      factory.run("viewDidLoad", on: controller, [])
    }
    return view
  }

  /// The view that a storyboard or a xib has for a controller; `nil` if none has.
  private func nibView(of controller: Object) -> Object? {
    let scenes = interpreter.nibs.scenes(of: controller.type)
    var place = 0
    if case .integer(let given)? = controller.fields["#scene"] { place = given }
    if scenes.indices.contains(place) {
      return NibFactory(scenes[place].nib, interpreter, offset: offset(of: controller))
        .load(scenes[place], into: controller)
    }
    // UIKit looks for a xib with the name of the class, too.
    let named = interpreter.nibs.nib(named: controller.type)
    guard
      let nib = interpreter.nibs.nib(ownedBy: controller.type)
        ?? named.flatMap({ $0.owner == nil ? $0 : nil })
    else { return nil }
    return NibFactory(nib, interpreter, offset: Point(x: 0, y: 0)).load(into: controller)
  }

  /// What is added to the places in a scene: where a container around it stands.
  private func offset(of controller: Object) -> Point? {
    guard let value = controller.fields["#offset"] else { return Point(x: 0, y: 0) }
    guard case .tuple(let parts) = value, parts.count == 2, let x = parts[0].value.double,
      let y = parts[1].value.double
    else { return nil }
    return Point(x: x, y: y)
  }

  private func standardView(of controller: Object) -> Object {
    let kind = base(controller)
    let type =
      kind == "UITableViewController"
      ? "UITableView" : kind == "UICollectionViewController" ? "UICollectionView" : "UIView"
    let view = Object(type: type, isValue: false, range: controller.range)
    if type != "UIView" {
      view.fields["dataSource"] = .object(controller)
      view.fields["delegate"] = .object(controller)
    }
    return view
  }

  /// Shows a controller: its view is laid out, with what outlets and tables bring.
  func show(_ controller: Object) {
    let view = view(of: controller)
    guard controller.running.insert("#shown").inserted, interpreter.enter() else { return }
    defer { interpreter.leave() }
    for name in ["viewWillAppear", "viewIsAppearing"] {
      factory.run(name, on: controller, [argument(.boolean(false))])
    }
    placeOutlets(of: controller, in: view)
    factory.run("viewWillLayoutSubviews", on: controller, [])
    layOut(view)
    factory.run("viewDidLayoutSubviews", on: controller, [])
    factory.run("viewDidAppear", on: controller, [argument(.boolean(false))])
    nestOutlets(of: controller, in: view)
    // What came with the last steps.
    for subview in view.subviews { layOut(subview) }
  }

  private func argument(_ value: Value, _ label: String? = nil) -> ArgumentValue {
    ArgumentValue(
      label: label, value: value,
      expression: Expression(.unknown, CodeRange(SourceText(path: "", bytes: []), 0..<0)),
      isTrailing: false)
  }

  // MARK: Views

  /// Lays a view out with all that it holds.
  func layOut(_ view: Object) {
    if let controller = view.fields["#controller"]?.object, !controller.running.contains("#shown") {
      return show(controller)
    }
    guard view.running.insert("#laidOut").inserted, interpreter.enter() else { return }
    defer { interpreter.leave() }
    placeOutlets(of: view, in: holder(of: view))
    if interpreter.index.type(view.type) != nil {
      for name in ["didMoveToSuperview", "didMoveToWindow", "layoutSubviews"] {
        factory.run(name, on: view, [])
      }
      factory.run("draw", on: view)
    }
    ListContents(lifecycle: self).fill(view)
    nestOutlets(of: view, in: holder(of: view))
    for part in ["tableHeaderView", "tableFooterView", "accessoryView"] {
      if let part = view.fields[part]?.object { layOut(part) }
    }
    for subview in view.subviews { layOut(subview) }
  }

  /// The view that holds what a nib puts into a view.
  private func holder(of view: Object) -> Object {
    guard UIKitClass.isCell(base(view)) else { return view }
    return interpreter.library.property("contentView", of: view, interpreter)?.object ?? view
  }

  // MARK: Outlets

  /// Adds the outlets of an object that nothing else places, in the order of the code.
  private func placeOutlets(of object: Object, in view: Object) {
    guard object.nib == nil else { return }
    for outlet in outlets(of: object) { place(outlet, in: view, of: object) }
  }

  private func outlets(of object: Object) -> [Object] {
    let index = interpreter.index
    return index.ancestry(of: object.type).flatMap { owner -> [Object] in
      guard index.type(owner) != nil else { return [] }
      return (index.types[owner]?.variables ?? []).flatMap { variable -> [Object] in
        guard variable.has("IBOutlet"), let name = variable.name, name != "view" else { return [] }
        return interpreter.property(name, of: object)?.objects ?? []
      }
    }
  }

  /// Puts labels of a nib into the element whose label has their words: the nib has them there, or
  /// the words would be heard twice.
  private func nestOutlets(of object: Object, in view: Object) {
    guard object.nib == nil else { return }
    let outlets = outlets(of: object).filter { $0.superview === view }
    let groups = outlets.filter { outlet in
      UIKitTexts(outlet, interpreter).given("isAccessibilityElement")?.truth == true
        && ["UIView", "UIStackView", "UIControl"].contains(base(outlet))
    }
    for group in groups {
      guard let words = UIKitTexts(group, interpreter).string("accessibilityLabel")?.spoken else {
        continue
      }
      for label in outlets where base(label) == "UILabel" {
        let text = UIKitTexts(label, interpreter).string("text")?.spoken ?? ""
        if !text.isEmpty, words.contains(text) { group.add(label) }
      }
    }
  }

  private func place(_ outlet: Object, in view: Object, of owner: Object) {
    let kind = base(outlet)
    guard outlet !== view, outlet.nib == nil, outlet.fields["superview"] == nil,
      UIKitClass.isView(kind)
    else {
      return
    }
    view.add(outlet)
    guard UIKitClass.isList(kind) else { return }
    // A storyboard connects a table with its controller.
    for name in ["dataSource", "delegate"] where outlet.fields[name] == nil {
      outlet.fields[name] = .object(owner)
    }
  }

  // MARK: What others hand over

  /// Gives an object what a caller sets before it is seen: its optional properties, and then those
  /// with observers.
  func inject(_ object: Object, isSilent: Bool) {
    let index = interpreter.index
    for owner in index.ancestry(of: object.type) where index.type(owner) != nil {
      for variable in index.types[owner]?.variables ?? [] where isInjected(variable, object) {
        guard let name = variable.name, let type = variable.type else { continue }
        object.supposed.insert(name)
        let value = interpreter.outside(
          name, TypeName(type.name, arguments: type.arguments), at: variable.range)
        if isSilent {
          object.fields[name] = value
        } else {
          interpreter.set(name, of: object, to: value, at: variable.range)
        }
      }
    }
  }

  private func isInjected(_ variable: Variable, _ object: Object) -> Bool {
    guard let name = variable.name, let type = variable.type, variable.getter == nil,
      variable.initial == nil, !variable.isStatic, !variable.isConstant,
      variable.modifiers.isDisjoint(with: ["private", "fileprivate", "weak", "override"]),
      !variable.has("IBOutlet"), type.name != "Function"
    else { return false }
    guard object.fields[name].map(\.isNothing) ?? type.isOptional else { return false }
    return interpreter.library.base(of: type.name, interpreter) == nil
  }

  /// Calls the methods by which others give a view its content, those that nothing has called.
  func configure(_ view: Object) {
    let index = interpreter.index
    for owner in index.ancestry(of: view.type) where index.type(owner) != nil {
      let functions = (index.types[owner]?.functions.values.flatMap(\.self) ?? [])
        .sorted { $0.range.offsets.lowerBound < $1.range.offsets.lowerBound }
      for function in functions where isConfiguring(function) {
        guard !view.called.contains(function.range.offsets.lowerBound) else { continue }
        _ = interpreter.invoke(
          function, owner: owner, on: .object(view),
          factory.arguments(of: function, at: function.range),
          Expression(.unknown, function.range))
      }
    }
  }

  private func isConfiguring(_ function: Function) -> Bool {
    guard function.body != nil, !function.isStatic,
      function.modifiers.isDisjoint(with: ["private", "fileprivate", "override"]),
      !function.attributes.contains(where: { ["objc", "IBAction"].contains($0.name) })
    else { return false }
    return ["configure", "setup", "setUp", "set", "bind", "update", "render", "populate", "fill"]
      .contains { prefix in
        guard function.name.hasPrefix(prefix) else { return false }
        let next = function.name.dropFirst(prefix.count).first
        return next == nil || next?.isUppercase == true
      }
  }
}
