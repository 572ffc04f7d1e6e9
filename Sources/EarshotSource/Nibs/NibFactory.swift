import EarshotCaptures
import EarshotTree
import EarshotUIKit

/// Makes the objects of a storyboard or a xib, and connects them, as UIKit does when it loads one.
final class NibFactory {
  private let interpreter: Interpreter
  private let nib: InterfaceBuilderNib
  /// What is added to the places at which the document draws views; `nil` of copies, which stand
  /// elsewhere.
  private let offset: Point?
  private var objects: [String: Object] = [:]
  /// The objects of classes of the project, in the order in which they are made.
  private var made: [Object] = []
  private let file: SourceText

  init(_ nib: InterfaceBuilderNib, _ interpreter: Interpreter, offset: Point? = nil) {
    self.nib = nib
    self.interpreter = interpreter
    self.offset = offset
    file = SourceText(path: nib.path, bytes: [])
  }

  private var factory: UIKitFactory { UIKitFactory(interpreter: interpreter) }

  // MARK: Loading

  /// The views of a xib, connected with its owner.
  func views(owner: Object?) -> [Object] {
    guard interpreter.enter() else { return [] }
    defer { interpreter.leave() }
    if let owner {
      objects[InterfaceBuilderNib.ownerID] = owner
      owner.nib = owner.nib ?? NibObject(nib)
    }
    let views = nib.views.map(object)
    if let owner, let root = root(among: views) { take(root, as: owner) }
    finish()
    return views
  }

  /// Gives a controller its view, which the observers of its outlets may ask for.
  private func take(_ view: Object, as controller: Object) {
    guard UIKitClass.isController(interpreter.library.base(of: controller, interpreter) ?? ""),
      controller.fields["view"] == nil
    else { return }
    controller.fields["view"] = .object(view)
    view.fields["#controller"] = .object(controller)
  }

  private func root(among views: [Object]) -> Object? {
    let root = nib.outlets[InterfaceBuilderNib.ownerID]?.first { $0.property == "view" }
    return root.flatMap { objects[$0.destination] } ?? views.first
  }

  /// The view of a controller that owns the document.
  func load(into controller: Object) -> Object? {
    root(among: views(owner: controller))
  }

  /// A view of the document with all in it.
  func view(_ view: View) -> Object {
    guard interpreter.enter() else {
      return Object(type: view.className, isValue: false, range: range)
    }
    defer { interpreter.leave() }
    let object = self.object(of: view)
    finish()
    return object
  }

  /// Gives a controller its view and what it puts into the bar, and connects it.
  func load(_ scene: NibIndex.Scene, into controller: Object) -> Object? {
    guard interpreter.enter() else { return nil }
    defer { interpreter.leave() }
    controller.nib = NibObject(nib)
    if let id = scene.controller.id { objects[id] = controller }
    if let title = scene.controller.title, controller.fields["title"] == nil {
      controller.fields["title"] = .text(SourceString(title))
    }
    for view in nib.views { _ = object(of: view) }
    let view = object(of: scene.controller.view)
    take(view, as: controller)
    if let item = scene.controller.navigationItem { fill(item, of: controller) }
    finish()
    return view
  }

  /// Connects all that was made, and then tells it that it is awake.
  private func finish() {
    for (id, object) in objects.sorted(by: { $0.key < $1.key }) {
      for outlet in nib.outlets[id] ?? [] { connect(outlet, of: object) }
    }
    for (id, object) in objects.sorted(by: { $0.key < $1.key }) {
      for name in Set((nib.outlets[id] ?? []).map(\.property)).sorted() {
        factory.observe(name, of: object)
      }
    }
    for object in made { factory.run("awakeFromNib", on: object) }
    made = []
  }

  private func connect(_ outlet: InterfaceBuilderNib.Outlet, of object: Object) {
    let base = interpreter.library.base(of: object, interpreter) ?? ""
    // The view of a controller is set by whoever loads it.
    guard let target = objects[outlet.destination],
      outlet.property != "view" || !UIKitClass.isController(base)
    else { return }
    if outlet.isCollection {
      let others = object.fields[outlet.property]?.elements ?? []
      object.fields[outlet.property] = .array(others + [.object(target)])
    } else {
      object.fields[outlet.property] = .object(target)
    }
  }

  /// The classes of the items of bars by their tags.
  static let itemTypes = ["barButtonItem": "UIBarButtonItem", "tabBarItem": "UITabBarItem"]

  // MARK: Objects

  private var range: CodeRange { CodeRange(file, 0..<0) }

  private func object(of view: View) -> Object {
    let custom = view.document?.customClass
    let type =
      custom.flatMap { interpreter.library.base(of: $0, interpreter) == nil ? nil : $0 }
      ?? view.document.flatMap { Self.itemTypes[$0.tag] } ?? view.className
    let object: Object
    if interpreter.index.type(type) != nil {
      object = factory.made(of: type, at: range, isFromNib: true)
      made.append(object)
    } else {
      object = Object(type: type, isValue: false, range: range)
    }
    object.nib = NibObject(nib, view, offset: offset)
    if let id = view.document?.id { objects[id] = object }
    NibFields(object: object, view: view, texts: interpreter.texts).fill()
    if let accessory = object.nib?.accessory {
      object.fields["accessoryType"] = .member(type: nil, name: accessory, [])
    }
    add(view.children, to: object)
    if let id = view.document?.id.flatMap({ nib.embedded[$0] }) {
      embed(id, in: object, at: view.frame)
    }
    return object
  }

  /// Puts the view of another scene into a container.
  private func embed(_ id: String, in container: Object, at frame: Rect?) {
    // Two scenes that embed each other would double.
    guard let controller = nib.controllers.first(where: { $0.id == id }), interpreter.step(1_000),
      interpreter.enter()
    else { return }
    defer { interpreter.leave() }
    var inner: Point?
    if let offset, let frame, let own = controller.view.frame {
      inner = Point(x: offset.x + frame.x - own.x, y: offset.y + frame.y - own.y)
    }
    guard let type = controller.customClass, interpreter.index.type(type) != nil,
      let place = interpreter.nibs.scenes(of: type).firstIndex(where: { $0.controller.id == id })
    else {
      return container.add(NibFactory(nib, interpreter, offset: inner).view(controller.view))
    }
    let child = factory.made(of: type, at: range, isFromNib: true)
    child.fields["#scene"] = .integer(place)
    child.fields["#offset"] =
      inner.map { .tuple([(nil, .number($0.x)), (nil, .number($0.y))]) } ?? .nothing
    container.add(UIKitLifecycle(interpreter).view(of: child))
  }

  private func add(_ children: [View], to object: Object) {
    let isCell = UIKitClass.isCell(interpreter.library.base(of: object, interpreter) ?? "")
    for child in children where child.className != "UISegment" {
      if child.document?.id.map(nib.prototypes.contains) == true { continue }
      let part = self.object(of: child)
      object.add(part)
      let isContent = child.document?.tag.hasSuffix("ContentView") == true || children.count == 1
      if isCell, isContent { object.fields["contentView"] = .object(part) }
    }
  }

  private func fill(_ item: InterfaceBuilderNib.NavigationItem, of controller: Object) {
    guard
      let object = interpreter.library.property("navigationItem", of: controller, interpreter)?
        .object
    else { return }
    if let id = item.id { objects[id] = object }
    if let title = item.title { object.fields["title"] = .text(SourceString(title)) }
    if let view = item.titleView { object.fields["titleView"] = .object(self.object(of: view)) }
    for (side, views) in [("left", item.left), ("right", item.right)] where !views.isEmpty {
      object.fields["\(side)BarButtonItems"] = .array(
        views.map { .object(button($0)) })
    }
  }

  private func button(_ view: View) -> Object {
    let object = Object(type: "UIBarButtonItem", isValue: false, range: range)
    object.nib = NibObject(nib, view)
    if let id = view.document?.id { objects[id] = object }
    NibFields(object: object, view: view, texts: interpreter.texts).fill()
    guard view.document?.tag != "barButtonItem" else { return object }
    object.fields["customView"] = .object(self.object(of: view))
    return object
  }
}
