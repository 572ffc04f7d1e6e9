package import EarshotTree
package import EarshotUIKit

/// A storyboard or xib as objects and their connections, for whoever joins it with code.
package struct InterfaceBuilderNib: Sendable {
  /// An outlet of an object.
  package struct Outlet: Hashable, Sendable {
    /// The property of the object.
    package var property: String
    /// The identity of what it leads to.
    package var destination: String
    /// Whether it is one of a collection.
    package var isCollection = false
  }

  /// The title and the buttons of a controller in the bar around its view.
  package struct NavigationItem: Sendable {
    /// The identity of it in the document.
    package var id: String?
    /// The title.
    package var title: String?
    /// The view in the place of the title.
    package var titleView: View?
    /// The buttons on the left, the outermost first.
    package var left: [View]
    /// The buttons on the right, the outermost first.
    package var right: [View]
    /// Where it stands.
    package var location: SourceLocation
  }

  /// A view controller of a scene.
  package struct Controller: Sendable {
    /// The identity of it in the document.
    package var id: String?
    /// The class of the app.
    package var customClass: String?
    /// The name by which code asks the storyboard for it.
    package var identifier: String?
    /// The title.
    package var title: String?
    /// Its title and its buttons in the bar around its view.
    package var navigationItem: NavigationItem?
    /// The view.
    package var view: View
    /// Where it stands.
    package var location: SourceLocation
  }

  /// The path of the document.
  package let path: String
  /// The controllers with a view, in the order of the scenes.
  package private(set) var controllers: [Controller] = []
  /// The class of the app that owns a xib; `nil` where the document names none.
  package private(set) var owner: String?
  /// The views of a xib, and those beside the controllers of scenes.
  package private(set) var views: [View] = []
  /// The outlets of objects by their identity; those of the owner stand at `-1`.
  package private(set) var outlets: [String: [Outlet]] = [:]
  /// The identities by which tables and collections ask for cells, by the identities of those.
  package private(set) var reuseIdentifiers: [String: String] = [:]
  /// The identities of cells that code makes copies of.
  package private(set) var prototypes: Set<String> = []
  /// The stock styles of cells by their identity.
  package private(set) var styles: [String: String] = [:]
  /// The accessories of cells by their identity.
  package private(set) var accessories: [String: String] = [:]
  /// The identities of fields that say what they are for.
  package private(set) var fieldsWithPurpose: Set<String> = []
  /// The controllers that container views show, by the identities of both.
  package private(set) var embedded: [String: String] = [:]
  /// Whether constraints decide where views are, so that frames are those of the canvas.
  package private(set) var usesAutolayout = false

  /// The identity of the owner in every xib.
  package static let ownerID = "-1"

  /// Reads a document; `nil` of one that is none of an iOS app, or a launch screen.
  ///
  /// - Parameter strings: the texts in another language.
  package init?(path: String, bytes: [UInt8], strings: LocalizedStrings?) {
    self.path = path
    guard let text = try? TextEncoding.utf8(bytes) else { return nil }
    var xml = XMLReader(text, subject: "document")
    let tree = XMLTreeReader(textOf: ["string", "mutableString"])
    guard (try? xml.readDocument(tree)) != nil, var root = tree.root, root.name == "document",
      root["targetRuntime"]?.hasPrefix("iOS.") == true, root["launchScreen"] != "YES"
    else { return nil }
    if let strings {
      var overlay = InterfaceBuilderOverlay(strings)
      overlay.apply(to: &root)
    }
    usesAutolayout = root.flag("useAutolayout") ?? false
    note(root)
    var reader = InterfaceBuilderViewReader(root)
    for object in root.child("scenes")?.children.compactMap({ $0.child("objects") }) ?? [] {
      for node in object.children { read(node, &reader) }
    }
    for node in root.child("objects")?.children ?? [] {
      if node["placeholderIdentifier"] == "IBFilesOwner" { owner = node["customClass"] }
      read(node, &reader)
    }
  }

  // MARK: Objects

  private mutating func read(_ node: XMLNode, _ reader: inout InterfaceBuilderViewReader) {
    let place = InterfaceBuilderViewReader.Place()
    if node.name.hasSuffix("Controller") {
      guard let view = node.value("view"), reader.isView(view) else { return }
      controllers.append(
        Controller(
          id: node["id"], customClass: node["customClass"],
          identifier: node["storyboardIdentifier"], title: node.string("title"),
          navigationItem: node.value("navigationItem").map { item($0, &reader) },
          view: reader.view(view, in: place), location: node.location))
    } else if reader.isView(node) {
      views.append(reader.view(node, in: place))
    }
  }

  private func item(
    _ node: XMLNode, _ reader: inout InterfaceBuilderViewReader
  ) -> NavigationItem {
    func buttons(_ side: String) -> [View] {
      let one = node.children.filter { $0.key == "\(side)BarButtonItem" }
      let more = node.child("\(side)BarButtonItems")?.children ?? []
      return reader.barButtons(one + more, in: nil, isSpread: false)
    }
    var titleView: View?
    if let view = node.value("titleView"), reader.isView(view) {
      titleView = reader.view(view, in: InterfaceBuilderViewReader.Place())
    }
    return NavigationItem(
      id: node["id"], title: node.string("title"), titleView: titleView, left: buttons("left"),
      right: buttons("right"), location: node.location)
  }

  // MARK: Connections

  /// Notes what a tree of views does not tell of the objects.
  private mutating func note(_ root: XMLNode) {
    var open = [root]
    while let node = open.popLast() {
      let copied = node.name == "collectionView" ? node.child("cells") : node.child("prototypes")
      prototypes.formUnion((copied?.children ?? []).compactMap { $0["id"] })
      if let id = node["id"] { note(node, id) }
      open += node.children.reversed()
    }
  }

  private mutating func note(_ node: XMLNode, _ id: String) {
    if let identifier = node["reuseIdentifier"] { reuseIdentifiers[id] = identifier }
    if node.child("textInputTraits")?["textContentType"] != nil { fieldsWithPurpose.insert(id) }
    if node.name == "tableViewCell" {
      styles[id] = node["style"]
      accessories[id] = node["accessoryType"]
      for name in ["textLabel", "detailTextLabel", "imageView"] {
        guard let part = node[name] else { continue }
        outlets[id, default: []].append(Outlet(property: name, destination: part))
      }
    }
    for connection in node.child("connections")?.children ?? [] {
      if connection["kind"] == "embed" { embedded[id] = connection["destination"] }
      guard ["outlet", "outletCollection"].contains(connection.name),
        let property = connection["property"], let destination = connection["destination"]
      else { continue }
      outlets[id, default: []].append(
        Outlet(
          property: property, destination: destination,
          isCollection: connection.name == "outletCollection"))
    }
  }

  /// The view of a cell that says the texts in it as one element, as a table does.
  package static func joiningTexts(of cell: View, accessory: String?) -> View {
    var reader = InterfaceBuilderViewReader(
      XMLNode(name: "", location: SourceLocation(line: 1, column: 1)))
    var cell = cell
    reader.joinTexts(of: &cell, accessory: accessory)
    return cell
  }
}
