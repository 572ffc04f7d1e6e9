package import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Screen {
  /// The hierarchy that AccessibilitySnapshot of Cash App encodes.
  package static var accessibilitySnapshot: OutputFormat<Screen> {
    OutputFormat(
      id: "accessibility-snapshot", summary: "the hierarchy of AccessibilitySnapshot as JSON",
      fileExtension: "json", write: { ScreenAccessibilitySnapshot(screen: $0).write() })
  }
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
    var writer = JSONWriter(isPretty: true)
    writer.array { write(outline.nodes, &$0) }
    writer.finishLine()
    return writer.bytes
  }

  private func write(_ nodes: [ScreenOutline.Node], _ json: inout JSONWriter) {
    for node in nodes {
      json.object { json in
        if node.isContainer {
          json.key("container")
          json.object { json in
            json.key("_0")
            json.object { writeContainer(node, &$0) }
            json.key("children")
            json.array { write(node.children, &$0) }
          }
        } else {
          json.key("element")
          json.object { json in
            json.key("_0")
            json.object { write(node.element, &$0) }
            json.key("traversalIndex")
            json.value(order.index(of: node.element.id) ?? 0)
          }
        }
      }
    }
  }

  private func write(_ element: Element, _ json: inout JSONWriter) {
    let words = [element.label.value, element.value.value].compactMap(\.self)
    json.text("description", words.joined(separator: ": "))
    let texts: [(StaticString, String?)] = [
      ("label", element.label.value), ("value", element.value.value),
      ("authoredHint", element.hint.value), ("identifier", element.identifier.value),
      ("accessibilityLanguage", element.language.value),
    ]
    for (key, text) in texts {
      json.key(key)
      json.value(text)
    }
    json.key("traits")
    json.value((element.traits.value ?? []).snapshotNames)
    json.key("userInputLabels")
    json.value(element.userInputLabels.value)
    writeShape(element, &json)
    json.key("customActions")
    json.value((element.customActions.value ?? []).map(\.name))
    writeContent(element, &json)
    if let responds = element.respondsToUserInteraction.value ?? element.isTappable.value {
      json.key("respondsToUserInteraction")
      json.value(responds)
    }
    writeContext(element, &json)
  }

  private func writeShape(_ element: Element, _ json: inout JSONWriter) {
    json.key("shape")
    json.object { json in
      if let path = element.path.value, !path.bounds.isEmpty {
        json.text("type", "path")
        json.key("pathElements")
        json.array { write(path, &$0) }
      } else {
        json.text("type", "frame")
        json.rect("frame", element.effectiveFrame ?? Self.noFrame)
      }
    }
    guard let point = element.activationPoint.value ?? element.effectiveActivationPoint else {
      return
    }
    json.key("activationPoint")
    json.value([point.x, point.y])
    json.key("usesDefaultActivationPoint")
    // A fixed scale, because the format does not tell that of the screen.
    json.value(element.isActivationPointDefault(scale: 3))
  }

  private func write(_ path: Path, _ json: inout JSONWriter) {
    func step(_ name: StaticString, _ point: Point) {
      json.line {
        $0.key(name)
        $0.line {
          $0.key("to")
          $0.value([point.x, point.y])
        }
      }
    }
    for polygon in path.polygons {
      guard let first = polygon.first else { continue }
      step("move", first)
      for corner in polygon.dropFirst() { step("line", corner) }
      json.line {
        $0.key("closeSubpath")
        $0.line { _ in }
      }
    }
  }

  private func writeContent(_ element: Element, _ json: inout JSONWriter) {
    json.key("customContent")
    json.array { json in
      for entry in element.customContent.value ?? [] {
        json.line {
          $0.text("label", entry.label)
          $0.text("value", entry.value)
          $0.key("isImportant")
          $0.value(entry.importance == .high)
        }
      }
    }
    json.key("customRotors")
    json.array { json in
      for rotor in element.customRotors.value ?? [] {
        json.line {
          $0.text("name", rotor.name)
          $0.key("resultMarkers")
          $0.value([String]())
          $0.key("limit")
          $0.line {
            $0.key("none")
            $0.line { _ in }
          }
        }
      }
    }
  }

  private func writeContext(_ element: Element, _ json: inout JSONWriter) {
    guard let place = element.position.value else { return }
    json.key("context")
    json.line {
      $0.key("series")
      $0.line {
        $0.key("index")
        $0.value(place.index)
        $0.key("count")
        $0.value(place.count)
      }
    }
  }
}

extension ScreenAccessibilitySnapshot {
  private func writeContainer(_ node: ScreenOutline.Node, _ json: inout JSONWriter) {
    let element = node.element
    json.key("type")
    json.object { writeType(node, &$0) }
    json.key("identifier")
    json.value(element.identifier.value)
    if element.systemContainer?.scrolls == true {
      let frames = node.children.compactMap(\.element.effectiveFrame)
      let size = frames.reduce(element.effectiveFrame ?? .zero) { $0.union($1) }
      json.key("scrollableContentSize")
      json.value([size.width, size.height])
    }
    let frame = element.hasNoSize ? nil : element.effectiveFrame
    json.rect("frame", frame ?? Self.noFrame)
    json.key("isModalBoundary")
    json.value(element.isModal.value == true)
    json.key("customActions")
    json.value((element.customActions.value ?? []).map(\.name))
  }

  private func writeType(_ node: ScreenOutline.Node, _ json: inout JSONWriter) {
    let element = node.element
    if element.systemContainer == .tabBar || element.has(.tabBar) { return json.empty("tabBar") }
    if element.systemContainer == .segmentedControl { return json.empty("series") }
    switch element.containerType.value {
    case nil: json.empty("none")
    case .list?: json.empty("list")
    case .landmark?: json.empty("landmark")
    case .semanticGroup?:
      json.key("semanticGroup")
      json.object {
        $0.text("label", element.label.value)
        $0.text("value", element.value.value)
      }
    case .dataTable(let table)?:
      json.key("dataTable")
      json.object { write(table, node, &$0) }
    }
  }

  private func write(
    _ table: DataTable, _ node: ScreenOutline.Node, _ json: inout JSONWriter
  ) {
    let places = Dictionary(
      node.children.enumerated().map { ($1.element.id, $0) },
      uniquingKeysWith: { first, _ in first })
    json.number("rowCount", table.rowCount)
    json.number("columnCount", table.columnCount)
    json.key("cells")
    json.array { json in
      for child in node.children {
        guard let cell = child.element.tableCell.value else {
          json.value(nil as String?)
          continue
        }
        json.line { json in
          json.number("row", cell.row)
          json.number("column", cell.column)
          json.number("rowSpan", cell.rowSpan)
          json.number("columnSpan", cell.columnSpan)
          json.key("rowHeaderChildIndices")
          json.value(table.rowHeaders.ids(at: cell.row).compactMap { places[$0].map(Double.init) })
          json.key("columnHeaderChildIndices")
          json.value(
            table.columnHeaders.ids(at: cell.column).compactMap { places[$0].map(Double.init) })
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

extension JSONWriter {
  /// Writes a key with an empty object, as a case without values is encoded.
  fileprivate mutating func empty(_ name: StaticString) {
    key(name)
    object { _ in }
  }

  /// Writes a key when there is a number.
  fileprivate mutating func number(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    key(name)
    value(number)
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
