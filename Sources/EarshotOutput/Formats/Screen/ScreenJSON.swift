public import EarshotTree

extension OutputFormat where Document == Screen {
  /// The whole tree as JSON, for other programs.
  public static var json: OutputFormat<Screen> {
    OutputFormat(
      id: "json", summary: "the tree with every property that is known, for other programs",
      fileExtension: "json", write: { ScreenJSON(screen: $0).write() })
  }
}

/// Writes each node with what is known of it; an empty property is null, an unknown one is absent.
private struct ScreenJSON {
  var screen: Screen

  func write() -> [UInt8] {
    var writer = JSONWriter(isPretty: true)
    writer.object { json in
      json.key("earshot")
      json.value("tree/1")
      json.key("title")
      json.value(screen.title)
      json.key("size")
      json.value(screen.size.map { [$0.width, $0.height] })
      json.key("scale")
      json.number(screen.scale)
      json.key("language")
      json.value(screen.language)
      json.key("idiom")
      json.value(screen.idiom.rawValue)
      json.key("direction")
      json.value(screen.direction.rawValue)
      json.key("elements")
      json.array { json in
        for element in screen.elements { json.object { write(element, &$0) } }
      }
    }
    writer.finishLine()
    return writer.bytes
  }

  private func write(_ element: Element, _ json: inout JSONWriter) {
    json.key("id")
    json.value(element.id.rawValue)
    json.text("type", element.type)
    json.key("isAccessibilityElement")
    json.value(element.isAccessibilityElement)
    writeTexts(element, &json)
    writeGeometry(element, &json)
    writeLists(element, &json)
    json.text("systemContainer", element.systemContainer?.rawValue)
    if let type = element.containerType.value { json.text("containerType", type.name) }
    writeFlags(element, &json)
    guard !element.children.isEmpty else { return }
    json.key("children")
    json.array { json in
      for child in element.children { json.object { write(child, &$0) } }
    }
  }

  private func writeTexts(_ element: Element, _ json: inout JSONWriter) {
    let texts: [(StaticString, Property<String>)] = [
      ("label", element.label), ("value", element.value), ("hint", element.hint),
      ("identifier", element.identifier), ("language", element.language),
    ]
    for (key, text) in texts where text.isCaptured {
      json.key(key)
      json.value(text.value)
    }
    if element.traits.isCaptured {
      json.key("traits")
      json.value((element.traits.value ?? []).names)
    }
  }

  private func writeGeometry(_ element: Element, _ json: inout JSONWriter) {
    if let frame = element.frame.value {
      json.key("frame")
      json.value([frame.x, frame.y, frame.width, frame.height])
    }
    if let point = element.activationPoint.value {
      json.key("activationPoint")
      json.value([point.x, point.y])
    }
    if let position = element.position.value {
      json.key("position")
      json.value([Double(position.index), Double(position.count)])
    }
  }

  private func writeLists(_ element: Element, _ json: inout JSONWriter) {
    let lists: [(StaticString, [String]?)] = [
      ("customActions", element.customActions.value?.map(\.name)),
      ("customContent", element.customContent.value?.map { "\($0.label): \($0.value)" }),
      ("customRotors", element.customRotors.value?.map(\.name)),
      ("userInputLabels", element.userInputLabels.value),
      ("accessibilityElements", element.accessibilityElements.value?.map(\.rawValue)),
      ("handlers", element.handlers.value?.map(\.rawValue)),
      ("derived", element.derived.isEmpty ? nil : element.derived.fields.map(\.rawValue)),
    ]
    for case (let key, let list?) in lists {
      json.key(key)
      json.value(list)
    }
  }

  private func writeFlags(_ element: Element, _ json: inout JSONWriter) {
    let flags: [(StaticString, Property<Bool>)] = [
      ("groupsChildren", element.groupsChildren), ("elementsHidden", element.elementsHidden),
      ("isHidden", element.isHidden), ("isModal", element.isModal),
      ("isTappable", element.isTappable),
    ]
    for case (let key, .given(let flag)) in flags {
      json.key(key)
      json.value(flag)
    }
    json.text("expandedStatus", element.expandedStatus.value?.rawValue)
  }
}

extension ContainerType {
  fileprivate var name: String {
    switch self {
    case .semanticGroup: "semanticGroup"
    case .list: "list"
    case .landmark: "landmark"
    case .dataTable: "dataTable"
    }
  }
}
