import EarshotTree

/// Makes a screen of the hierarchy that AccessibilitySnapshot writes.
struct AccessibilitySnapshotReader {
  /// A node while its siblings are put in order.
  private struct Node {
    var element: Element
    /// The smallest place in the traversal of what is inside.
    var place: Int
  }

  private(set) var losses = Losses()
  private(set) var unknowns = UnknownList()
  private var usedIDs: Set<String> = []
  private var count = 0

  mutating func screen(
    _ document: JSONValue, _ options: ReadOptions
  ) throws(CaptureError) -> Screen {
    var root = Element(id: newID(nil, "hierarchy"), isAccessibilityElement: false)
    let nodes: [Node]
    if case .array(let values) = document.content {
      nodes = try self.nodes(values)
    } else {
      nodes = [try node(document, at: 0)]
    }
    fill(&root, with: nodes)
    guard !nodes.isEmpty else {
      throw CaptureError(
        .noScreen, "the hierarchy has no elements",
        help: "encode what 'parseAccessibilityHierarchy' returns", at: document.location)
    }
    let screen = Screen(elements: [root], idiom: options.profile?.idiom ?? .phone)
    losses.count(screen, [.never(Self.never, "AccessibilitySnapshot does not tell")])
    return screen
  }

  private static let never: [Element.Field] = [
    .groupsChildren, .elementsHidden, .navigationStyle, .expandedStatus, .adjustment,
    .headingLevel, .dragDescriptions, .handlers, .appearance,
  ]

  private mutating func nodes(_ values: [JSONValue]) throws(CaptureError) -> [Node] {
    try values.enumerated().map { (index, value) throws(CaptureError) in
      try node(value, at: index)
    }
  }

  /// A node: an element or a container, or an element alone in a list of elements.
  private mutating func node(_ value: JSONValue, at index: Int) throws(CaptureError) -> Node {
    let object = try value.object("a node")
    if let payload = object["element"] {
      unknowns.note(keysOf: object, besides: ["element"])
      let inner = try payload.object("element")
      unknowns.note(keysOf: inner, besides: ["_0", "traversalIndex"])
      let place = try inner.required("traversalIndex", in: "an element")
        .integer("traversalIndex")
      return Node(
        element: try element(inner.required("_0", in: "an element").object("_0")), place: place)
    }
    if let payload = object["container"] {
      unknowns.note(keysOf: object, besides: ["container"])
      let inner = try payload.object("container")
      unknowns.note(keysOf: inner, besides: ["_0", "children"])
      return try container(
        inner.required("_0", in: "a container").object("_0"),
        children: inner.required("children", in: "a container").array("children"))
    }
    return Node(element: try element(object), place: index)
  }

  /// Puts the nodes into an element; their traversal is its explicit order.
  private func fill(_ element: inout Element, with nodes: [Node]) {
    element.children = nodes.map(\.element)
    let order = nodes.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    element.accessibilityElements = order.isEmpty ? .empty : .given(order.map(\.element.element.id))
    element.derived.formUnion(Element.Fields(.accessibilityElements))
  }

  private mutating func newID(_ identifier: String?, _ type: String) -> Element.ID {
    count += 1
    if let identifier, !identifier.isEmpty, usedIDs.insert(identifier).inserted {
      return Element.ID(identifier)
    }
    var id = "\(type)[\(count)]"
    while !usedIDs.insert(id).inserted { id += "'" }
    return Element.ID(id)
  }
}

extension AccessibilitySnapshotReader {
  private static let elementKeys = [
    "description", "label", "value", "traits", "identifier", "hint", "authoredHint",
    "userInputLabels", "shape", "activationPoint", "usesDefaultActivationPoint", "customActions",
    "customContent", "customRotors", "accessibilityLanguage", "respondsToUserInteraction",
    "visibility", "context",
  ]

  private mutating func element(_ object: JSONObject) throws(CaptureError) -> Element {
    unknowns.note(keysOf: object, besides: Self.elementKeys)
    let identifier = try object.text("identifier")
    var element = Element(id: newID(identifier, "element"), isAccessibilityElement: true)
    element.source = object.location
    element.identifier = Property(identifier)
    element.label = Property(try object.text("label"))
    element.value = Property(try object.text("value"))
    let traits = try traits(object.required("traits", in: "an element"))
    element.traits = traits.isEmpty ? .empty : .given(traits)
    try readHint(object, into: &element)
    try readShape(object, into: &element)
    element.language = Property(try object.text("accessibilityLanguage"))
    element.respondsToUserInteraction =
      try object.bool("respondsToUserInteraction").map { .given($0) } ?? .notCaptured
    // The snapshot asks UIKit, which answers for a control or a view with a tap gesture.
    element.isTappable = element.respondsToUserInteraction
    try readLists(object, into: &element)
    if let context = object["context"], context.content != .null {
      try readContext(context.object("context"), into: &element)
    }
    fillTextInput(&element)
    return element
  }

  /// The names of traits; a number holds bits that have no name there.
  private mutating func traits(_ value: JSONValue) throws(CaptureError) -> Traits {
    var traits: Traits = []
    for item in try value.array("traits") {
      let name = try item.string("traits")
      if let trait = Self.renamed[name] ?? Traits(name: name) {
        traits.insert(trait)
      } else if name.hasPrefix("unknown("), let bits = UInt64(name.dropFirst(8).dropLast()) {
        // The numbers are those of UIKit.
        traits.insert(Traits(rawValue: bits))
      } else {
        unknowns.note("trait '\(name.prefix(40))'", at: item.location)
      }
    }
    return traits
  }

  /// Names that differ from UIKit's; "scrollable" was long that of the bit of text areas.
  private static let renamed: [String: Traits] = [
    "switchButton": .toggleButton, "scrollable": .textArea,
  ]

  private mutating func readHint(
    _ object: JSONObject, into element: inout Element
  ) throws(CaptureError) {
    if object["authoredHint"] != nil {
      element.hint = Property(try object.text("authoredHint"))
      return
    }
    guard let hint = try object.text("hint") else {
      element.hint = .empty
      return
    }
    // Older files hold the whole hint, with the instructions of the system at its end.
    var authored = hint[...]
    for instruction in Self.instructions where authored.hasSuffix(instruction) {
      authored = authored.dropLast(instruction.count)
      while authored.last == " " { authored = authored.dropLast() }
    }
    element.hint = Property(String(authored))
    element.derived.formUnion(Element.Fields(.hint))
    losses.note(.hint, "an older file holds it with the words of the system")
  }

  private static let instructions = [
    "Use the rotor to access Misspelled Words", "Double tap to edit.",
    "Double tap to toggle setting.", "Swipe up or down with one finger to adjust the value.",
  ]

  private func fillTextInput(_ element: inout Element) {
    guard let traits = element.traits.value, !traits.isDisjoint(with: [.textEntry, .searchField])
    else { return }
    element.textInput = .given(
      TextInput(
        isEditing: traits.contains(.isEditing), isSecure: traits.contains(.secureTextField),
        isMultiline: traits.contains(.textArea)))
    element.derived.formUnion(Element.Fields(.textInput))
  }
}

extension AccessibilitySnapshotReader {
  private func readShape(
    _ object: JSONObject, into element: inout Element
  ) throws(CaptureError) {
    let shape = try object.required("shape", in: "an element").object("shape")
    switch try shape.required("type", in: "a shape").string("type") {
    case "frame":
      element.frame = XCTestNumber.frame(
        try VODesignReader.frame(shape.required("frame", in: "a shape"), "frame"))
      element.path = .empty
    case "path":
      element.path = .given(
        try AccessibilitySnapshotPath.path(shape.required("pathElements", in: "a shape")))
    case let type:
      throw (shape["type"] ?? JSONValue(.null, at: shape.location))
        .unknownWord(type, "shape", among: ["frame", "path"])
    }
    if let value = object["activationPoint"] {
      let point = try value.numbers("activationPoint", count: 2)
      element.activationPoint = .given(Point(x: point[0], y: point[1]))
    }
    if try object.bool("usesDefaultActivationPoint") == true {
      element.derived.formUnion(Element.Fields(.activationPoint))
    }
  }

  private mutating func readLists(
    _ object: JSONObject, into element: inout Element
  ) throws(CaptureError) {
    let actions = try object.strings("customActions") ?? []
    element.customActions = Property(actions.map { CustomAction($0) })
    let labels = object["userInputLabels"].flatMap { $0.content == .null ? nil : $0 }
    element.userInputLabels = Property(try labels?.strings("userInputLabels"))
    let contents = try object["customContent"]?.array("customContent") ?? []
    element.customContent = Property(
      try contents.map { item throws(CaptureError) in
        let item = try item.object("custom content")
        return CustomContent(
          label: try item.text("label") ?? "", value: try item.text("value") ?? "",
          importance: try item.bool("isImportant") == true ? .high : .default)
      })
    let rotors = try object["customRotors"]?.array("customRotors") ?? []
    element.customRotors = Property(
      try rotors.map { item throws(CaptureError) in
        let item = try item.object("a rotor")
        if try item["resultMarkers"]?.array("resultMarkers").isEmpty == false {
          losses.note(.customRotors, "the results of a rotor are descriptions, not elements")
        }
        return CustomRotor(try item.required("name", in: "a rotor").string("name"))
      })
  }

  /// The place among siblings; the edges of lists and landmarks follow from the containers.
  private func readContext(
    _ object: JSONObject, into element: inout Element
  ) throws(CaptureError) {
    for name in ["series", "tab", "tabBarItem"] {
      guard let place = try object[name]?.object(name) else { continue }
      element.position = .given(
        SeriesPosition(
          index: try place.required("index", in: name).integer("index"),
          count: try place.required("count", in: name).integer("count")))
    }
    guard let cell = try object["dataTableCell"]?.object("dataTableCell") else { return }
    element.tableCell = .given(
      TableCell(
        row: try cell.place("row"), column: try cell.place("column"),
        rowSpan: max(1, try cell.integer("height") ?? 1),
        columnSpan: max(1, try cell.integer("width") ?? 1)))
  }
}

extension AccessibilitySnapshotReader {
  private static let containerKeys = [
    "type", "identifier", "scrollableContentSize", "frame", "isModalBoundary", "customActions",
  ]

  private mutating func container(
    _ object: JSONObject, children: [JSONValue]
  ) throws(CaptureError) -> Node {
    unknowns.note(keysOf: object, besides: Self.containerKeys)
    let type = try object.required("type", in: "a container").object("type")
    let legacy = try type["semanticGroup"]?.object("semanticGroup").text("identifier")
    let identifier = try object.text("identifier") ?? legacy
    var element = Element(id: newID(identifier, "container"), isAccessibilityElement: false)
    element.source = object.location
    element.identifier = Property(identifier)
    element.frame = XCTestNumber.frame(
      try VODesignReader.frame(object.required("frame", in: "a container"), "frame"))
    element.isModal = .given(try object.bool("isModalBoundary") ?? false)
    element.customActions = Property(
      (try object.strings("customActions") ?? []).map { CustomAction($0) })
    var nodes = try self.nodes(children)
    if let size = object["scrollableContentSize"], size.content != .null {
      element.systemContainer = .scrollView
    }
    try readType(type, into: &element, &nodes)
    fill(&element, with: nodes)
    return Node(element: element, place: nodes.map(\.place).min() ?? .max)
  }

  private mutating func readType(
    _ type: JSONObject, into element: inout Element, _ nodes: inout [Node]
  ) throws(CaptureError) {
    guard let member = type.members.first else {
      throw CaptureError(
        .invalid, "a container has no type", help: "encode it with JSONEncoder",
        at: type.location)
    }
    switch member.name {
    case "none": element.containerType = .empty
    case "semanticGroup":
      element.containerType = .given(.semanticGroup)
      let group = try member.value.object(member.name)
      element.label = Property(try group.text("label"))
      element.value = Property(try group.text("value"))
    case "list": element.containerType = .given(.list)
    case "landmark": element.containerType = .given(.landmark)
    case "dataTable":
      try readTable(member.value.object(member.name), into: &element, &nodes)
    case "tabBar":
      if nodes.contains(where: { $0.element.has(.tabBarItem) }) {
        element.systemContainer = .tabBar
      } else {
        element.traits = .given(.tabBar)
      }
    case "series": element.systemContainer = .segmentedControl
    case "scrollable": element.systemContainer = .scrollView
    default:
      unknowns.note("container type '\(member.name.prefix(40))'", at: member.location)
    }
  }

  /// A data table: the places of its cells, and their headers by their number among the children.
  private func readTable(
    _ table: JSONObject, into element: inout Element, _ nodes: inout [Node]
  ) throws(CaptureError) {
    var rowHeaders: [Int: [Element.ID]] = [:]
    var columnHeaders: [Int: [Element.ID]] = [:]
    let cells = try table["cells"]?.array("cells") ?? []
    for (index, value) in cells.enumerated() where nodes.indices.contains(index) {
      if value.content == .null { continue }
      let cell = try value.object("a cell")
      let row = try cell.place("row")
      let column = try cell.place("column")
      nodes[index].element.tableCell = .given(
        TableCell(
          row: row, column: column, rowSpan: max(1, try cell.integer("rowSpan") ?? 1),
          columnSpan: max(1, try cell.integer("columnSpan") ?? 1)))
      let rowIDs = try ids(cell, "rowHeaderChildIndices", of: nodes)
      let columnIDs = try ids(cell, "columnHeaderChildIndices", of: nodes)
      if let row, !rowIDs.isEmpty { rowHeaders[row] = rowIDs }
      if let column, !columnIDs.isEmpty { columnHeaders[column] = columnIDs }
    }
    element.containerType = .given(
      .dataTable(
        DataTable(
          rowCount: try table.integer("rowCount"), columnCount: try table.integer("columnCount"),
          rowHeaders: Self.list(rowHeaders), columnHeaders: Self.list(columnHeaders))))
  }

  private func ids(
    _ cell: JSONObject, _ name: String, of nodes: [Node]
  ) throws(CaptureError) -> [Element.ID] {
    let places = try (cell[name]?.array(name) ?? []).map { value throws(CaptureError) in
      try value.integer(name)
    }
    return places.filter(nodes.indices.contains).map { nodes[$0].element.id }
  }

  /// The headers by row or column; places beyond any table are left out.
  private static func list(_ headers: [Int: [Element.ID]]) -> [[Element.ID]] {
    let last = headers.keys.filter { $0 < 10_000 }.max() ?? -1
    return (0..<(last + 1)).map { headers[$0] ?? [] }
  }
}

extension JSONObject {
  /// The text of a name; `nil` when it is missing or null, as an encoder writes what is not set.
  func text(_ name: String) throws(CaptureError) -> String? {
    guard let value = self[name], value.content != .null else { return nil }
    return try value.string(name)
  }

  /// A row or column; `nil` for UIKit's `NSNotFound` and other numbers that are no place.
  fileprivate func place(_ name: String) throws(CaptureError) -> Int? {
    guard let number = try self[name]?.integer(name), (0..<1_000_000).contains(number) else {
      return nil
    }
    return number
  }
}
