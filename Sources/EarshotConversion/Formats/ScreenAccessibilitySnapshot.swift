package import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Screen {
  /// The hierarchy that AccessibilitySnapshot of Cash App encodes.
  package static let accessibilitySnapshot = OutputFormat(
    id: "accessibility-snapshot", summary: "the hierarchy of AccessibilitySnapshot as JSON",
    fileExtension: "json"
  ) { ScreenAccessibilitySnapshot(screen: $0.fitting("accessibility-snapshot")).write() }
}

/// Writes the stops with their place in the order, and the containers around them.
struct ScreenAccessibilitySnapshot {
  private let outline: ScreenOutline
  private let order: ReadingOrder

  /// Containers also tell that they scroll and have actions; what is not read has no place.
  static let rules = ScreenOutline.Rules(
    isContainer: { $0.systemContainer?.scrolls == true || $0.customActions.value != nil },
    keepsUnread: false)
  /// What XCTest writes for a rectangle that is not known; a zero one would hide the element.
  private static let noFrame = Rect(x: -1, y: -1, width: 0, height: 0)

  init(screen: Screen) {
    outline = ScreenOutline(screen, ScreenAccessibilitySnapshot.rules)
    order = screen.readingOrder
  }

  func write() -> [UInt8] {
    JSONWriter.document(of: outline.nodes) { write($1, &$0) }
  }

  private func write(_ node: ScreenOutline.Node, _ json: inout JSONWriter) {
    if node.isContainer {
      json.object("container") { json in
        json.object("_0") { writeContainer(node, &$0) }
        json.objects("children", node.children) { write($1, &$0) }
      }
    } else {
      json.object("element") { json in
        json.object("_0") { write(node.element, &$0) }
        json.field("traversalIndex", order.index(of: node.element.id) ?? 0)
      }
    }
  }

  private func write(_ element: Element, _ json: inout JSONWriter) {
    let value = element.value.value.flatMap { $0.isEmpty ? nil : $0 }
    let words = [element.label.value, value].compactMap(\.self)
    json.fields([
      "description": words.joined(separator: ": "), "label": element.label.value,
      "value": value, "authoredHint": element.hint.value,
      "identifier": element.identifier.value, "accessibilityLanguage": element.language.value,
      "traits": (element.traits.value ?? []).snapshotNames,
      "userInputLabels": element.userInputLabels.value,
    ])
    writeShape(element, &json)
    json.field("customActions", (element.customActions.value ?? []).map(\.name))
    writeContent(element, &json)
    json.present(
      "respondsToUserInteraction",
      element.respondsToUserInteraction.value ?? element.isTappable.value)
    writeContext(element, &json)
  }

  private func writeShape(_ element: Element, _ json: inout JSONWriter) {
    json.object("shape") { json in
      if let path = element.path.value, !path.bounds.isEmpty {
        json.field("type", "path")
        json.array("pathElements") { write(path, &$0) }
      } else {
        json.field("type", "frame")
        json.rect("frame", element.effectiveFrame ?? Self.noFrame)
      }
    }
    guard let point = element.activationPoint.value ?? element.effectiveActivationPoint else {
      return
    }
    json.field("activationPoint", point.numbers)
    // A fixed scale, because the format does not tell that of the screen.
    json.field("usesDefaultActivationPoint", element.isActivationPointDefault(scale: 3))
  }

  private func write(_ path: Path, _ json: inout JSONWriter) {
    func step(_ name: StaticString, _ point: Point) {
      json.line { $0.line(name) { $0.field("to", point.numbers) } }
    }
    for polygon in path.polygons {
      guard let first = polygon.first else { continue }
      step("move", first)
      for corner in polygon.dropFirst() { step("line", corner) }
      json.line { $0.line("closeSubpath") { _ in } }
    }
  }

  private func writeContent(_ element: Element, _ json: inout JSONWriter) {
    json.lines("customContent", element.customContent.value ?? []) { json, entry in
      json.field("label", entry.label)
      json.field("value", entry.value)
      json.field("isImportant", entry.importance == .high)
    }
    json.lines("customRotors", element.customRotors.value ?? []) { json, rotor in
      json.fields(["name": rotor.name, "resultMarkers": [String]()])
      json.line("limit") { $0.line("none") { _ in } }
    }
  }

  private func writeContext(_ element: Element, _ json: inout JSONWriter) {
    guard let place = element.position.value else { return }
    json.line("context") {
      $0.line("series") {
        $0.field("index", place.index)
        $0.field("count", place.count)
      }
    }
  }
}

extension ScreenAccessibilitySnapshot {
  private func writeContainer(_ node: ScreenOutline.Node, _ json: inout JSONWriter) {
    let element = node.element
    json.object("type") { writeType(node, &$0) }
    json.field("identifier", element.identifier.value)
    if element.systemContainer?.scrolls == true {
      let frames = node.children.compactMap(\.element.effectiveFrame)
      let size = frames.reduce(element.effectiveFrame ?? .zero) { $0.union($1) }
      json.field("scrollableContentSize", [size.width, size.height])
    }
    let frame = element.hasNoSize ? nil : element.effectiveFrame
    json.rect("frame", frame ?? Self.noFrame)
    json.field("isModalBoundary", element.isModal.value == true)
    json.field("customActions", (element.customActions.value ?? []).map(\.name))
  }

  private func writeType(_ node: ScreenOutline.Node, _ json: inout JSONWriter) {
    let element = node.element
    if element.systemContainer == .tabBar || element.has(.tabBar) {
      return json.object("tabBar") { _ in }
    }
    if element.systemContainer == .segmentedControl { return json.object("series") { _ in } }
    switch element.containerType.value {
    case nil: json.object("none") { _ in }
    case .list?: json.object("list") { _ in }
    case .landmark?: json.object("landmark") { _ in }
    case .semanticGroup?:
      json.object("semanticGroup") {
        $0.present("label", element.label.value)
        $0.present("value", element.value.value)
      }
    case .dataTable(let table)?:
      json.object("dataTable") { write(table, node, &$0) }
    }
  }

  private func write(
    _ table: DataTable, _ node: ScreenOutline.Node, _ json: inout JSONWriter
  ) {
    let places = Dictionary(
      node.children.enumerated().map { ($1.element.id, $0) },
      uniquingKeysWith: { first, _ in first })
    json.present(["rowCount": table.rowCount, "columnCount": table.columnCount])
    json.array("cells") { json in
      for child in node.children {
        guard let cell = child.element.tableCell.value else {
          json.value(String?.none)
          continue
        }
        json.line { json in
          json.present("row", cell.row)
          json.present("column", cell.column)
          json.present("rowSpan", cell.rowSpan)
          json.present("columnSpan", cell.columnSpan)
          json.field(
            "rowHeaderChildIndices",
            table.rowHeaders.ids(at: cell.row).compactMap { places[$0] })
          json.field(
            "columnHeaderChildIndices",
            table.columnHeaders.ids(at: cell.column).compactMap { places[$0] })
        }
      }
    }
  }
}

extension [[EarshotTree.Element.ID]] {
  /// The headers of a row or column.
  fileprivate func ids(at place: Int?) -> [EarshotTree.Element.ID] {
    guard let place, indices.contains(place) else { return [] }
    return self[place]
  }
}

extension Traits {
  /// The names of AccessibilitySnapshot; it calls a switch otherwise than UIKit, and "scrollable"
  /// was long its name for a text area.
  fileprivate var snapshotNames: [String] {
    names.map { name in
      switch name {
      case "toggleButton": "switchButton"
      case "scrollable": "unknown(\(Traits.scrollable.rawValue))"
      case _ where name.hasPrefix("bit"):
        "unknown(\((Traits(name: name) ?? []).rawValue))"
      default: name
      }
    }
  }
}
