import EarshotTree
import EarshotWriting

/// Writes every property of an element that is known; an empty one is null, an unknown one absent.
struct ScreenJSONElement {
  var element: Element

  func write(_ json: inout JSONWriter) {
    json.field("id", element.id.rawValue)
    json.present("type", element.type)
    json.field("isAccessibilityElement", element.isAccessibilityElement)
    writeTexts(&json)
    writeGeometry(&json)
    writeLists(&json)
    writeContainer(&json)
    writeFlags(&json)
    writeState(&json)
    if !element.derived.isEmpty { json.field("derived", element.derived.fields.map(\.rawValue)) }
  }

  private func writeTexts(_ json: inout JSONWriter) {
    json.property("label", element.label)
    json.property("value", element.value)
    json.property("hint", element.hint)
    json.property("identifier", element.identifier)
    json.property("language", element.language)
    json.lines("attributedLabel", element.attributedLabel, of: \.runs) { $1.write(&$0) }
    json.lines("attributedValue", element.attributedValue, of: \.runs) { $1.write(&$0) }
    json.lines("attributedHint", element.attributedHint, of: \.runs) { $1.write(&$0) }
    if element.traits.isCaptured { json.field("traits", (element.traits.value ?? []).names) }
  }

  private func writeGeometry(_ json: inout JSONWriter) {
    json.property("frame", element.frame, as: \.numbers)
    json.property("path", element.path) { json, path in
      json.array { json in path.polygons.forEach { json.value($0.flatMap(\.numbers)) } }
    }
    json.property("activationPoint", element.activationPoint, as: \.numbers)
    json.property("position", element.position) { $0.value([$1.index, $1.count]) }
  }

  private func writeLists(_ json: inout JSONWriter) {
    json.lines("customActions", element.customActions, of: \.self) { $1.write(&$0) }
    json.lines("customContent", element.customContent, of: \.self) { $1.write(&$0) }
    json.lines("customRotors", element.customRotors, of: \.self) { json, rotor in
      json.fields(["name": rotor.name, "targets": rotor.targets.map(\.rawValue)])
    }
    // A chart that no app can have would not be read back.
    if element.chart.value?.isSound != false { json.line("chart", element.chart) { $1.write(&$0) } }
    json.property("userInputLabels", element.userInputLabels)
    json.property("handlers", element.handlers) { $0.value($1.map(\.rawValue)) }
    json.property("gestures", element.gestures) { $0.value($1.map(\.rawValue)) }
    json.lines("dragSources", element.dragSources, of: \.self) { $1.write(&$0) }
    json.lines("dropPoints", element.dropPoints, of: \.self) { $1.write(&$0) }
  }

  private func writeContainer(_ json: inout JSONWriter) {
    json.property("accessibilityElements", element.accessibilityElements) {
      $0.value($1.map(\.rawValue))
    }
    json.present("systemContainer", element.systemContainer?.rawValue)
    json.property("containerType", element.containerType, as: \.name)
    if case .dataTable(let table)? = element.containerType.value, table != DataTable() {
      json.object("dataTable") { json in
        json.fields(["rowCount": table.rowCount, "columnCount": table.columnCount])
        json.array("rowHeaders") { json in
          table.rowHeaders.forEach { json.value($0.map(\.rawValue)) }
        }
        json.array("columnHeaders") { json in
          table.columnHeaders.forEach { json.value($0.map(\.rawValue)) }
        }
      }
    }
    json.line("tableCell", element.tableCell) { json, cell in
      json.field("row", cell.row)
      json.field("column", cell.column)
      json.field("rowSpan", cell.rowSpan)
      json.field("columnSpan", cell.columnSpan)
    }
  }

  private func writeFlags(_ json: inout JSONWriter) {
    json.property("groupsChildren", element.groupsChildren)
    json.property("elementsHidden", element.elementsHidden)
    json.property("isHidden", element.isHidden)
    json.property("isModal", element.isModal)
    json.property("isTappable", element.isTappable)
    json.property("isOnlyWhileVoiceOverRuns", element.isOnlyWhileVoiceOverRuns)
    json.property("isFrameStored", element.isFrameStored)
    json.property("respondsToUserInteraction", element.respondsToUserInteraction)
    if element.clipsToBounds { json.flag("clipsToBounds") }
  }

  private func writeState(_ json: inout JSONWriter) {
    json.property("expandedStatus", element.expandedStatus, as: \.rawValue)
    json.property("headingLevel", element.headingLevel)
    json.property("navigationStyle", element.navigationStyle, as: \.rawValue)
    json.line("textInput", element.textInput) { json, input in
      json.field("placeholder", input.placeholder)
      json.field("isEditing", input.isEditing)
      json.field("isSecure", input.isSecure)
      json.field("isMultiline", input.isMultiline)
      if !input.isSecrecyTold { json.field("isSecrecyTold", false) }
    }
    json.line("adjustment", element.adjustment) { $1.write(&$0) }
    json.line("appearance", element.appearance) { json, look in
      look.write(&json)
      json.present(["text": look.text, "darkColor": look.darkColor])
      json.present("darkBackground", look.darkBackground)
      json.present("isSelected", look.isSelected)
      json.present("isEnabled", look.isEnabled)
      json.present("scalesText", look.scalesText)
    }
    json.line("largeContent", element.largeContent) { json, content in
      json.present(["title": content.title, "image": content.image])
    }
    json.line("web", element.web) { $1.write(&$0) }
  }
}

extension JSONWriter {
  /// Writes a key and a property that is known; an empty one is null.
  fileprivate mutating func property<Value>(
    _ name: StaticString, _ property: Property<Value>, _ body: (inout JSONWriter, Value) -> Void
  ) {
    guard property.isCaptured else { return }
    key(name)
    if let value = property.value { body(&self, value) } else { value(String?.none) }
  }

  fileprivate mutating func property(
    _ name: StaticString, _ property: Property<some JSONValue>
  ) {
    self.property(name, property) { $0.value($1) }
  }

  fileprivate mutating func property<Value>(
    _ name: StaticString, _ property: Property<Value>, as path: KeyPath<Value, some JSONValue>
  ) {
    self.property(name, property) { $0.value($1[keyPath: path]) }
  }

  /// Writes a key and a property that is known as a small object; an empty one is null.
  fileprivate mutating func line<Value>(
    _ name: StaticString, _ property: Property<Value>, _ body: (inout JSONWriter, Value) -> Void
  ) {
    self.property(name, property) { json, value in json.line { body(&$0, value) } }
  }

  /// Writes a key and a property that is known as small objects; an empty one is null.
  fileprivate mutating func lines<Value, Item>(
    _ name: StaticString, _ property: Property<Value>, of items: KeyPath<Value, [Item]>,
    _ body: (inout JSONWriter, Item) -> Void
  ) {
    self.property(name, property) { json, value in
      json.array { json in
        for item in value[keyPath: items] { json.line { body(&$0, item) } }
      }
    }
  }
}

extension AttributedText.Run {
  fileprivate func write(_ json: inout JSONWriter) {
    json.field("text", text)
    json.present([
      "language": attributes.language, "ipaNotation": attributes.ipaNotation,
      "context": attributes.context, "spellsOut": attributes.spellsOut,
      "speaksPunctuation": attributes.speaksPunctuation, "pitch": attributes.pitch,
      "headingLevel": attributes.headingLevel, "custom": attributes.custom,
    ])
  }
}

extension CustomAction {
  /// Writes the keys of an action, with the actions in it.
  func write(_ json: inout JSONWriter) {
    json.field("name", name)
    json.present("image", image)
    if !actions.isEmpty { json.lines("actions", actions) { $1.write(&$0) } }
  }
}

extension LocationDescriptor {
  fileprivate func write(_ json: inout JSONWriter) {
    json.field("name", name)
    json.present("point", point?.numbers)
  }
}

extension WebContent {
  fileprivate func write(_ json: inout JSONWriter) {
    json.present([
      "role": role?.rawValue, "check": check?.rawValue, "popup": popup?.rawValue,
      "current": current?.rawValue, "marker": marker, "description": description,
      "roleDescription": roleDescription,
    ])
    if isRequired { json.flag("isRequired") }
    if isInvalid { json.flag("isInvalid") }
    if leadsIntoPage { json.flag("leadsIntoPage") }
    json.present("share", share)
  }
}
