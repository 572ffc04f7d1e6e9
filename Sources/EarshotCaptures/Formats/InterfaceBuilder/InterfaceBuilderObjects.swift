import EarshotTree

/// The objects of a document as a fix has to know them.
struct InterfaceBuilderObjects {
  /// The outlets that lead to an object, by its identity.
  private let outlets: [String: [String]]

  /// The names of the outlets that lead to an object.
  func outlets(of node: XMLNode) -> [String] { node["id"].flatMap { outlets[$0] } ?? [] }
  /// The attributes of an object, by its identity, that constraints of other views hold.
  private let held: [String: Set<String>]
  private let usesAutolayout: Bool
  /// The recognizers of a single tap; a long press, a swipe or a double tap is no activation.
  let taps: Set<String>

  /// The items of tabs whose controllers have a title.
  private let titledTabs: Set<String>
  /// The controllers by their identity.
  private let controllers: [String: XMLNode]

  init(_ root: XMLNode) {
    var controllers: [String: XMLNode] = [:]
    var outlets: [String: [String]] = [:]
    var held: [String: Set<String>] = [:]
    var taps: Set<String> = []
    var titledTabs: Set<String> = []
    var open = [root]
    while let node = open.popLast() {
      if node.name == "constraint" {
        for (item, attribute) in [
          ("firstItem", "firstAttribute"), ("secondItem", "secondAttribute"),
        ] {
          guard let id = node[item], let attribute = node[attribute] else { continue }
          held[id, default: []].insert(attribute)
        }
      }
      if node.name == "outlet" || node.name == "outletCollection", let object = node["destination"],
        let name = node["property"], !Self.systemOutlets.contains(name),
        outlets[object]?.contains(name) != true
      {
        outlets[object, default: []].append(name)
      }
      if node.name == "tapGestureRecognizer", (node.number("numberOfTapsRequired") ?? 1) == 1,
        let id = node["id"]
      {
        taps.insert(id)
      }
      if node.name.hasSuffix("Controller"), let id = node["id"] { controllers[id] = node }
      if node.string("title")?.isEmpty == false, let tab = node.value("tabBarItem")?["id"] {
        titledTabs.insert(tab)
      }
      open += node.children.reversed()
    }
    self.controllers = controllers
    self.outlets = outlets
    self.held = held
    self.taps = taps
    self.titledTabs = titledTabs
    usesAutolayout = root.flag("useAutolayout") ?? false
  }

  /// The view of the controller that a container view shows, through a controller of navigation;
  /// `nil` when the document does not tell it.
  func embeddedView(of container: XMLNode) -> XMLNode? {
    let segues = container.child("connections")?.children ?? []
    guard let controller = destination(segues.first { $0["kind"] == "embed" }) else { return nil }
    guard controller.name == "navigationController" else { return controller.value("view") }
    let inner = controller.child("connections")?.children ?? []
    return destination(inner.first { $0["relationship"] == "rootViewController" })?.value("view")
  }

  private func destination(_ segue: XMLNode?) -> XMLNode? {
    segue?["destination"].flatMap { controllers[$0] }
  }

  /// The height in points that a constraint of a view holds it to or below; `nil` when there is none,
  /// or code may change it.
  func fixedHeight(of node: XMLNode) -> Double? {
    let limits = object(node).constraints.filter { constraint in
      constraint.side == "height" && constraint.isLimit && constraint.isRequired
        && constraint.attributes["id"].flatMap { outlets[$0] } == nil
    }
    return limits.compactMap(\.length).filter { $0 > 0 }.min()
  }

  /// The outlets of UIKit's own classes, by which no app reaches a view.
  private static let systemOutlets: Set<String> = [
    "dataSource", "delegate", "view", "gestureRecognizers", "contentView",
    "searchDisplayController",
    "backgroundView", "accessoryView",
  ]

  /// An object; `name` is what stands for its tag where it is a part of another.
  func object(_ node: XMLNode, named name: String? = nil) -> DocumentObject {
    var object = DocumentObject(tag: name ?? node.name)
    object.id = node["id"]
    object.userLabel = node["userLabel"]
    object.customClass = node["customClass"]
    object.outlets = node["id"].flatMap { outlets[$0] } ?? []
    object.events = (node.child("connections")?.children ?? []).compactMap { connection in
      connection.name == "action" ? connection["eventType"] : nil
    }
    readAccessibility(of: node, into: &object)
    object.frame = node.frame
    object.isPlacedByFrame =
      node.frame != nil
      && (node.flag("fixedFrame") == true || !usesAutolayout
        || node.flag("translatesAutoresizingMaskIntoConstraints") != false)
    object.isMisplaced = node.flag("misplaced") == true || node.flag("ambiguous") == true
    object.takesNoTouches = node.flag("userInteractionEnabled") == false
    object.isTitledByController =
      node.name == "tabBarItem" && node.string("title")?.isEmpty != false
      && node["id"].map(titledTabs.contains) == true
    object.constraints = (node.child("constraints")?.children ?? []).compactMap { constraint in
      let isOwn =
        constraint.name == "constraint" && constraint["id"] != nil
        && [nil, node["id"]].contains(constraint["firstItem"])
        && ["width", "height"].contains(constraint["firstAttribute"])
        && [nil, node["id"]].contains(constraint["secondItem"])
      return isOwn ? DocumentObject.Constraint(constraint.attributes) : nil
    }
    object.heldByOthers = node["id"].flatMap { held[$0] } ?? []
    object.font = node.child("fontDescription")?.attributes ?? [:]
    object.isPrototype = node.name.hasSuffix("Cell") && node["reuseIdentifier"] != nil
    object.namesColors = node.children.contains {
      $0.name == "color" && ($0["systemColor"] ?? $0["name"]) != nil
    }
    object.hasAttributedText =
      node.children.contains { $0.name == "attributedString" }
      || node.children.contains { $0.name == "state" && $0.child("attributedString") != nil }
    return object
  }

  private func readAccessibility(of node: XMLNode, into object: inout DocumentObject) {
    object.runtimeKeys = node.runtimeAttributes.compactMap { $0["keyPath"] }
    object.localizedKey = node.runtimeAttributes.first { $0.namesLocalizedText }?.string("value")
    guard let configuration = node.child("accessibility") else { return }
    for name in ["hint", "identifier", "label"] {
      object.configuration[name] = configuration.string(name)
    }
    for child in configuration.children {
      if child.name == "bool", child.key == "isElement" { object.isElement = child.flag("value") }
      guard child.name == "accessibilityTraits" else { continue }
      let names = child.attributes.filter { $0.key != "key" && $0.value == "YES" }.keys
      object.traits = names.reduce(into: []) { traits, name in
        traits.formUnion(Traits(nameBeforeIOS17: name) ?? [])
      }
    }
  }
}
