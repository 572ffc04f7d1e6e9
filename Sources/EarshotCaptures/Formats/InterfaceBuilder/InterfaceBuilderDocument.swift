import EarshotAudit
import EarshotTree
import EarshotUIKit

/// The scenes of a storyboard, or the views of a xib.
struct InterfaceBuilderDocument {
  private let root: XMLNode
  private var reader: InterfaceBuilderViewReader
  private let canvas: InterfaceBuilderCanvas
  private let usesAutolayout: Bool
  /// Whether no navigation controller of the document shows its bar.
  private let hidesBars: Bool
  /// The controllers of all scenes by their identity.
  private let controllers: [String: XMLNode]
  /// The items of tabs whose controllers stand in other storyboards, by the identity of what stands for those.
  private let itemsOfOthers: [String: XMLNode]

  init(_ root: XMLNode) {
    self.root = root
    reader = InterfaceBuilderViewReader(root)
    canvas = InterfaceBuilderCanvas(root)
    usesAutolayout = root.flag("useAutolayout") ?? false
    let all = root.controllers
    controllers = all.reduce(into: [:]) { controllers, node in
      if let id = node["id"], controllers[id] == nil { controllers[id] = node }
    }
    itemsOfOthers = root.placeholders.reduce(into: [:]) { items, node in
      if let id = node["id"] { items[id] = node.itemOfOther }
    }
    let navigators = all.filter { $0.name == "navigationController" }
    hidesBars =
      !navigators.isEmpty && navigators.allSatisfy { $0.flag("navigationBarHidden") == true }
  }

  var losses: Losses { reader.losses }
  var unknowns: UnknownList { reader.unknowns }
  var warnings: [Capture.Warning] { reader.warnings }
  var findings: [CodeFinding] { reader.findings }

  /// A screen of each scene with a view, or of each view of a xib.
  mutating func screens(_ options: ReadOptions) -> [Screen] {
    var screens: [Screen] = []
    for scene in root.scenes {
      for object in scene.children where object.isController {
        guard !isLeftToCode(object, options) else { continue }
        guard let view = view(of: object) else { continue }
        screens.append(screen(of: view, titled: object.title, options))
      }
      noteLooseViews(of: scene)
    }
    let objects = root.child("objects")?.children ?? []
    let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    guard owner.map({ !isLeftToCode($0, options) }) ?? true else { return screens }
    for object in objects where reader.isView(object) && !isLeftToCode(object, options) {
      let view = reader.view(object, in: InterfaceBuilderViewReader.Place())
      let title = object["customClass"] ?? object["userLabel"] ?? view.className
      screens.append(screen(of: view, titled: title, options))
    }
    return screens
  }

  /// Whether code of the app says what becomes of an object: where the code of a project is read,
  /// that of its class is read with the document, or is in another language and may change all of it.
  private func isLeftToCode(_ object: XMLNode, _ options: ReadOptions) -> Bool {
    guard !options.joinedClasses.isEmpty, let type = object["customClass"] else { return false }
    return !type.hasPrefix("UI") || options.joinedClasses.contains(type)
  }

  /// Views beside a controller are not in sight until code shows them.
  private mutating func noteLooseViews(of scene: XMLNode) {
    for object in scene.children where !object.isController && reader.isView(object) {
      reader.unknowns.note("view beside the controller of a scene", at: object.location)
    }
  }

  private mutating func view(of controller: XMLNode) -> View? {
    if controller.name == "tabBarController" { return tabBar(of: controller) }
    guard let node = controller.value("view"), reader.isView(node) else { return nil }
    return withBars(node, of: controller)
  }
}

extension InterfaceBuilderDocument {
  /// The height of the bars, and of what lies above and below them.
  private static let barHeight = 44.0

  /// The view of a controller with the bars that its items appear in.
  private mutating func withBars(_ node: XMLNode, of controller: XMLNode) -> View {
    var content = reader.view(node, in: InterfaceBuilderViewReader.Place())
    var frame = content.frame ?? canvas.frame
    var bars: [View] = []
    let bar = Rect(
      x: frame.x, y: frame.y + canvas.statusBarHeight, width: frame.width,
      height: Self.barHeight)
    if let item = controller.value("navigationItem"), !hidesBars {
      let views = reader.navigationItem(item, in: bar)
      if !views.isEmpty {
        bars.append(self.bar("UINavigationBar", at: bar, views))
        if canvas.frame.height - frame.height >= Self.barHeight {
          // The view is as high as what the bar leaves, so it begins below, and the screen is higher.
          content.move(by: bar.maxY - frame.y)
          frame.height += bar.maxY - frame.y
        } else {
          content.lowerScrollers(to: bar.maxY)
        }
      }
    }
    let lower = Rect(
      x: frame.x, y: frame.maxY - canvas.homeIndicatorHeight - Self.barHeight,
      width: frame.width, height: Self.barHeight)
    let tools = reader.barButtons(
      controller.child("toolbarItems")?.children ?? [], in: lower, isSpread: true)
    if !tools.isEmpty { bars.append(self.bar("UIToolbar", at: lower, tools)) }
    guard !bars.isEmpty else { return content }
    reader.losses.note(.frame, "the place of a bar is that of a phone held upright")
    var screen = View("UIView", frame: frame)
    screen.source = controller.location
    screen.children = [content] + bars
    return screen
  }

  private func bar(_ className: String, at frame: Rect, _ views: [View]) -> View {
    var bar = View(className, frame: frame)
    bar.children = views
    bar.source = views.first?.source
    return bar
  }

  /// The tab bar of a controller, with the items of the controllers that it leads to.
  private mutating func tabBar(of controller: XMLNode) -> View? {
    let segues = controller.child("connections")?.children ?? []
    let items = segues.filter { $0["relationship"] == "viewControllers" }.compactMap { segue in
      segue["destination"].flatMap { controllers[$0]?.value("tabBarItem") ?? itemsOfOthers[$0] }
    }
    guard !items.isEmpty else { return nil }
    let frame = canvas.frame
    let place = Rect(
      x: frame.x, y: frame.maxY - canvas.homeIndicatorHeight - 49, width: frame.width, height: 49)
    var bar = self.bar("UITabBar", at: place, reader.tabs(items, in: place))
    bar.source = controller.location
    var screen = View("UIView", frame: frame)
    screen.source = controller.location
    screen.children = [bar]
    return screen
  }

  private mutating func screen(
    of view: View, titled title: String?, _ options: ReadOptions
  ) -> Screen {
    let size = view.frame.flatMap { $0.isEmpty ? nil : Size(width: $0.width, height: $0.height) }
    // The system's own words need a language; the document tells none, its strings may.
    let language = options.strings?.language
    let hierarchy = ViewHierarchy(
      title: title, language: language ?? "en", size: size ?? canvas.size, scale: canvas.scale,
      idiom: canvas.idiom, root: view)
    let exposedTree = hierarchy.exposedTree(profile: options.profile)
    reader.warnings += exposedTree.unconfirmed.map { Capture.Warning($0.message, at: $0.source) }
    var screen = exposedTree.screen
    screen.language = language
    screen.updateAll { element in
      element.identifier = Property(reader.identifiers[element.id.rawValue])
      element.forgetWhatCodeMaySet()
      if usesAutolayout { element.derived.insert(Element.Fields(.frame)) }
    }
    reader.losses.count(
      screen,
      [
        .never(InterfaceBuilderScreen.never, "a document cannot tell"),
        .never(
          .language,
          language == nil
            ? "not told; words of the system are taken from English"
            : "the strings have one for the whole screen; a document cannot tell that of an element"
        ),
        .never(
          .frame, "constraints may move it; the rectangle of the last layout on the canvas stands",
          if: usesAutolayout),
      ], among: .stops)
    return screen
  }
}

extension View {
  /// Whether the view scrolls, so that a bar pushes its contents down.
  fileprivate var scrolls: Bool {
    ["UITableView", "UICollectionView", "UIScrollView"].contains(className)
  }

  /// Moves what scrolls under a bar below it, as the insets of its contents do.
  fileprivate mutating func lowerScrollers(to bottom: Double) {
    guard scrolls else {
      for index in children.indices where children[index].scrolls {
        children[index].lowerScrollers(to: bottom)
      }
      return
    }
    guard let frame, frame.y < bottom else { return }
    let height = bottom - frame.y
    self.frame = Rect(
      x: frame.x, y: bottom, width: frame.width, height: max(0, frame.height - height))
    for index in children.indices { children[index].move(by: height) }
  }

  fileprivate mutating func move(by height: Double) {
    frame?.y += height
    for index in children.indices { children[index].move(by: height) }
  }
}

extension XMLNode {
  /// The scenes of a storyboard, each the list of its objects.
  fileprivate var scenes: [XMLNode] {
    child("scenes")?.children.compactMap { $0.child("objects") } ?? []
  }

  /// The controllers of all scenes.
  fileprivate var controllers: [XMLNode] {
    scenes.flatMap { $0.children.filter(\.isController) }
  }

  /// What stands in the scenes for controllers of other storyboards.
  fileprivate var placeholders: [XMLNode] {
    scenes.flatMap { $0.children.filter { $0.name == "viewControllerPlaceholder" } }
  }

  /// The item of the tab of a controller in another storyboard, which decides what stands on it: a hole with
  /// the name of that storyboard.
  fileprivate var itemOfOther: XMLNode {
    let own = value("tabBarItem")
    let words = self["storyboardName"] ?? own?.string("title") ?? "storyboard"
    let attributes = [(name: "title", value: "‹\(words)›"), (name: "id", value: own?["id"] ?? "")]
    return XMLNode(
      name: "tabBarItem", attributes: attributes.filter { !$0.value.isEmpty },
      location: own?.location ?? location)
  }

  fileprivate var isController: Bool { name.hasSuffix("Controller") }

  /// What a controller is called.
  fileprivate var title: String? {
    let names = [
      self["storyboardIdentifier"], self["title"], value("navigationItem")?.string("title"),
      self["customClass"], self["userLabel"], self["id"],
    ]
    return names.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }
}
