import EarshotTree

/// The keys of one element in the JSON of a tree, without those inside.
struct TreeJSONElement {
  var object: JSONObject

  /// All keys of an element.
  static let keys = [
    "id", "type", "isAccessibilityElement", "label", "value", "hint", "identifier", "language",
    "attributedLabel", "attributedValue", "attributedHint", "traits", "frame", "path",
    "activationPoint", "position", "customActions", "customContent", "customRotors", "chart",
    "userInputLabels", "handlers", "dragSources", "dropPoints", "accessibilityElements",
    "systemContainer", "containerType", "dataTable", "tableCell", "groupsChildren",
    "elementsHidden", "isHidden", "isModal", "isTappable", "gestures", "isOnlyWhileVoiceOverRuns",
    "isFrameStored", "respondsToUserInteraction", "clipsToBounds", "expandedStatus", "headingLevel",
    "navigationStyle", "textInput", "adjustment", "appearance", "largeContent", "web", "derived",
    "children",
  ]

  func element(named name: String) throws(CaptureError) -> Element {
    var element = Element(
      id: Element.ID(name), type: try object.text("type"),
      isAccessibilityElement: try object.required("isAccessibilityElement", in: "an element")
        .bool("isAccessibilityElement"))
    element.source = object.location
    try readTexts(&element)
    try readGeometry(&element)
    try readLists(&element)
    try readContainer(&element)
    try readFlags(&element)
    try readState(&element)
    let derived: [Element.Field] =
      try object.read("derived") { (value, name) throws(CaptureError) in
        try value.choices(name)
      } ?? []
    for field in derived { element.derived.formUnion(Element.Fields(field)) }
    return element
  }

  private func readTexts(_ element: inout Element) throws(CaptureError) {
    element.label = try texts("label")
    element.value = try texts("value")
    element.hint = try texts("hint")
    element.identifier = try texts("identifier")
    element.language = try texts("language")
    element.attributedLabel = try attributed("attributedLabel")
    element.attributedValue = try attributed("attributedValue")
    element.attributedHint = try attributed("attributedHint")
    element.traits = try object.property("traits") { (value, name) throws(CaptureError) in
      try value.traits(name)
    }
    // An empty set that was captured is written as an empty list.
    if element.traits.value == [] { element.traits = .empty }
  }

  private func texts(_ name: String) throws(CaptureError) -> Property<String> {
    try object.property(name) { (value, name) throws(CaptureError) in try value.string(name) }
  }

  private func attributed(_ name: String) throws(CaptureError) -> Property<AttributedText> {
    try object.property(name) { (value, name) throws(CaptureError) in
      AttributedText(
        runs: try value.array(name).map { run throws(CaptureError) in try run.run(name) })
    }
  }

  private func readGeometry(_ element: inout Element) throws(CaptureError) {
    element.frame = try object.property("frame") { (value, name) throws(CaptureError) in
      Rect(try value.measures(name, count: 4))
    }
    element.path = try object.property("path") { (value, name) throws(CaptureError) in
      Path(
        polygons: try value.array(name).map { polygon throws(CaptureError) in
          try polygon.points(name)
        })
    }
    element.activationPoint = try object.property("activationPoint") {
      (value, name) throws(CaptureError) in try value.place(name)
    }
    element.position = try object.property("position") { (value, name) throws(CaptureError) in
      try value.series(name)
    }
  }

  private func readLists(_ element: inout Element) throws(CaptureError) {
    element.customActions = try object.property("customActions") {
      (value, name) throws(CaptureError) in try value.actions(name)
    }
    element.customContent = try object.property("customContent") {
      (value, name) throws(CaptureError) in try value.customContent(name)
    }
    element.customRotors = try object.property("customRotors") {
      (value, name) throws(CaptureError) in
      try value.array(name).map { rotor throws(CaptureError) in
        let rotor = try rotor.object("a rotor")
        return CustomRotor(
          try rotor.required("name", in: "a rotor").string("name"),
          targets: try rotor["targets"]?.ids("targets") ?? [])
      }
    }
    element.chart = try object.property("chart") { (value, name) throws(CaptureError) in
      try value.chart(name)
    }
    element.userInputLabels = try object.property("userInputLabels") {
      (value, name) throws(CaptureError) in try value.strings(name)
    }
    element.handlers = try object.property("handlers") { (value, name) throws(CaptureError) in
      try value.choices(name)
    }
    element.gestures = try object.property("gestures") { (value, name) throws(CaptureError) in
      try value.choices(name)
    }
    element.dragSources = try descriptors("dragSources")
    element.dropPoints = try descriptors("dropPoints")
  }

  private func descriptors(_ name: String) throws(CaptureError) -> Property<[LocationDescriptor]> {
    try object.property(name) { (value, name) throws(CaptureError) in
      try value.array(name).map { item throws(CaptureError) in
        let item = try item.object(name)
        return LocationDescriptor(
          try item.required("name", in: "an entry of '\(name)'").string("name"),
          point: try item["point"]?.place("point"))
      }
    }
  }
}

extension TreeJSONElement {
  private func readContainer(_ element: inout Element) throws(CaptureError) {
    element.accessibilityElements = try object.property("accessibilityElements") {
      (value, name) throws(CaptureError) in try value.ids(name)
    }
    element.systemContainer = try object.given("systemContainer") {
      (value, name) throws(CaptureError) in try value.choice(name)
    }
    element.containerType = try object.property("containerType") {
      (value, _) throws(CaptureError) in try value.containerType()
    }
    if let table = object["dataTable"] {
      element.containerType = .given(.dataTable(try table.table()))
    }
    element.tableCell = try object.property("tableCell") { (value, name) throws(CaptureError) in
      let cell = try value.object(name)
      return TableCell(
        row: try cell["row"]?.integer(orNull: "row"),
        column: try cell["column"]?.integer(orNull: "column"),
        rowSpan: try cell.integer("rowSpan") ?? 1, columnSpan: try cell.integer("columnSpan") ?? 1)
    }
  }

  private func readFlags(_ element: inout Element) throws(CaptureError) {
    element.groupsChildren = try flag("groupsChildren")
    element.elementsHidden = try flag("elementsHidden")
    element.isHidden = try flag("isHidden")
    element.isModal = try flag("isModal")
    element.isTappable = try flag("isTappable")
    element.isOnlyWhileVoiceOverRuns = try flag("isOnlyWhileVoiceOverRuns")
    element.isFrameStored = try flag("isFrameStored")
    element.respondsToUserInteraction = try flag("respondsToUserInteraction")
    element.clipsToBounds = try object.bool("clipsToBounds") ?? false
  }

  private func flag(_ name: String) throws(CaptureError) -> Property<Bool> {
    try object.property(name) { (value, name) throws(CaptureError) in try value.bool(name) }
  }

  private func readState(_ element: inout Element) throws(CaptureError) {
    element.expandedStatus = try object.property("expandedStatus") {
      (value, name) throws(CaptureError) in try value.choice(name)
    }
    element.headingLevel = try object.property("headingLevel") {
      (value, name) throws(CaptureError) in try value.integer(name)
    }
    element.navigationStyle = try object.property("navigationStyle") {
      (value, name) throws(CaptureError) in try value.choice(name)
    }
    element.textInput = try object.property("textInput") { (value, name) throws(CaptureError) in
      let input = try value.object(name)
      var read = TextInput(
        placeholder: try input.text("placeholder"), isEditing: try input.bool("isEditing") ?? false,
        isSecure: try input.bool("isSecure") ?? false,
        isMultiline: try input.bool("isMultiline") ?? false)
      read.isSecrecyTold = try input.bool("isSecrecyTold") ?? true
      return read
    }
    element.adjustment = try object.property("adjustment") { (value, _) throws(CaptureError) in
      try value.anyAdjustment()
    }
    element.appearance = try object.property("appearance") { (value, name) throws(CaptureError) in
      try value.object(name).appearance()
    }
    element.largeContent = try object.property("largeContent") {
      (value, name) throws(CaptureError) in
      let content = try value.object(name)
      return LargeContent(title: try content.text("title"), image: try content.text("image"))
    }
    element.web = try object.property("web") { (value, name) throws(CaptureError) in
      try value.object(name).webContent()
    }
  }
}

extension JSONObject {
  /// What is known under a key: absent is not captured, null is empty.
  fileprivate func property<Value: Hashable & Sendable>(
    _ name: String, _ read: (JSONValue, String) throws(CaptureError) -> Value
  ) throws(CaptureError) -> Property<Value> {
    guard let value = self[name] else { return .notCaptured }
    return value.content == .null ? .empty : .given(try read(value, name))
  }

  /// The result of a closure for the value of a key; `nil` for null and where there is no such key.
  func given<Value: Hashable & Sendable>(
    _ name: String, _ read: (JSONValue, String) throws(CaptureError) -> Value
  ) throws(CaptureError) -> Value? {
    try property(name, read).value
  }
}
