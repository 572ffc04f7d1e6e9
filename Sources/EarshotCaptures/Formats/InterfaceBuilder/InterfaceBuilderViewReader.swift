import EarshotAudit
import EarshotTree
import EarshotUIKit

/// Turns the elements of a document into views.
struct InterfaceBuilderViewReader {
  /// What the view around passes on to those inside.
  struct Place {
    /// Its top left corner on the screen.
    var origin = Point(x: 0, y: 0)
    /// The colour behind, as far as the views around tell it.
    var ground: String?
  }

  var losses = Losses()
  var unknowns = UnknownList()
  var warnings: [Capture.Warning] = []
  /// What is wrong in the document and shows on no screen; its path is not known here.
  var findings: [CodeFinding] = []
  /// The identifiers for tests, by the identity of the view.
  private(set) var identifiers: [String: String] = [:]
  private var ids = UniqueIDs()
  private let uses: [String: Int]
  let colors: InterfaceBuilderColors
  /// The objects with what the rest of the document says of them.
  let objects: InterfaceBuilderObjects

  /// - Parameter root: the document; its identifiers are counted.
  init(_ root: XMLNode) {
    var uses: [String: Int] = [:]
    Self.count(root, &uses)
    self.uses = uses
    colors = InterfaceBuilderColors(root)
    objects = InterfaceBuilderObjects(root)
  }

  /// Counts the identifiers of an element and of all inside.
  private static func count(_ node: XMLNode, _ uses: inout [String: Int]) {
    if let id = node["id"] { uses[id, default: 0] += 1 }
    if let identifier = identifier(of: node) { uses[identifier, default: 0] += 1 }
    for index in node.children.indices { count(node.children[index], &uses) }
  }

  /// The view of an element with all inside.
  mutating func view(_ node: XMLNode, in place: Place) -> View {
    // What stands in for the keyboard is a class of UIKit, but no element of the document.
    let className =
      node["customClass"] == "UIInputView"
      ? "UIInputView" : InterfaceBuilderNames.classes[node.name]
    if className == nil { unknowns.note("view '\(node.name)', taken as UIView", at: node.location) }
    var view = View(className ?? "UIView", id: itemID(of: node))
    view.source = node.location
    view.document = objects.object(node)
    view.frame = node.frame.map { $0 + place.origin }
    if view.frame == nil { losses.note(.frame, "the view has no rectangle in the document") }
    if node["customClass"] != nil {
      losses.note(.label, "a custom class may set or change what is spoken in code")
    }
    noteUnknownAttributes(of: node)
    readState(of: node, into: &view, place)
    readContents(of: node, into: &view, place)
    if node.isColoredAtRuntime { view.forgetColors() }
    readAccessibility(of: node, into: &view)
    view.children = children(of: node, view, place)
    if node.name == "tableViewCell" { joinTexts(of: &view, accessory: node["accessoryType"]) }
    return view
  }

  private mutating func readState(of node: XMLNode, into view: inout View, _ place: Place) {
    view.isHidden = node.flag("hidden") ?? false
    view.alpha = min(max(node.number("alpha") ?? 1, 0), 1)
    view.isEnabled = node.flag("enabled") ?? true
    view.isSelected = node.flag("selected") ?? false
    view.clipsToBounds = node.flag("clipsSubviews") ?? node.flag("clipsToBounds") ?? false
    // What a container view shows covers what is behind.
    let embedded = node.name == "containerView" ? objects.embeddedView(of: node) : nil
    let ground =
      colors.ground(of: node) ?? embedded.flatMap { colors.ground(of: $0) }
      ?? node.child("buttonConfiguration").flatMap { colors.ground(ofConfiguration: $0) }
    view.background = ground?.color
    // A colour that the document does not tell covers what is behind all the same.
    view.backgroundAlpha = ground.flatMap { $0.color == nil || $0.alpha < 1 ? $0.alpha : nil }
    view.darkBackground = colors.darkColor("backgroundColor", of: node)
    let font = node.font
    view.fontSize = font.size
    view.fontWeight = font.weight
    view.textStyle = node.textStyle
    view.scalesText = node.scalesText
    view.shrinksText = node.flag("adjustsFontSizeToFit")
    view.fixedHeight = objects.fixedHeight(of: node)
    view.isTappable = node.isTappable(by: objects.taps)
    if node.children.contains(where: { $0.name == "variation" }) {
      losses.note(.frame, "what differs between size classes is not read")
    }
  }

  private mutating func noteUnknownAttributes(of node: XMLNode) {
    let names = node.written.map(\.name).filter {
      !InterfaceBuilderNames.knownAttributes.contains($0)
    }
    for name in names.sorted() { unknowns.note("attribute '\(name)'", at: node.location) }
  }

  /// Where the views in a view stand.
  func place(in view: View, _ node: XMLNode, _ place: Place) -> Place {
    var inner = Place(origin: view.frame?.origin ?? place.origin)
    let isSeenThrough = view.background == nil && view.backgroundAlpha == nil
    // A cell, or an effect, draws what the document does not tell.
    if isSeenThrough, !node.name.hasSuffix("Cell"), node.name != "visualEffectView" {
      inner.ground = place.ground
    } else if view.backgroundAlpha == nil, view.alpha == 1 {
      inner.ground = view.background
    }
    return inner
  }
}

extension InterfaceBuilderViewReader {
  /// The views in a view, back to front.
  private mutating func children(of node: XMLNode, _ view: View, _ place: Place) -> [View] {
    let inner = self.place(in: view, node, place)
    var views: [View] = []
    for child in node.children {
      switch child.name {
      case "subviews", "cells", "prototypes":
        if child.name == "prototypes" || (child.name == "cells" && node.name == "collectionView") {
          losses.note(
            .label, "a prototype stands for cells that are made at run time",
            count: child.children.count)
        }
        views += self.views(child.children, in: inner)
      case "sections": views += sections(child, in: inner, view)
      case "segments": views += segments(child, of: node, view)
      case "items": views += items(child, of: node, view, inner)
      default:
        if isView(child) {
          views.append(self.view(child, in: inner))
        } else if !InterfaceBuilderNames.ignoredTags.contains(child.name) {
          unknowns.note("element '\(child.name)'", at: child.location)
        }
      }
    }
    readPlaceholders(among: &views)
    return views
  }

  /// A field that passes touches by and lies on another field shows the placeholder of that.
  private mutating func readPlaceholders(among views: inout [View]) {
    let fields = views.indices.filter {
      ["UITextView", "UITextField"].contains(views[$0].className)
    }
    guard fields.count > 1 else { return }
    for index in fields where views[index].document?.takesNoTouches == true {
      let frame = views[index].frame
      let isOverField = fields.contains {
        views[$0].document?.takesNoTouches == false && frame?.isEmpty == false
          && views[$0].frame == frame
      }
      guard isOverField else { continue }
      views[index].overrides.traits = .staticText
      losses.note(.traits, "a field that takes no touches over another is taken for a placeholder")
    }
  }

  /// The views among some elements.
  mutating func views(_ nodes: [XMLNode], in place: Place) -> [View] {
    var views: [View] = []
    for node in nodes {
      if isView(node) {
        views.append(view(node, in: place))
      } else if !InterfaceBuilderNames.ignoredTags.contains(node.name),
        !InterfaceBuilderNames.hiddenKeys.contains(node.key ?? "")
      {
        unknowns.note("element '\(node.name)'", at: node.location)
      }
    }
    return views
  }

  /// Whether an element is a view that is shown.
  func isView(_ node: XMLNode) -> Bool {
    if let key = node.key, InterfaceBuilderNames.hiddenKeys.contains(key) { return false }
    return InterfaceBuilderNames.classes[node.name] != nil || node.frame != nil
  }

  /// The identity: the identifier if no other view has it, else the identity in the document.
  mutating func itemID(of node: XMLNode) -> String? {
    let identifier = Self.identifier(of: node)
    let isUnique = identifier.map { uses[$0] == 1 } ?? false
    guard let wanted = isUnique ? identifier : node["id"], !wanted.isEmpty else { return nil }
    // Two views of a damaged document have the same identity.
    let id = ids.id(wanted).rawValue
    identifiers[id] = identifier
    return id
  }

  private static func identifier(of node: XMLNode) -> String? {
    let runtime = node.runtimeAttributes.last { $0["keyPath"] == "accessibilityIdentifier" }
    return runtime.flatMap { $0.string("value") } ?? node.child("accessibility")?["identifier"]
  }
}

extension XMLNode {
  /// Whether the view reacts to a tap though it is no control.
  ///
  /// - Parameter taps: the recognizers of taps.
  fileprivate func isTappable(by taps: Set<String>) -> Bool {
    guard let connections = child("connections") else { return false }
    return connections.children.contains { connection in
      connection.name == "segue" && name.hasSuffix("Cell")
        || connection["property"] == "gestureRecognizers"
          && connection["destination"].map(taps.contains) == true
    }
  }
}

extension View {
  /// Forgets the colours that the document has, where others take their place; what it covers stays covered.
  fileprivate mutating func forgetColors() {
    (color, darkColor, background, darkBackground) = (nil, nil, nil, nil)
    backgroundAlpha = 1
  }
}
