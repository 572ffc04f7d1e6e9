import EarshotText
import EarshotTree
import EarshotUIKit

/// Reads nodes, and keeps the ids and the references to them.
package struct ViewReader {
  private let needsFrames: Bool
  private var ids: [String: SourceLocation] = [:]
  private var references: [(id: String, value: JSONValue)] = []

  init(needsFrames: Bool) {
    self.needsFrames = needsFrames
  }

  /// The keys of a node.
  package static let keys = [
    "class", "id", "frame", "text", "image", "placeholder", "value", "on", "badge", "position",
    "selected", "enabled", "tappable", "hidden", "alpha", "clips", "offscreen", "numberOfLines",
    "fontSize", "weight", "textStyle", "adjustsFontForContentSizeCategory",
    "adjustsFontSizeToFitWidth", "heightConstraint", "showsLargeContentViewer",
    "largeContentTitle", "largeContentImage", "color", "background", "backgroundAlpha",
    "visibleFrame", "drawn",
    "pictureText", "transform", "row", "swipeActions", "gestures", "ax", "children", "note",
  ]

  mutating func node(_ value: JSONValue) throws(CaptureError) -> View {
    let node = try value.object("node")
    try node.allowOnly(ViewReader.keys, in: "a node")
    var view = View(try className(of: node))
    view.source = value.location
    view.id = try id(of: node)
    view.frame = try frame(of: node)
    try readContent(of: node, into: &view)
    try readState(of: node, into: &view)
    try readLook(of: node, into: &view)
    try checkInformation(of: node)
    if let ax = node["ax"] { view.overrides = try overrides(ax) }
    for child in try node["children"]?.array("children") ?? [] {
      view.children.append(try self.node(child))
    }
    return view
  }

  /// Throws when an explicit order names a node that is not there.
  func checkReferences() throws(CaptureError) {
    for (id, value) in references where ids[id] == nil {
      throw value.invalid(
        "'elements' names '\(id)', and no node has that id",
        help: Suggestion.nearest(to: id, among: ids.keys.sorted()).map { "did you mean '\($0)'?" }
          ?? "give a node this id, or remove the entry")
    }
  }

  mutating func refer(to id: String, _ value: JSONValue) { references.append((id, value)) }
}

extension ViewReader {
  private func className(of node: JSONObject) throws(CaptureError) -> String {
    guard let name = node["class"] else { return "UIView" }
    let text = try name.string("class")
    guard !text.isEmpty else {
      throw name.invalid("'class' is empty", help: "name a class such as 'UIView', or leave it out")
    }
    return text
  }

  private mutating func id(of node: JSONObject) throws(CaptureError) -> String? {
    guard let value = node["id"] else { return nil }
    let id = try value.string("id")
    guard !id.isEmpty else {
      throw value.invalid("'id' is empty", help: "give the node a name, or leave the key out")
    }
    if let first = ids.updateValue(value.location, forKey: id) {
      throw CaptureError(
        .duplicateID, "two nodes have the id '\(id)'",
        help: "rename one of them; the first is in line \(first.line)", at: value.location)
    }
    return id
  }

  private func frame(of node: JSONObject) throws(CaptureError) -> Rect? {
    if needsFrames { return try node.required("frame", in: "a node").frame("frame") }
    return try node["frame"]?.frame("frame")
  }

  private func readContent(of node: JSONObject, into view: inout View) throws(CaptureError) {
    view.text = try node.string("text") ?? ""
    view.image = try node.string("image")
    view.placeholder = try node.string("placeholder") ?? ""
    view.value = try node["value"]?.share("value")
    view.isOn = try node.bool("on") ?? false
    view.badge = try node.string("badge")
    view.position = try node["position"]?.position("position")
    view.swipeActions = try node.strings("swipeActions") ?? []
    view.gestures = try node["gestures"]?.choices("gestures") ?? []
  }

  private func readState(of node: JSONObject, into view: inout View) throws(CaptureError) {
    view.isSelected = try node.bool("selected") ?? false
    view.isEnabled = try node.bool("enabled") ?? true
    view.isTappable = try node.bool("tappable") ?? false
    view.isHidden = try node.bool("hidden") ?? false
    view.alpha = try node["alpha"]?.share("alpha") ?? 1
    view.clipsToBounds = try node.bool("clips") ?? false
  }

  private func readLook(of node: JSONObject, into view: inout View) throws(CaptureError) {
    view.numberOfLines = try node["numberOfLines"]?.count("numberOfLines")
    view.fontSize = try node["fontSize"]?.size("fontSize")
    view.fontWeight = try node["weight"]?.choice("weight", of: FontWeight.self).rawValue
    try readTextSize(of: node, into: &view)
    view.color = try node["color"]?.color("color")
    view.background = try node["background"]?.color("background")
    view.backgroundAlpha = try node["backgroundAlpha"]?.share("backgroundAlpha")
    view.visibleFrame = try node["visibleFrame"]?.frame("visibleFrame")
    view.drawing = try node.string("drawn")
    view.pictureText = try node.string("pictureText")
    view.transform = try node.string("transform")
  }

  /// What decides how the view looks at another text size.
  private func readTextSize(of node: JSONObject, into view: inout View) throws(CaptureError) {
    view.textStyle = try node["textStyle"]?.choice("textStyle")
    view.scalesText = try node.bool("adjustsFontForContentSizeCategory")
    view.shrinksText = try node.bool("adjustsFontSizeToFitWidth")
    view.fixedHeight = try node["heightConstraint"]?.size("heightConstraint")
    let content = LargeContent(
      title: try node.string("largeContentTitle"), image: try node.string("largeContentImage"))
    if let isShown = try node.bool("showsLargeContentViewer") {
      view.largeContent = isShown ? .given(content) : .empty
    } else if view.scalesText == false {
      // Who tells that the font is fixed tells that nothing shows it large, either.
      view.largeContent = .empty
    }
  }

  /// Keys that inform the reader of the file; only their type is looked at.
  private func checkInformation(of node: JSONObject) throws(CaptureError) {
    _ = try node.bool("offscreen")
    _ = try node.integer("row")
    _ = try node.string("note")
  }
}
