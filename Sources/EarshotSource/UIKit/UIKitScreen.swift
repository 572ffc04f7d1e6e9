import EarshotAudit
import EarshotTree
import EarshotUIKit

/// The screen that a class of UIKit makes.
struct UIKitScreen {
  let interpreter: Interpreter
  let entry: SourceProject.Entry
  let settings: ViewSettings
  let language: String

  /// The elements of it, with what is known of where they come from.
  func read() -> EntryReading.Result {
    let lifecycle = UIKitLifecycle(interpreter)
    let object = lifecycle.factory.object(of: entry.name, at: entry.range)
    let views = UIKitViews(
      interpreter, language: language, file: entry.range.file.path, settings: settings)
    var root: View
    if case .scene(let place) = entry.content { object.fields["#scene"] = .integer(place) }
    if entry.kind == .controller {
      lifecycle.inject(object, isSilent: true)
      root = screen(of: object, lifecycle, views, isAlone: true)
    } else {
      lifecycle.inject(object, isSilent: false)
      lifecycle.configure(object)
      lifecycle.layOut(object)
      root = views.view(of: object)
      // Whoever uses a button or a label gives it its words.
      if root.text.isEmpty, root.image == nil, ["UIButton", "UILabel"].contains(root.className) {
        root.text = root.className == "UIButton" ? "‹title›" : "‹text›"
      }
      if root.className == "UITextField", root.text.isEmpty, root.placeholder.isEmpty {
        root.placeholder = "‹placeholder›"
      }
    }
    let hierarchy = ViewHierarchy(language: language, root: views.hiding.applied(to: root))
    let elements = hierarchy.screen().elements.map { hosting($0, views).derived(views.drawn) }
    // What only others fill is no screen of its own.
    return EntryReading.Result(
      elements: elements.contains(where: \.isHeard) ? elements : [], outlets: views.outlets,
      unfollowed: views.unfollowed(in: entry.name), places: views.ids.places,
      elementCauses: views.elementCauses, documentPlaces: views.documentPlaces,
      pictures: views.ids.pictures, severalTexts: views.ids.severalTexts)
  }

  // MARK: Controllers

  /// The view of a controller with the bars around it.
  private func screen(
    of controller: Object, _ lifecycle: UIKitLifecycle, _ views: UIKitViews, isAlone: Bool
  ) -> View {
    lifecycle.show(controller)
    views.noteNames(in: controller)
    let content = lifecycle.view(of: controller)
    let base = views.base(controller)
    let texts = UIKitTexts(controller, interpreter)
    let children = texts.value("viewControllers")?.objects ?? []
    guard interpreter.enter() else { return View() }
    defer { interpreter.leave() }
    switch base {
    case "UITabBarController" where !children.isEmpty:
      var selected = 0
      if case .integer(let index)? = controller.fields["selectedIndex"] { selected = index }
      var root = View(id: views.name(ofPart: "UIView"))
      if children.indices.contains(selected) {
        root.children = [screen(of: children[selected], lifecycle, views, isAlone: false)]
      }
      root.children.append(tabBar(of: controller, children, selected, lifecycle, views))
      return identified(root)
    case "UINavigationController" where !children.isEmpty:
      guard let top = children.last else { return View() }
      var root = View(id: views.name(ofPart: "UIView"))
      let below = screen(of: top, lifecycle, views, isAlone: false)
      root.children = [bar(of: top, views), below].compactMap(\.self)
      return identified(root)
    default:
      let view = views.view(of: content)
      guard isAlone, let bar = bar(of: controller, views) else { return view }
      var root = View(id: views.name(ofPart: "UIView"))
      root.children = [bar, view]
      return identified(root)
    }
  }

  private func identified(_ view: View) -> View {
    var view = view
    view.overrides.identifier = ""
    view.source = entry.range.location
    return view
  }

  /// The tabs, each by the item of its controller, whose title is that of the controller if it has
  /// none of its own.
  private func tabBar(
    of controller: Object, _ children: [Object], _ selected: Int, _ lifecycle: UIKitLifecycle,
    _ views: UIKitViews
  ) -> View {
    let items = children.map { child -> Object in
      let item =
        interpreter.library.property("tabBarItem", of: child, interpreter)?.object
        ?? Object(type: "UITabBarItem", isValue: false, range: child.range)
      if item.fields["title"] == nil {
        let inner = child.fields["viewControllers"]?.objects.first
        let own = inner?.fields["tabBarItem"]?.object
        if let own { return own }
        item.fields["title"] = child.fields["title"] ?? inner?.fields["title"]
      }
      return item
    }
    var bar = View("UITabBar", id: views.name(ofPart: "UITabBar"))
    bar.children = UIKitParts(object: controller, base: "UITabBar", views: views)
      .tabs(items, selected: selected)
    return identified(bar)
  }

  /// The navigation bar with what a controller puts into it; `nil` if it puts nothing there.
  private func bar(of controller: Object, _ views: UIKitViews) -> View? {
    guard !hidesBar(controller) else { return nil }
    let item = controller.fields["navigationItem"]?.object
    let parts = UIKitParts(object: controller, base: "", views: views)
    var bar = View("UINavigationBar", id: views.name(ofPart: "UINavigationBar"))
    bar.children = parts.items(buttons("left", item))
    if let title = title(of: controller, item, views) { bar.children.append(title) }
    // The first is the outermost.
    bar.children += parts.items(buttons("right", item).reversed())
    if let search = item?.fields["searchController"]?.object?.fields["searchBar"]?.object {
      bar.children.append(views.view(of: search))
    }
    return bar.children.isEmpty ? nil : identified(bar)
  }

  /// Whether a controller hides the bar around it for certain before it is seen.
  private func hidesBar(_ controller: Object) -> Bool {
    let statements = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].flatMap { name in
      interpreter.index.functions(name, of: controller.type).flatMap { $0.function.body ?? [] }
    }
    return statements.contains { statement in
      guard case .expression(let expression) = statement.kind else { return false }
      return expression.unwrapped.hidesNavigationBar
    }
  }

  /// What stands in the middle of the bar: a view, which hides the title, or else the title, that of
  /// who shows the screen where it has none of its own.
  private func title(of controller: Object, _ item: Object?, _ views: UIKitViews) -> View? {
    let shown = item?.fields["titleView"]
    if let view = shown?.object { return views.view(of: view) }
    let own = [item?.fields["#title"], item?.fields["title"], controller.fields["title"]]
    let isHidden = shown.map { !$0.isNothing } == true
    let text =
      isHidden
      ? shown.flatMap(UIKitTexts.string(of:)) ?? .hole("titleView")
      : own.lazy.compactMap(\.self).compactMap(UIKitTexts.string(of:)).first { !$0.isEmpty }
        ?? settings.title(of: controller.type, interpreter)
    guard let text, !text.isEmpty else { return nil }
    var title = View("UILabel", id: views.name(ofPart: "UILabel"))
    title.text = text.spoken
    // Of a view that only runs will tell nobody knows whether it is a heading.
    title.overrides.traits = isHidden ? .staticText : [.staticText, .header]
    title.overrides.identifier = ""
    let place = item?.places["#title"] ?? item?.places["title"] ?? controller.places["title"]
    title.source = place?.location
    return title
  }

  private func buttons(_ side: String, _ item: Object?) -> [Object] {
    (item?.fields["\(side)BarButtonItems"] ?? item?.fields["\(side)BarButtonItem"])?.objects ?? []
  }

  // MARK: SwiftUI

  /// The element with what views of SwiftUI show in it.
  private func hosting(_ element: Element, _ views: UIKitViews) -> Element {
    var element = element
    element.children = element.children.map { hosting($0, views) }
    if let shown = views.hosted[element.id.rawValue] {
      let tree = SwiftUITree(interpreter: interpreter)
      element.children += tree.screen(of: shown).elements(&views.ids)
    }
    return element
  }
}

extension Element {
  /// Whether it or anything in it is an element.
  fileprivate var isHeard: Bool { isAccessibilityElement || children.contains(where: \.isHeard) }

  /// The element with frames of a canvas marked as such.
  fileprivate func derived(_ drawn: Set<Element.ID>) -> Element {
    var element = self
    if drawn.contains(id) { element.derived.insert(Element.Fields(.frame)) }
    element.children = children.map { $0.derived(drawn) }
    return element
  }
}

extension Expression {
  /// Whether it hides the bar of the navigation controller around.
  fileprivate var hidesNavigationBar: Bool {
    switch kind {
    case .call(let callee, let arguments):
      guard callee.lastName == "setNavigationBarHidden", callee.mentions("navigationController"),
        case .boolean(true)? = arguments.first?.value.kind
      else { return false }
      return true
    case .binary("=", let target, let value):
      guard case .boolean(true) = value.kind, target.mentions("navigationController") else {
        return false
      }
      return target.lastName == "isNavigationBarHidden"
        || target.lastName == "isHidden" && target.owner == "navigationBar"
    default: return false
    }
  }
}
