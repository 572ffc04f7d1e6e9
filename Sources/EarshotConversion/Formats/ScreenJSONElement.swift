import EarshotTree
import EarshotWriting

/// Writes every property of an element that is known; an empty one is null, an unknown one absent.
struct ScreenJSONElement {
  var element: Element

  func write(_ json: inout JSONWriter) {
    json.key("id")
    json.value(element.id.rawValue)
    json.text("type", element.type)
    json.key("isAccessibilityElement")
    json.value(element.isAccessibilityElement)
    writeTexts(&json)
    writeGeometry(&json)
    writeLists(&json)
    writeContainer(&json)
    writeFlags(&json)
    writeState(&json)
    if !element.derived.isEmpty {
      json.key("derived")
      json.value(element.derived.fields.map(\.rawValue))
    }
  }

  private func write<Value>(
    _ key: StaticString, _ property: Property<Value>, _ json: inout JSONWriter,
    _ body: (Value, inout JSONWriter) -> Void
  ) {
    guard property.isCaptured else { return }
    json.key(key)
    if let value = property.value { body(value, &json) } else { json.value(nil as String?) }
  }

  private func writeTexts(_ json: inout JSONWriter) {
    let texts: [(StaticString, Property<String>)] = [
      ("label", element.label), ("value", element.value), ("hint", element.hint),
      ("identifier", element.identifier), ("language", element.language),
    ]
    for (key, text) in texts { write(key, text, &json) { $1.value($0) } }
    let attributed: [(StaticString, Property<AttributedText>)] = [
      ("attributedLabel", element.attributedLabel), ("attributedValue", element.attributedValue),
      ("attributedHint", element.attributedHint),
    ]
    for (key, text) in attributed {
      write(key, text, &json) { text, json in
        json.array { json in
          for run in text.runs { json.line { run.write(&$0) } }
        }
      }
    }
    guard element.traits.isCaptured else { return }
    json.key("traits")
    json.value((element.traits.value ?? []).names)
  }

  private func writeGeometry(_ json: inout JSONWriter) {
    write("frame", element.frame, &json) { $1.value([$0.x, $0.y, $0.width, $0.height]) }
    write("path", element.path, &json) { path, json in
      json.array { json in
        for polygon in path.polygons { json.value(polygon.flatMap { [$0.x, $0.y] }) }
      }
    }
    write("activationPoint", element.activationPoint, &json) { $1.value([$0.x, $0.y]) }
    write("position", element.position, &json) { $1.value([Double($0.index), Double($0.count)]) }
  }

  private func writeFlags(_ json: inout JSONWriter) {
    let flags: [(StaticString, Property<Bool>)] = [
      ("groupsChildren", element.groupsChildren), ("elementsHidden", element.elementsHidden),
      ("isHidden", element.isHidden), ("isModal", element.isModal),
      ("isTappable", element.isTappable),
      ("respondsToUserInteraction", element.respondsToUserInteraction),
    ]
    for (key, flag) in flags { write(key, flag, &json) { $1.value($0) } }
    if element.clipsToBounds { json.flag("clipsToBounds") }
  }

  private func writeState(_ json: inout JSONWriter) {
    write("expandedStatus", element.expandedStatus, &json) { $1.value($0.rawValue) }
    write("headingLevel", element.headingLevel, &json) { $1.value($0) }
    write("navigationStyle", element.navigationStyle, &json) { $1.value($0.rawValue) }
    write("textInput", element.textInput, &json) { input, json in
      json.line {
        $0.key("placeholder")
        $0.value(input.placeholder)
        $0.key("isEditing")
        $0.value(input.isEditing)
        $0.key("isSecure")
        $0.value(input.isSecure)
        $0.key("isMultiline")
        $0.value(input.isMultiline)
      }
    }
    write("adjustment", element.adjustment, &json) { adjustment, json in
      json.line { adjustment.write(&$0) }
    }
    write("appearance", element.appearance, &json) { _, json in
      json.line { ScreenViewLooks(element: element).writeAppearance(&$0) }
    }
  }
}

extension ScreenJSONElement {
  private func writeLists(_ json: inout JSONWriter) {
    write("customActions", element.customActions, &json) { actions, json in
      json.array { json in
        for action in actions { json.line { action.write(&$0) } }
      }
    }
    write("customContent", element.customContent, &json) { content, json in
      json.array { json in
        for entry in content { json.line { entry.write(&$0) } }
      }
    }
    write("customRotors", element.customRotors, &json) { rotors, json in
      json.array { json in
        for rotor in rotors {
          json.line {
            $0.text("name", rotor.name)
            $0.key("targets")
            $0.value(rotor.targets.map(\.rawValue))
          }
        }
      }
    }
    write("userInputLabels", element.userInputLabels, &json) { $1.value($0) }
    write("handlers", element.handlers, &json) { $1.value($0.map(\.rawValue)) }
    let places: [(StaticString, Property<[LocationDescriptor]>)] = [
      ("dragSources", element.dragSources), ("dropPoints", element.dropPoints),
    ]
    for (key, descriptors) in places {
      write(key, descriptors, &json) { descriptors, json in
        json.array { json in
          for place in descriptors { json.line { place.write(&$0) } }
        }
      }
    }
  }

  private func writeContainer(_ json: inout JSONWriter) {
    write("accessibilityElements", element.accessibilityElements, &json) {
      $1.value($0.map(\.rawValue))
    }
    json.text("systemContainer", element.systemContainer?.rawValue)
    write("containerType", element.containerType, &json) { $1.value($0.name) }
    if case .dataTable(let table)? = element.containerType.value, table != DataTable() {
      json.key("dataTable")
      json.object { table.write(&$0) }
    }
    write("tableCell", element.tableCell, &json) { cell, json in
      json.line {
        $0.key("row")
        $0.number(cell.row.map(Double.init))
        $0.key("column")
        $0.number(cell.column.map(Double.init))
        $0.key("rowSpan")
        $0.value(cell.rowSpan)
        $0.key("columnSpan")
        $0.value(cell.columnSpan)
      }
    }
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

extension DataTable {
  fileprivate func write(_ json: inout JSONWriter) {
    json.key("rowCount")
    json.number(rowCount.map(Double.init))
    json.key("columnCount")
    json.number(columnCount.map(Double.init))
    let lists: [(StaticString, [[Element.ID]])] = [
      ("rowHeaders", rowHeaders), ("columnHeaders", columnHeaders),
    ]
    for (key, headers) in lists {
      json.key(key)
      json.array { json in
        for ids in headers { json.value(ids.map(\.rawValue)) }
      }
    }
  }
}

extension AttributedText.Run {
  fileprivate func write(_ json: inout JSONWriter) {
    json.text("text", text)
    json.text("language", attributes.language)
    json.text("ipaNotation", attributes.ipaNotation)
    json.text("context", attributes.context)
    let flags: [(StaticString, Bool?)] = [
      ("spellsOut", attributes.spellsOut), ("speaksPunctuation", attributes.speaksPunctuation),
    ]
    for case (let key, let flag?) in flags {
      json.key(key)
      json.value(flag)
    }
    if let pitch = attributes.pitch {
      json.key("pitch")
      json.number(pitch)
    }
    if let level = attributes.headingLevel {
      json.key("headingLevel")
      json.value(level)
    }
    if let custom = attributes.custom {
      json.key("custom")
      json.value(custom)
    }
  }
}

extension CustomAction {
  fileprivate func write(_ json: inout JSONWriter) {
    json.text("name", name)
    json.text("image", image)
    guard !actions.isEmpty else { return }
    json.key("actions")
    json.array { json in
      for action in actions { json.line { action.write(&$0) } }
    }
  }
}

extension LocationDescriptor {
  fileprivate func write(_ json: inout JSONWriter) {
    json.text("name", name)
    guard let point else { return }
    json.key("point")
    json.value([point.x, point.y])
  }
}
